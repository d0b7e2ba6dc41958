// Files: `recurring.ts` calculates. `later.ts` has the chart, tables and formulas, loaded at the first use.

import { choiceField } from '@/islands/calculator/fields/choice-field.ts'
import { lengthInWords, yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, type Entries, type Row } from '@/islands/calculator/frame/definition.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { rupees } from '@/lib/format.ts'

import { slabField } from '../shared-fields.ts'
import { recurringDeposit, type RecurringInput, type RecurringResult } from './recurring.ts'

/** The recurring deposit calculator: the maturity amount, or the deposit that reaches one. */
export const recurringCalculator = calculator<RecurringInput, RecurringResult>({
  reportTitle: 'Recurring Deposit Report',
  reportName: 'recurring-deposit-report',
  resultsTitle: 'Recurring Deposit',
  fields: {
    wanted: choiceField('You want to know', 'maturity', [
      ['maturity', 'What it comes to'],
      ['deposit', 'What to pay in'],
    ]),
    monthlyDeposit: rupeesField('Deposit Each Month (₹)', 5_000, {
      step: 100,
      slider: { min: 100, max: 100_000 },
    }),
    target: rupeesField('Amount Wanted at Maturity (₹)', 500_000),
    annualRatePercent: percentField('Interest Rate (% p.a.)', 7, { slider: { min: 1, max: 15 } }),
    years: yearsField('Time Period (Years)', 5, {
      hint: 'Or in months: 18 months, 2y 6m.',
      slider: { min: 1, max: 10 },
    }),
    slabPercent: slabField,
  },
  hiddenFields: ({ wanted }) => [wanted === 'deposit' ? 'monthlyDeposit' : 'target'],
  calculate: recurringDeposit,
  rows,
  sentence,
  notes,
  chart: ({ paidIn, interest, tax }) => ({
    title: 'Deposits, Interest and Tax',
    kind: 'doughnut',
    parts: [
      { label: 'Paid In', amount: paidIn, color: 'principal' },
      { label: 'Interest After Tax', amount: interest - tax, color: 'interest' },
      { label: 'Tax', amount: tax, color: 'attention' },
    ],
  }),
  later: () => import('./later.ts'),
})

export default calculatorPage(recurringCalculator)

function rows(result: RecurringResult, { wanted }: RecurringInput): Row[] {
  const { monthlyDeposit, paidIn, maturity, interest, tax, yieldPercent } = result
  return [
    wanted === 'deposit'
      ? { label: 'Deposit Each Month', amount: monthlyDeposit, unit: 'rupees', better: 'less' }
      : { label: 'Maturity Amount', amount: maturity, unit: 'rupees', better: 'more' },
    { label: 'Paid In', amount: paidIn, unit: 'rupees' },
    { label: 'Interest', amount: interest, unit: 'rupees', better: 'more' },
    { label: 'Tax on the Interest', amount: tax, unit: 'rupees', better: 'less' },
    { label: 'Left After Tax', amount: maturity - tax, unit: 'rupees', better: 'more' },
    { label: 'Yield a Year', amount: yieldPercent, unit: 'percent', better: 'more' },
  ]
}

function sentence(result: RecurringResult, { wanted }: RecurringInput): string | undefined {
  const { months, monthlyDeposit, maturity } = result
  if (!(months > 0) || !Number.isFinite(maturity)) return undefined
  const time = lengthInWords(months / 12)
  return wanted === 'deposit'
    ? `Paid in at the start of each month for ${time}, the deposits grow to ${rupees(maturity)}.`
    : `That is ${rupees(monthlyDeposit)} at the start of each month for ${time}.`
}

function notes(result: RecurringResult, input: RecurringInput): Entries<string> {
  const { monthlyDeposit, annualRatePercent, target, years, wanted } = input
  const amount = wanted === 'deposit' ? target : monthlyDeposit
  if (!(amount >= 0 && annualRatePercent >= 0 && years >= 0 && years <= 100))
    return ['Enter an amount and a rate of 0 or more, and a time of at most 100 years.']
  if (wanted === 'deposit' && result.months === 0) return ['Enter a time of at least one month.']
  return [
    ...whyNoValue([result.maturity, result.monthlyDeposit, result.paidIn]),
    Math.abs(years * 12 - result.months) > 1e-6 &&
      `The time is counted as ${result.months} whole months.`,
  ]
}
