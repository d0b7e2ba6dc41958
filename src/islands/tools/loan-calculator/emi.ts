import { monthlyInstalment } from '@/lib/instalment.ts'

/** A loan: rupees, percent a year, years. */
export interface LoanInput {
  loanAmount: number
  annualRatePercent: number
  years: number
}

/** What a loan costs, in rupees. */
export interface LoanResult {
  /** The instalment of each month, rounded to whole rupees. */
  emi: number
  totalInterest: number
  totalAmount: number
}

/**
 * Returns the equated monthly instalment of a loan that is paid back at the end of each month.
 *
 * Formula: EMI = P · r · (1 + r)^n / ((1 + r)^n − 1), with P the loan, r the monthly rate (annual / 12 / 100) and n the
 * number of months (years × 12).
 * Units: rupees, percent a year, years; the instalment is rounded to whole rupees, the totals come from the unrounded one.
 * Special case: without interest the loan is divided evenly over the months. No months, or no number, gives NaN.
 * Source: the annuity formula of any actuarial text; published by the RBI's and banks' EMI pages.
 * Example: ₹10,00,000 at 8.5 % for 20 years → ₹8,678 a month, ₹10,82,776 interest.
 */
export function emi({ loanAmount, annualRatePercent, years }: LoanInput): LoanResult {
  const months = years * 12
  const instalment = monthlyInstalment(loanAmount, annualRatePercent / 1200, months)
  const totalAmount = instalment * months
  return {
    emi: Math.round(instalment),
    totalInterest: totalAmount - loanAmount,
    totalAmount,
  }
}

/** Says why an EMI above ₹0 is shown as ₹0: a list of at most one sentence. */
export function tinyEmiNote(emi: number): string[] {
  const isTiny = emi > 0 && Math.round(emi) === 0
  return isTiny ? ['The EMI is below 50 paise, so it is shown as ₹0.'] : []
}
