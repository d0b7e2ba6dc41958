/**
 * The interest that 1 rupee earns: (1 + rate)^periods − 1, with the rate as a fraction per period.
 * expm1 and log1p keep the digits that `(1 + rate) ** periods` loses at tiny rates.
 * NaN for a rate below −1: nobody can lose more than everything, again and again.
 */
export function growth(ratePerPeriod: number, periods: number): number {
  if (ratePerPeriod === 0 || periods === 0) return 0
  return Math.expm1(periods * Math.log1p(ratePerPeriod))
}

/**
 * What 1 rupee paid at the end of every period comes to: ((1 + rate)^periods − 1) / rate.
 * At rate 0 that is the number of payments, which the formula itself leaves as 0/0.
 */
export function annuityGrowth(ratePerPeriod: number, periods: number): number {
  if (ratePerPeriod === 0) return periods
  return growth(ratePerPeriod, periods) / ratePerPeriod
}

/** An amount times a factor; no money stays no money, even where the factor has overflowed. */
export function times(amount: number, factor: number): number {
  return amount === 0 ? 0 : amount * factor
}
