import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'

import { bankDeposit, type DepositInput, type DepositResult } from './bank-deposit.ts'
import { depositTables } from './deposit-tables.ts'
import { besideDeposit, depositSentence } from './sentences.ts'

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

/** The interest by financial year. */
export function DepositTables({ input }: { input: DepositInput }) {
  return <LaterTables input={input} calculate={bankDeposit} tablesOf={depositTables} />
}
