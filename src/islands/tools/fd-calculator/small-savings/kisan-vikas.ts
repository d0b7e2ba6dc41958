/** A deposit that doubles within this time has figures. */
const MOST_MONTHS = 1200

/**
 * Returns the months in which a Kisan Vikas Patra doubles; NaN when that takes more than a hundred years.
 * Formula: 12 × ln 2 ÷ ln(1 + rate), to the nearest month. The government notifies the months with the rate.
 * Source: Kisan Vikas Patra Scheme, 2019, G.S.R. 920(E); 7.5 % → 115 months, as notified.
 */
export function doublingMonths(ratePercent: number): number {
  const months = Math.round((12 * Math.LN2) / Math.log1p(ratePercent / 100))
  return months <= MOST_MONTHS ? months : NaN
}
