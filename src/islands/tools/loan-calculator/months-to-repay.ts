/** An EMI that rises by `percent` after every twelve instalments, of which `paid` are already paid. */
export interface Step {
  percent: number
  paid: number
}

/** A hundred years: a longer loan counts as never repaid. */
export const MOST_MONTHS = 1200

/** Tolerance for rounding noise, which would otherwise need an instalment of its own. */
export const GRACE = 1e-9

/**
 * Returns how many instalments repay a debt, including the last one, which may be smaller.
 *
 * Formula: ⌈ln(E / (E − B·i)) / ln(1 + i)⌉ with B the debt, i the monthly rate as a fraction and E the instalment; where the
 * instalment rises, counted month by month.
 * Special case: Infinity when the EMI does not cover the interest or takes over a hundred years.
 * Source: the annuity formula, solved for its months.
 * Example: ₹40,94,000 at 8.5/1200 and ₹43,391 a month → 157.
 */
export function monthsToRepay(debt: number, monthlyRate: number, emi: number, step?: Step): number {
  if (!(debt > 0)) return 0
  if (step !== undefined && step.percent > 0) return countedMonths(debt, monthlyRate, emi, step)
  if (!(emi > debt * monthlyRate)) return Infinity
  const months =
    monthlyRate === 0
      ? debt / emi
      : -Math.log1p((-debt * monthlyRate) / emi) / Math.log1p(monthlyRate)
  const whole = Math.max(1, Math.ceil(months - GRACE))
  return whole <= MOST_MONTHS ? whole : Infinity
}

/**
 * Returns the next EMI, in rupees, of a debt that rising EMIs repay in this many months.
 * Formula: B / Σ f_k · (1 + i)^−k, with f_k the times by which instalment k is larger than the next one.
 */
export function steppedInstalment(debt: number, monthlyRate: number, months: number, step: Step) {
  const monthlyDiscount = 1 / (1 + monthlyRate)
  let worth = 0
  let discount = 1
  let size = 1
  for (let month = 1; month <= months; month++) {
    discount *= monthlyDiscount
    worth += size * discount
    if ((step.paid + month) % 12 === 0) size *= 1 + step.percent / 100
  }
  return debt / worth
}

function countedMonths(debt: number, monthlyRate: number, emi: number, step: Step): number {
  let [left, instalment] = [debt, emi]
  for (let month = 1; month <= MOST_MONTHS; month++) {
    left *= 1 + monthlyRate
    if (left <= instalment * (1 + GRACE)) return month
    left -= instalment
    if ((step.paid + month) % 12 === 0) instalment *= 1 + step.percent / 100
  }
  return Infinity
}
