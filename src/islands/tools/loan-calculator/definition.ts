// Files: `emi.ts` is the formula, `quoted-loan.ts` adds the options of `loan-options.ts`; `schedule.ts` and `timeline.ts` follow
// a loan by months, for the views too. `later.tsx` has the drawing, chips and tables, loaded at the first use.

import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator } from '@/islands/calculator/frame/definition.ts'
import { howManyTimes } from '@/islands/calculator/results/how-many-times.ts'
import { monthInWords } from '@/islands/ui/dates/months.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { percent, rupees } from '@/lib/format.ts'

import type { LoanResult } from './emi.ts'
import { type EmiInput, hiddenOptions, optionFields, optionGroups } from './loan-options.ts'
import {
  agreedLoan,
  type QuotedLoan,
  scheduleOf,
  asReducing,
  costOf,
  flatRows,
  quotedAsRunning,
} from './quoted-loan.ts'

/** Returns notes about a loan: why there are no results, or how whole rupees move its end. */
function loanNotes({ emi, totalAmount }: LoanResult, quoted: QuotedLoan): string[] {
  const { years, annualRatePercent } = agreedLoan(quoted)
  if (years <= 0) return ['Enter a tenure of more than 0 years.']
  if (!Number.isFinite(totalAmount)) return ['These values are too large to calculate with.']
  if (Number.isNaN(annualRatePercent))
    return [
      'The rate on a reducing balance needs a tenure of 1 to 1,200 whole months and a loan that is repaid.',
    ]
  if (emi === 0 && totalAmount > 0) return ['The EMI is below 50 paise, so it is shown as ₹0.']
  return roundingNotes(quoted, years)
}

/** At high rates over decades, interest multiplies the rounding of each EMI until the schedule's end moves. */
function roundingNotes(quoted: QuotedLoan, years: number): string[] {
  const months = scheduleOf(quoted)
  const [first, last] = [months.at(0), months.at(-1)]
  if (first === undefined || last === undefined) return []
  const agreed = Math.round(years * 12)
  if (months.length < agreed)
    return [
      `In whole rupees this loan is paid off after ${months.length} of ${agreed} instalments: each is rounded up, and the extra saves interest.`,
    ]
  if (last.payment > 2 * first.payment)
    return [
      `In whole rupees the last instalment of this loan is ${rupees(last.payment)}: each earlier one is rounded down, and interest adds to the shortfall.`,
    ]
  return []
}

/** Says what a flat rate costs as much as: a list of at most one sentence. */
function flatSentence(quoted: QuotedLoan): string[] {
  const { annualRatePercent } = agreedLoan(quoted)
  if (quoted.quote !== 'flat' || !Number.isFinite(annualRatePercent)) return []
  return [
    `All figures are for ${groupedNumber(quoted.annualRatePercent)}% flat, which costs as much as ${percent(annualRatePercent)} on a reducing balance.`,
  ]
}

/** Says when the loan ends, where its first month was entered: a list of at most one sentence. */
function lastMonthSentence(input: QuotedLoan): string[] {
  const { firstMonth = NaN } = input
  const months = Number.isNaN(firstMonth) ? [] : scheduleOf(input)
  if (months.length === 0) return []
  return [`The last instalment is due in ${monthInWords(firstMonth + months.length - 1)}.`]
}

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
