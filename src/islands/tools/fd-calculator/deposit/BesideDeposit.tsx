import { TablePanel } from '../../../calculator/TablePanel.tsx'
import type { DepositInput, DepositResult } from './bank-deposit.ts'
import { besideDeposit } from './beside-deposit.ts'
import { depositTables } from './deposit-tables.ts'

interface Props {
  result: DepositResult
  input: DepositInput
}

/** What closing early pays, and what is to be known of the deposit. */
export function DepositSentences({ result, input }: Props) {
  return besideDeposit(result, input).map((sentence) => (
    <p className="notice mt-3" key={sentence}>
      {sentence}
    </p>
  ))
}

/** The interest by financial year. */
export function DepositTables({ result }: Pick<Props, 'result'>) {
  return depositTables(result).map((table) => <TablePanel table={table} key={table.title} />)
}
