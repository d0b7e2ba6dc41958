import { groupedNumber } from '@/lib/digit-groups.ts'
import { percent, roundTo, rupees } from '@/lib/format.ts'

import type { CalculatorDefinition, Row } from '@/islands/calculator/frame/definition.ts'
import { howManyTimes } from '@/islands/calculator/results/how-many-times.ts'
import { yearsField } from '@/islands/calculator/results/length-of-time.ts'
import { monthInWords } from '@/islands/ui/dates/months.ts'
import { emi, type LoanInput, type LoanResult } from './emi.ts'
import { hiddenOptions, type LoanOptions, optionFields, optionGroups } from './loan-options.ts'
import { agreedLoan, costOf, type QuotedLoan, scheduleOf } from './quoted-loan.ts'
import { scheduleTables } from './schedule-tables.ts'

export interface EmiInput extends LoanInput, LoanOptions {}

/** The EMI calculator, as the specification describes its page. */
export const loanCalculator: CalculatorDefinition<EmiInput, LoanResult> = {
  reportTitle: 'EMI Calculator Report',
  reportName: 'emi-report',
  resultsTitle: 'Loan Summary',
  actionLabel: 'Calculate EMI',
  fields: {
    loanAmount: {
      kind: 'number',
      label: 'Loan Amount (₹)',
      initial: 1_000_000,
      unit: 'rupees',
      step: 10_000,
      slider: { min: 50_000, max: 20_000_000, step: 10_000 },
    },
    annualRatePercent: {
      kind: 'number',
      label: 'Interest Rate (% per annum)',
      initial: 8.5,
      unit: 'percent',
      step: 0.1,
      slider: { min: 1, max: 30, step: 0.1 },
    },
    years: yearsField({
      label: 'Loan Tenure (Years)',
      initial: 20,
      slider: { min: 1, max: 40, step: 1 },
    }),
    ...optionFields,
  },
  groups: optionGroups,
  hiddenFields: hiddenOptions,
  calculate: costOf,
  working: () => import('./working.ts'),
  rows: ({ emi: instalment, totalInterest, totalAmount }, input) => [
    { label: 'Monthly EMI', amount: instalment, unit: 'rupees', better: 'less' },
    { label: 'Total Interest', amount: totalInterest, unit: 'rupees', better: 'less' },
    { label: 'Total Amount', amount: totalAmount, unit: 'rupees', better: 'less' },
    ...flatRows(input),
  ],
  sentence: ({ totalAmount }, input) => {
    const times = howManyTimes(totalAmount, input.loanAmount)
    const paidBack = `You pay back ${times} what you borrow.`
    return times && [paidBack, ...flatSentence(input), ...lastMonth(input)].join(' ')
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
  overTime: () => import('./over-time.ts'),
  tables: (_, input) => scheduleTables(scheduleOf(input), input),
  reportLines: (_, input) => [...flatSentence(input), ...lastMonth(input)],
}

/** When the loan ends, where its first month is given. */
function lastMonth(input: EmiInput): string[] {
  const { firstMonth } = input
  const months = Number.isNaN(firstMonth) ? [] : scheduleOf(input)
  if (months.length === 0) return []
  return [`The last instalment is due in ${monthInWords(firstMonth + months.length - 1)}.`]
}

/** What a flat rate means on a reducing balance, as rows beside the flat loan's own. None for a rate that is not flat. */
export function flatRows(quoted: QuotedLoan): Row[] {
  if (quoted.quote !== 'flat') return []
  const { annualRatePercent } = agreedLoan(quoted)
  const reducing = emi(agreedLoan({ ...quoted, quote: 'rate' }))
  return [
    {
      label: 'Rate on a reducing balance',
      amount: annualRatePercent,
      unit: 'percent',
      better: 'less',
    },
    { label: 'EMI if the rate were not flat', amount: reducing.emi, unit: 'rupees' },
  ]
}

/** Which loan the figures are of when the rate is flat, as a list of one sentence. */
export function flatSentence(quoted: QuotedLoan): string[] {
  const { annualRatePercent } = agreedLoan(quoted)
  if (quoted.quote !== 'flat' || !Number.isFinite(annualRatePercent)) return []
  return [
    `All figures are those of ${groupedNumber(quoted.annualRatePercent)}% flat, which costs as much as ${percent(annualRatePercent)} on a reducing balance.`,
  ]
}

/** A flat rate as the reducing one that costs as much, for pages that know no flat rates. Empty for a rate that is not flat. */
export function asReducing(quoted: QuotedLoan): Partial<Pick<LoanOptions, 'quote'> & LoanInput> {
  if (quoted.quote !== 'flat') return {}
  return { quote: 'rate', annualRatePercent: roundTo(agreedLoan(quoted).annualRatePercent, 4) }
}

/** What a visitor should know about the results of a loan: why there are none, or how whole rupees move its end. */
export function loanNotes({ totalAmount }: LoanResult, quoted: QuotedLoan): string[] {
  const { years, annualRatePercent } = agreedLoan(quoted)
  if (years <= 0) return ['A loan needs a tenure of more than 0 years to have an instalment.']
  if (!Number.isFinite(totalAmount)) return ['These values are too large to calculate with.']
  if (Number.isNaN(annualRatePercent))
    return [
      'A flat rate is set against a reducing balance for whole months, up to a hundred years, of a loan that is paid back.',
    ]
  return roundingNotes(quoted, years)
}

/** At high rates over decades interest multiplies the paise of each rounded instalment until the schedule's end moves. */
function roundingNotes(quoted: QuotedLoan, years: number): string[] {
  const months = scheduleOf(quoted)
  const [first, last] = [months.at(0), months.at(-1)]
  if (first === undefined || last === undefined) return []
  const agreed = Math.round(years * 12)
  if (months.length < agreed)
    return [
      `In whole rupees this loan is paid off after ${months.length} of ${agreed} instalments: each is rounded up, and what is paid too early saves interest.`,
    ]
  if (last.payment > 2 * first.payment)
    return [
      `In whole rupees the last instalment of this loan is ${rupees(last.payment)}: each one before is rounded down, and interest multiplies what is missing.`,
    ]
  return []
}
