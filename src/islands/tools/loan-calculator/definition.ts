import { monthInWords } from '@/islands/ui/dates/months.ts'
import type { CalculatorDefinition } from '@/islands/calculator/frame/definition.ts'
import { howManyTimes } from '@/islands/calculator/results/how-many-times.ts'
import { yearsField } from '@/islands/calculator/results/length-of-time.ts'
import type { LoanInput, LoanResult } from './emi.ts'
import { hiddenOptions, optionFields, optionGroups, type LoanOptions } from './loan-options.ts'
import { asReducing, flatRows, flatSentence } from './flat-quote.ts'
import { loanNotes } from './loan-notes.ts'
import { costOf, scheduleOf } from './quoted-loan.ts'
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
