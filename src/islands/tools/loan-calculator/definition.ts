// Files: `emi.ts` is the formula, `quoted-loan.ts` adds the options of `loan-options.ts`; `schedule.ts` and `timeline.ts` follow
// a loan by months, for the views too. `later.tsx` has the drawing, chips and tables, loaded at the first use.

import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator } from '@/islands/calculator/frame/definition.ts'
import { howManyTimes } from '@/islands/calculator/results/how-many-times.ts'
import type { LoanResult } from './emi.ts'
import { type EmiInput, hiddenOptions, optionFields, optionGroups } from './loan-options.ts'
import { asReducing, costOf, flatRows, quotedAsRunning } from './quoted-loan.ts'
import { flatSentence, lastMonthSentence, loanNotes } from './sentences.ts'

/** The EMI calculator, as specified. */
export const loanCalculator = calculator<EmiInput, LoanResult>({
  reportTitle: 'EMI Calculator Report',
  reportName: 'emi-report',
  resultsTitle: 'Loan Summary',
  actionLabel: 'Calculate EMI',
  fields: {
    loanAmount: rupeesField('Loan Amount (₹)', 1_000_000, {
      step: 10_000,
      slider: { min: 50_000, max: 20_000_000 },
    }),
    annualRatePercent: percentField('Interest Rate (% per annum)', 8.5, {
      slider: { min: 1, max: 30 },
    }),
    years: yearsField('Loan Tenure (Years)', 20, { slider: { min: 1, max: 40 } }),
    ...optionFields,
  },
  groups: optionGroups,
  hiddenFields: hiddenOptions,
  calculate: costOf,
  rows: ({ emi: instalment, totalInterest, totalAmount }, input) => [
    { label: 'Monthly EMI', amount: instalment, unit: 'rupees', better: 'less' },
    {
      label: 'Total Interest',
      amount: totalInterest,
      unit: 'rupees',
      better: 'less',
      leadsComparison: true,
    },
    { label: 'Total Amount', amount: totalAmount, unit: 'rupees', better: 'less' },
    ...flatRows(input),
  ],
  sentence: ({ totalAmount }, input) => {
    const times = howManyTimes(totalAmount, input.loanAmount)
    const paidBack = `You pay back ${times} what you borrow.`
    return times && [paidBack, ...flatSentence(input), ...lastMonthSentence(input)].join(' ')
  },
  notes: loanNotes,
  isDrawn: true,
  chart: ({ totalInterest }, { loanAmount }) => ({
    title: 'Principal vs Interest Breakdown',
    kind: 'doughnut',
    parts: [
      { label: 'Principal', amount: loanAmount, color: 'principal' },
      { label: 'Interest', amount: totalInterest, color: 'interest' },
    ],
  }),
  forOtherPages: (input) => ({ ...input, ...asReducing(input) }),
  forNextPages: quotedAsRunning,
  reportLines: (_, input) => [...flatSentence(input), ...lastMonthSentence(input)],
  later: () => import('./later.tsx'),
})

export default calculatorPage(loanCalculator)
