import { exactQuotient } from '../exact-quotient.ts'
import { decreasedBy } from '../percentage.ts'

/** A discount of a chain: what it takes off, and what is left after it. */
interface DiscountStep {
  percent: number
  off: number
  left: number
}

/** What a chain of discounts leaves of a price. */
export interface Discounted {
  steps: DiscountStep[]
  price: number
  pay: number
  saved: number
  /** The one discount that does the same, in percent. */
  asOnePercent: number
}

/**
 * Discounts taken off a price one after another, each off what the one before has left.
 * Formula: pay = price × (1 − d₁/100) × (1 − d₂/100) × …; as one discount 100 − 100 × (1 − d₁/100) × …
 * Units: rupees and percent, in exact decimals that are rounded to a double after each step and never before they are shown.
 * Example: 2,000 with 20 % and then 10 % off is 1,440, as with one discount of 28 %.
 */
export function discounted(price: number, percents: readonly number[]): Discounted {
  const steps: DiscountStep[] = []
  let left = price
  let kept = 100
  for (const percent of percents) {
    const before = left
    left = isDiscount(percent) ? decreasedBy(before, percent) : NaN
    kept = isDiscount(percent) ? decreasedBy(kept, percent) : NaN
    steps.push({ percent, off: exactQuotient([-left], [1], before), left })
  }
  const pay = exactQuotient([left], [1])
  return {
    steps,
    price,
    pay,
    saved: exactQuotient([-pay], [1], price),
    asOnePercent: exactQuotient([-kept], [1], 100),
  }
}

/** Whether a percentage can be taken off: nothing to everything. */
export function isDiscount(percent: number): boolean {
  return percent >= 0 && percent <= 100
}
