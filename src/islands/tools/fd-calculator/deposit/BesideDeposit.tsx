import { useMemo } from 'react'

import { TablePanel } from '../../../calculator/TablePanel.tsx'
import { useSettled } from '../../../calculator/use-settled.ts'
import { bankDeposit, type DepositInput, type DepositResult } from './bank-deposit.ts'
import { besideDeposit, depositSentence } from './beside-deposit.ts'
import { depositTables } from './deposit-tables.ts'

/** When the deposit matures, what closing early pays, and what is to be known of tax deducted and insurance. */
export function DepositSentences(props: { result: DepositResult; input: DepositInput }) {
  const sentence = depositSentence(props.result)
  return (
    <>
      {sentence && <p className="says mt-3">{sentence}</p>}
      {besideDeposit(props.result, props.input).map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

/** The interest by financial year. It follows the fields once these keep still, and holds up no typing. */
export function DepositTables({ input }: { input: DepositInput }) {
  const settled = useSettled(input)
  const tables = useMemo(() => depositTables(bankDeposit(settled), settled), [settled])
  return tables.map((table) => <TablePanel table={table} key={table.title} />)
}
