export interface RoiInput {
  initialInvestment: number
  finalValue: number
  /** The holding period in years, for the yearly growth rate; 0 is off. */
  holdingYears: number
  /** The dates of purchase and sale (`dayNumber`), which replace the years when both are entered; NaN when empty. */
  boughtOn: number
  soldOn: number
}

export interface RoiResult {
  /** Return on investment in percent; NaN for an initial investment of 0. */
  roi: number
  netProfit: number
  /** The final value, as the specification calls it. */
  totalReturn: number
  /** The same return as a steady growth in percent a year; NaN when it is off or undefined. */
  cagrPercent: number
  status: 'profitable' | 'loss' | 'undefined'
  /** The years of the yearly growth; 0 when not asked for. */
  years: number
}

/**
 * Returns the return on investment.
 * Formula: (final − initial)/initial × 100; per year (final/initial)^(1/years) − 1, the compound annual growth rate. Between two
 * dates, years = days/365, also in leap years, as XIRR counts them.
 * Units: rupees, percent, years.
 * Special case: an initial investment of 0 has no return. A return of exactly 0 counts as profitable.
 * Source: docs/specification.md 1.3 and 5.7.
 * Example: 1,00,000 that became 1,50,000 returned 50 %, or 8.45 % a year over 5 years.
 */
export function roi(input: RoiInput): RoiResult {
  const { initialInvestment, finalValue } = input
  const years = hasDates(input) ? daysHeld(input) / 365 : input.holdingYears
  const netProfit = finalValue - initialInvestment
  const percent = initialInvestment === 0 ? NaN : (netProfit / initialInvestment) * 100
  return {
    roi: percent,
    netProfit,
    totalReturn: finalValue,
    cagrPercent: yearlyPercent(initialInvestment, finalValue, years),
    status: statusOf(percent),
    years,
  }
}

/** Returns the days between the two dates; NaN when one of them is empty. */
export function daysHeld({ boughtOn, soldOn }: RoiInput): number {
  return soldOn - boughtOn
}

/** Returns whether both dates are entered. */
export function hasDates(input: RoiInput): boolean {
  return !Number.isNaN(daysHeld(input))
}

function yearlyPercent(initial: number, final: number, years: number): number {
  if (!(initial > 0) || !(final >= 0) || !(years > 0)) return NaN
  return Math.expm1(Math.log1p((final - initial) / initial) / years) * 100
}

function statusOf(percent: number): RoiResult['status'] {
  if (!Number.isFinite(percent)) return 'undefined'
  return percent >= 0 ? 'profitable' : 'loss'
}
