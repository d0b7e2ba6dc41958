import type { LoanInput } from './emi.ts'

/** What can be said of a loan beyond its amount, rate and years. */
export interface LoanOptions {
  /** Months of the tenure beyond its years. */
  months: number
}

/** A loan as it is agreed on, in rupees, percent a year and years, from what was given about it. */
export function agreedLoan(given: LoanInput & Partial<LoanOptions>): LoanInput {
  const { loanAmount, annualRatePercent, years, months } = given
  return { loanAmount, annualRatePercent, years: months ? years + months / 12 : years }
}
