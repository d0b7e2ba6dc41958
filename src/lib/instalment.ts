/**
 * Returns the unrounded monthly instalment of a loan, in rupees, with payments at the end of each month.
 *
 * Formula: P · r · (1 + r)^n / ((1 + r)^n − 1), with P the loan, r the monthly rate as a fraction and n the number of months.
 * Special cases: without interest the loan is divided evenly over the months. Without months the result is NaN.
 * Source: the annuity formula of any actuarial text; published by the RBI's and banks' EMI pages.
 * Example: ₹10,00,000 at 8.5 / 1200 for 240 months → ₹8,678.23.
 */
export function monthlyInstalment(loanAmount: number, monthlyRate: number, months: number): number {
  if (!(months > 0)) return NaN
  if (monthlyRate === 0) return loanAmount / months
  // The same formula divided by (1 + r)^n: expm1 and log1p are exact for tiny rates, and huge rates cannot overflow.
  return (loanAmount * monthlyRate) / -Math.expm1(-months * Math.log1p(monthlyRate))
}
