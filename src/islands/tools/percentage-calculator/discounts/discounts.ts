import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE } from '@/lib/format.ts'

import { exactQuotient } from '../exact-quotient.ts'
import { decreasedBy } from '../percentage.ts'

/** A step of a chain as a visitor enters it: a discount in percent, or a rise in percent. */
export interface PriceStep {
  percent: number
  direction: 'off' | 'more'
}

/** A step of a chain, in percent off (a rise is negative), with the amount it takes off and the price after it. */
interface DiscountStep {
  percent: number
  off: number
  left: number
}

/** The price after a chain of discounts and rises. */
export interface Discounted {
  steps: DiscountStep[]
  price: number
  pay: number
  saved: number
  /** The single discount with the same effect, in percent; negative for a rise. */
  asOnePercent: number
}

/**
 * Calculates discounts one after another, each on the price after the one before. A rise is a negative discount.
 * Formula: pay = price × (1 − d₁/100) × (1 − d₂/100) × …; as one discount 100 − 100 × (1 − d₁/100) × …
 * Units: rupees and percent, in exact decimals, rounded to a double after each step. More than 100 % off gives NaN.
 * Example: 2,000 with 20 % and then 10 % off is 1,440, as with one discount of 28 %.
 */
export function discounted(price: number, percents: readonly number[]): Discounted {
  const steps: DiscountStep[] = []
  let left = price
  let leftOf100 = 100
  for (const percent of percents) {
    const before = left
    left = percent <= 100 ? decreasedBy(before, percent) : NaN
    leftOf100 = percent <= 100 ? decreasedBy(leftOf100, percent) : NaN
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

/** Returns a step in percent off: a rise of 5 % is −5. NaN for a step that is impossible. */
export function percentOff(step: PriceStep): number {
  if (!isStep(step)) return NaN
  return step.direction === 'more' ? 0 - step.percent : step.percent
}

/** Returns whether a step is possible: 0 to 100 % off, or any rise. */
export function isStep({ percent, direction }: PriceStep): boolean {
  return percent >= 0 && percent <= (direction === 'more' ? Infinity : 100)
}

/** Returns whether a step raises the price: the page then speaks of changes instead of savings. */
export function hasRise({ steps }: Discounted): boolean {
  return steps.some(({ percent }) => percent < 0)
}

/** Returns the validation error of a step. */
export function errorOf({ direction }: PriceStep): string {
  return direction === 'more' ? 'Enter a rise of 0% or more.' : 'Enter a discount of 0% to 100%.'
}

/** Returns why the percentages do not add up, where they differ from the single one. */
export function sumNotes(result: Discounted): string[] {
  const { steps, asOnePercent } = result
  const sum = steps.reduce((total, { percent }) => total + percent, 0)
  if (steps.length < 2 || !Number.isFinite(asOnePercent)) return []
  if (hasRise(result))
    return [
      `Added up, the percentages are ${signedText(sum)}. Together they are ${signedText(asOnePercent)}, because each applies to the amount before it.`,
    ]
  return sum > asOnePercent
    ? [
        `In total they are less than ${percentText(sum)}, because each applies to the reduced price.`,
      ]
    : []
}

/** Formats a percentage off with the sign of the change: 20 → "-20%", −5 → "+5%". */
export function signedText(percent: number): string {
  const sign = percent < 0 ? '+' : '-'
  return `${percent === 0 ? '' : sign}${percentText(Math.abs(percent))}`
}

/** Formats a percentage without the noise of the sums. */
export function percentText(percent: number): string {
  return Number.isFinite(percent) ? `${groupedNumber(Number(percent.toPrecision(12)))}%` : NO_VALUE
}
