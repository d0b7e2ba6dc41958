import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import type { CalculatorDefinition, Row, Table } from '@/islands/calculator/frame/definition.ts'

import { hiddenFields, savingsFields, savingsGroups } from './fields.ts'
import { payoutLabel, rateSentence, savingsNotes, savingsSentence } from './sentences.ts'
import { smallSavings, type SavingsInput, type SavingsResult } from './small-savings.ts'

/** The small savings calculator: the schemes of the government. */
export const savingsCalculator: CalculatorDefinition<SavingsInput, SavingsResult> = {
  reportTitle: 'Small Savings Report',
  reportName: 'small-savings-report',
  resultsTitle: 'What the Scheme Pays',
  fields: savingsFields,
  groups: savingsGroups,
  hiddenFields,
  calculate: smallSavings,
  rows,
  sentence: savingsSentence,
  notes: savingsNotes,
  reportLines: (_, input) => [rateSentence(input) ?? []].flat(),
  chart: ({ paidIn, interest }) => ({
    title: 'Deposits and Interest',
    kind: 'doughnut',
    parts: [
      { label: 'Paid In', amount: paidIn, color: 'principal' },
      { label: 'Interest', amount: interest, color: 'interest' },
    ],
  }),
  overTime: () => import('./over-time.ts'),
  working: () => import('./working.ts'),
  tables: growthTables,
}

function growthTables(
  { interest, withdrawn, years }: SavingsResult,
  { scheme }: SavingsInput,
): Table[] {
  if (!Number.isFinite(interest)) return []
  const hasWithdrawals = withdrawn > 0
  return [
    {
      title: 'Year by year',
      fileName: `${scheme}-growth`,
      columns: [
        { label: 'Year', unit: 'text' },
        { label: 'Paid in', unit: 'rupees' },
        { label: 'Interest so far', unit: 'rupees' },
        ...(hasWithdrawals ? [{ label: 'Taken out so far', unit: 'rupees' } as const] : []),
        { label: hasWithdrawals ? 'Balance' : 'Together', unit: 'rupees' },
      ],
      rows: years.map((row) => [
        // A Kisan Vikas Patra doubles within a year.
        Number.isInteger(row.year) ? row.year : lengthInWords(row.year),
        row.paidIn,
        row.interest,
        ...(hasWithdrawals ? [row.withdrawn] : []),
        row.paidIn + row.interest - row.withdrawn,
      ]),
    },
  ]
}

function rows(result: SavingsResult, { scheme }: SavingsInput): Row[] {
  const { maturity, paidIn, interest, withdrawn, payout } = result
  const label = payoutLabel(scheme)
  return [
    ...(label === undefined
      ? []
      : [{ label, amount: payout, unit: 'rupees', better: 'more' } as const]),
    { label: 'Maturity Amount', amount: maturity, unit: 'rupees', better: 'more' },
    { label: 'Paid In', amount: paidIn, unit: 'rupees' },
    ...(withdrawn > 0 ? [{ label: 'Taken Out', amount: withdrawn, unit: 'rupees' } as const] : []),
    { label: 'Interest', amount: interest, unit: 'rupees', better: 'more' },
  ]
}
