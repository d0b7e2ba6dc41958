// Files: `small-savings.ts` calculates, with `kisan-vikas.ts`, `floating-bond.ts` and `ppf-extension.ts` for special schemes.
// `schemes.ts` has the limits, `rates.ts` the rates of `rates/`, `facts.ts` their dates. `later.ts` is loaded at the first use.

import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, type Entries, type Row } from '@/islands/calculator/frame/definition.ts'

import { hiddenFields, savingsFields, savingsGroups } from './fields.ts'
import { payoutLabel, rateSentence, savingsNotes, savingsSentence } from './sentences.ts'
import { smallSavings, type SavingsInput, type SavingsResult } from './small-savings.ts'

/** The small savings calculator: the schemes of the government. */
export const savingsCalculator = calculator<SavingsInput, SavingsResult>({
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
  reportLines: (_, input) => [rateSentence(input)],
  chart: ({ paidIn, interest }) => ({
    title: 'Deposits and Interest',
    kind: 'doughnut',
    parts: [
      { label: 'Paid In', amount: paidIn, color: 'principal' },
      { label: 'Interest', amount: interest, color: 'interest' },
    ],
  }),
  later: () => import('./later.ts'),
})

export default calculatorPage(savingsCalculator)

function rows(result: SavingsResult, { scheme }: SavingsInput): Entries<Row> {
  const { maturity, paidIn, interest, withdrawn, payout } = result
  const label = payoutLabel(scheme)
  return [
    label !== undefined && { label, amount: payout, unit: 'rupees', better: 'more' },
    { label: 'Maturity Amount', amount: maturity, unit: 'rupees', better: 'more' },
    { label: 'Paid In', amount: paidIn, unit: 'rupees' },
    withdrawn > 0 && { label: 'Taken Out', amount: withdrawn, unit: 'rupees' },
    { label: 'Interest', amount: interest, unit: 'rupees', better: 'more' },
  ]
}
