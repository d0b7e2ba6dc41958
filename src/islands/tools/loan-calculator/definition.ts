import { monthInWords } from '@/lib/calendar.ts'
import { rupees } from '@/lib/format.ts'

import type { CalculatorDefinition } from '../../calculator/definition.ts'
import { howManyTimes } from '../../calculator/how-many-times.ts'
import { yearsField } from '../../calculator/length-of-time.ts'
import { emi, type LoanInput, type LoanResult } from './emi.ts'
import {
  agreedLoan,
  hiddenOptions,
  optionFields,
  optionGroups,
  type LoanOptions,
} from './loan-options.ts'
import { monthlySchedule } from './schedule.ts'
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
  calculate: (input) => emi(agreedLoan(input)),
  working: () => import('./working.ts'),
  rows: ({ emi: instalment, totalInterest, totalAmount }) => [
    { label: 'Monthly EMI', amount: instalment, unit: 'rupees', better: 'less' },
    { label: 'Total Interest', amount: totalInterest, unit: 'rupees', better: 'less' },
    { label: 'Total Amount', amount: totalAmount, unit: 'rupees', better: 'less' },
  ],
  sentence: ({ totalAmount }, input) => {
    const times = howManyTimes(totalAmount, input.loanAmount)
    return times && [`You pay back ${times} what you borrow.`, ...lastMonth(input)].join(' ')
  },
  notes: ({ totalAmount }, input) => {
    const loan = agreedLoan(input)
    if (loan.years <= 0)
      return ['A loan needs a tenure of more than 0 years to have an instalment.']
    if (!Number.isFinite(totalAmount)) return ['These values are too large to calculate with.']
    return roundingNotes(loan)
  },
  chart: ({ totalInterest }, { loanAmount }) => ({
    title: 'Principal vs Interest Breakdown',
    kind: 'doughnut',
    parts: [
      { label: 'Principal', amount: loanAmount, color: 'principal' },
      { label: 'Interest', amount: totalInterest, color: 'interest' },
    ],
  }),
  overTime: () => import('./over-time.ts'),
  tables: (_, input) => scheduleTables(monthlySchedule(agreedLoan(input)), input),
  reportLines: (_, input) => lastMonth(input),
}

/** When the loan ends, where its first month is given. */
function lastMonth(input: EmiInput): string[] {
  const { firstMonth } = input
  const months = Number.isNaN(firstMonth) ? [] : monthlySchedule(agreedLoan(input))
  if (months.length === 0) return []
  return [`The last instalment is due in ${monthInWords(firstMonth + months.length - 1)}.`]
}

/** At high rates over decades interest multiplies the paise of each rounded instalment until the schedule's end moves. */
function roundingNotes(loan: LoanInput): string[] {
  const months = monthlySchedule(loan)
  const [first, last] = [months.at(0), months.at(-1)]
  if (first === undefined || last === undefined) return []
  const agreed = Math.round(loan.years * 12)
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
