import { exactQuotient } from '../exact-quotient.ts'
import { decreasedBy } from '../percentage.ts'

/** A discount, the amount that it takes off and the price after it. */
interface DiscountStep {
  percent: number
  off: number
  left: number
}

/** The price after a chain of discounts. */
export interface Discounted {
  steps: DiscountStep[]
  price: number
  pay: number
  saved: number
  /** The single discount with the same effect, in percent. */
  asOnePercent: number
}

/**
 * Calculates discounts one after another, each on the price after the one before.
 * Formula: pay = price × (1 − d₁/100) × (1 − d₂/100) × …; as one discount 100 − 100 × (1 − d₁/100) × …
 * Units: rupees and percent, in exact decimals, rounded to a double after each step.
 * Example: 2,000 with 20 % and then 10 % off is 1,440, as with one discount of 28 %.
 */
export function discounted(price: number, percents: readonly number[]): Discounted {
  const steps: DiscountStep[] = []
  let left = price
  let leftOf100 = 100
  for (const percent of percents) {
    const before = left
    left = isDiscount(percent) ? decreasedBy(before, percent) : NaN
    leftOf100 = isDiscount(percent) ? decreasedBy(leftOf100, percent) : NaN
    steps.push({ percent, off: exactQuotient([-left], [1], before), left })
  }
  const pay = exactQuotient([left], [1])
  return {
    steps,
    price,
    pay,
    saved: exactQuotient([-pay], [1], price),
    asOnePercent: exactQuotient([-leftOf100], [1], 100),
  }
}

/** Returns whether a percentage is a discount: 0 to 100. */
export function isDiscount(percent: number): boolean {
  return percent >= 0 && percent <= 100
}
