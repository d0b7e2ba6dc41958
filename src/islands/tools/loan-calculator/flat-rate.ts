import { annualPercentageRate, monthlyCostRate } from './cost-rate.ts'

/**
 * The unrounded instalment, in rupees, of a loan quoted at a flat rate: interest on the whole loan for the whole time.
 *
 * Formula: (P + P · f · n / 12) / n, with P the loan, f the flat rate as a fraction a year and n the number of months.
 * Units: rupees, percent a year, months.
 * Special case: no months give NaN.
 * Source: the definition of a flat rate: interest on the sum first lent, however much of it is paid back.
 * Example: ₹2,00,000 at 8 % flat for 36 months → ₹6,888.89.
 */
export function flatInstalment(loanAmount: number, flatPercent: number, months: number): number {
  if (!(months > 0)) return NaN
  return loanAmount / months + (loanAmount * flatPercent) / 1200
}

/**
 * The yearly rate on the falling balance, in percent, that an instalment means. NaN where no rate fits, and for months that
 * are not a whole number up to a hundred years.
 */
export function reducingRate(loanAmount: number, instalment: number, months: number): number {
  if (!Number.isInteger(months) || months < 1 || months > 1200) return NaN
  const payments = Array.from({ length: months }, () => instalment)
  return annualPercentageRate(monthlyCostRate(loanAmount, payments).monthlyRate)
}

/** The flat rate, in percent a year, that an instalment means. */
export function flatRate(loanAmount: number, instalment: number, months: number): number {
  return (1200 * (instalment - loanAmount / months)) / loanAmount
}
