import type { Table } from '@/islands/calculator/frame/definition.ts'
import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { financialYearName } from '@/islands/ui/dates/months.ts'

import { deductedInAll, taxedYears } from '../taxed-years.ts'
import { bankDeposit, type DepositInput, type DepositResult } from './bank-deposit.ts'
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

/** The interest of each financial year, with what is deducted and taxed. Empty where there is none. */
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
      totals: ['All years', interest, deductedInAll(years), tax, interest - tax],
    },
  ]
}
