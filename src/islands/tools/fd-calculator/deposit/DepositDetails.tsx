import type { Table } from '@/islands/calculator/frame/definition.ts'
import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { financialYearName } from '@/islands/ui/dates/months.ts'

import { totalDeducted, taxedYears } from '../taxed-years.ts'
import { bankDeposit, type DepositInput, type DepositResult } from './bank-deposit.ts'
import { depositNotes, depositSentence } from './sentences.ts'

/** The sentence on maturity and the notes on closing early, TDS and insurance. */
export function DepositSentences(props: { result: DepositResult; input: DepositInput }) {
  const sentence = depositSentence(props.result)
  return (
    <>
      {sentence && <p className="says mt-3">{sentence}</p>}
      {depositNotes(props.result, props.input).map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

export function DepositTables({ input }: { input: DepositInput }) {
  return <LaterTables input={input} calculate={bankDeposit} tablesOf={depositTables} />
}

/** Returns the table of interest, TDS and tax by financial year. Empty for a deposit without interest. */
export function depositTables(
  { deposit, problem, interest, tax }: DepositResult,
  input: DepositInput,
): Table[] {
  if (problem !== undefined || !Number.isFinite(interest)) return []
  const years = taxedYears(deposit, input)
  if (years.length === 0) return []
  return [
    {
      title: 'Interest by financial year',
      fileName: 'deposit-interest',
      columns: [
        { label: 'Financial year', unit: 'text' },
        { label: 'Interest', unit: 'rupees' },
        { label: 'TDS', unit: 'rupees' },
        { label: 'Tax on it', unit: 'rupees', isSpare: true },
        { label: 'After tax', unit: 'rupees' },
      ],
      rows: years.map((year) => [
        financialYearName(year.year),
        year.interest,
        year.deducted,
        year.tax,
        year.interest - year.tax,
      ]),
      totals: ['All years', interest, totalDeducted(years), tax, interest - tax],
    },
  ]
}
