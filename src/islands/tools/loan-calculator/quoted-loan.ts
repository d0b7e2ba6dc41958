import { roundTo } from '@/lib/format.ts'

import type { Row } from '@/islands/calculator/frame/definition.ts'
import { flatInstalment, reducingRate } from './cost-rate.ts'
import { emi, type LoanInput, type LoanResult } from './emi.ts'
import type { LoanOptions } from './loan-options.ts'
import { asRunningLoan } from './rate-change/rules.ts'
import { monthlySchedule, type ScheduleRow } from './schedule.ts'

/** A loan as it was quoted. Options left out have their initial values. */
export type QuotedLoan = LoanInput & Partial<LoanOptions>

/**
 * Returns the same loan with its rate on the reducing balance and its whole tenure in years. A flat rate without such a
 * rate, as over a broken month, gives NaN.
 */
export function agreedLoan(quoted: QuotedLoan): LoanInput {
  const { loanAmount, quote } = quoted
  const months = quotedMonths(quoted)
  const years = months / 12
  if (quote !== 'flat') return { loanAmount, annualRatePercent: quoted.annualRatePercent, years }
  const instalment = flatInstalment(loanAmount, quoted.annualRatePercent, months)
  return { loanAmount, annualRatePercent: reducingRate(loanAmount, instalment, months), years }
}

/** Returns what a loan costs by its quoted rate. A flat rate is charged on the whole loan to its end. */
export function costOf(quoted: QuotedLoan): LoanResult {
  if (quoted.quote !== 'flat') return emi(agreedLoan(quoted))
  const months = quotedMonths(quoted)
  const instalment = flatInstalment(quoted.loanAmount, quoted.annualRatePercent, months)
  const totalAmount = instalment * months
  return {
    emi: Math.round(instalment),
    totalInterest: totalAmount - quoted.loanAmount,
    totalAmount,
  }
}

/** Returns the schedule of a loan in whole rupees. */
export function scheduleOf(quoted: QuotedLoan): ScheduleRow[] {
  return monthlySchedule(agreedLoan(quoted), costOf(quoted).emi)
}

/** Returns the tenure in months. */
export function quotedMonths({ years, months = 0 }: QuotedLoan): number {
  const tenure = years * 12 + months
  const whole = Math.round(tenure)
  // Binary fractions of a year can miss a whole month by the last digit.
  return Math.abs(tenure - whole) < 1e-9 ? whole : tenure
}

/** Returns rows about a flat rate on a reducing balance. Empty for a rate that is not flat. */
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

/** Returns a flat rate as the reducing rate of the same cost, for pages without flat rates. Empty for a rate that is not flat. */
export function asReducing(quoted: QuotedLoan): Partial<Pick<LoanOptions, 'quote'> & LoanInput> {
  if (quoted.quote !== 'flat') return {}
  return { quote: 'rate', annualRatePercent: roundTo(agreedLoan(quoted).annualRatePercent, 4) }
}

/** Returns what the page about a change of the rate takes over. A flat rate goes along as a rate on the reducing balance. */
export function quotedAsRunning(_: unknown, quoted: LoanInput & LoanOptions) {
  return asRunningLoan({ ...quoted, ...asReducing(quoted) })
}
