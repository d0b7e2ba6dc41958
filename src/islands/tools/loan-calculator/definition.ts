import { rupees } from '@/lib/format.ts'

import type { CalculatorDefinition, Table } from '../../calculator/definition.ts'
import { howManyTimes } from '../../calculator/how-many-times.ts'
import { monthsField, yearsField } from '../../calculator/length-of-time.ts'
import { emi, type LoanInput, type LoanResult } from './emi.ts'
import { agreedLoan, type LoanOptions } from './loan-terms.ts'
import { monthlySchedule, sum, yearlySchedule, type ScheduleRow } from './schedule.ts'

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
    months: monthsField({
      label: 'Months beyond whole years',
      hint: 'Added to the years: 2 years and 6 months are 30 instalments.',
      initial: 0,
      isOption: true,
    }),
  },
  calculate: (input) => emi(agreedLoan(input)),
  working: () => import('./working.ts'),
  rows: ({ emi: instalment, totalInterest, totalAmount }) => [
    { label: 'Monthly EMI', amount: instalment, unit: 'rupees', better: 'less' },
    { label: 'Total Interest', amount: totalInterest, unit: 'rupees', better: 'less' },
    { label: 'Total Amount', amount: totalAmount, unit: 'rupees', better: 'less' },
  ],
  sentence: ({ totalAmount }, { loanAmount }) => {
    const times = howManyTimes(totalAmount, loanAmount)
    return times && `You pay back ${times} what you borrow.`
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
  tables: (_, input) => {
    const months = monthlySchedule(agreedLoan(input))
    if (months.length === 0) return []
    return [scheduleTable('Year', yearlySchedule(months)), scheduleTable('Month', months)]
  },
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

function scheduleTable(period: 'Year' | 'Month', rows: readonly ScheduleRow[]): Table {
  const totals = sum(rows)
  return {
    title: `Amortization schedule by ${period.toLowerCase()}`,
    fileName: `emi-schedule-by-${period.toLowerCase()}`,
    columns: [
      { label: period, unit: 'text' },
      { label: 'Payment', unit: 'rupees', isSpare: true },
      { label: 'Principal', unit: 'rupees' },
      { label: 'Interest', unit: 'rupees' },
      { label: 'Balance', unit: 'rupees' },
    ],
    rows: rows.map((row) => [row.period, row.payment, row.principal, row.interest, row.balance]),
    totals: ['Total', totals.payment, totals.principal, totals.interest, 0],
  }
}
