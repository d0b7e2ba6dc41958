import { exactQuotient } from './exact-quotient.ts'

/*
 * Every function returns the double nearest to the exact decimal result, because a binary error (7 % of 100 is
 * 7.000000000000001 in doubles) could change a rounded result. NaN as input gives NaN.
 */

/** Returns X percent of Y: 10 % of 100 is 10. */
export function percentOf(percent: number, value: number): number {
  return exactQuotient([percent, value], [100])
}

/** Returns the change from one value to another in percent of the first; 0 for a change from 0 (docs/specification.md 7.4). */
export function percentageChange(from: number, to: number): number {
  return from === 0 && !Number.isNaN(to) ? 0 : exactQuotient([to, 100], [from], -100)
}

/** Raises a value by a percentage: 100 increased by 20 % is 120. */
export function increasedBy(value: number, percent: number): number {
  return exactQuotient([value, percent], [100], value)
}

/** Lowers a value by a percentage: 100 decreased by 20 % is 80. */
export function decreasedBy(value: number, percent: number): number {
  return exactQuotient([value, -percent], [100], value)
}

/** Returns a part in percent of the whole: 25 of 200 is 12.5. NaN for a whole of 0. */
export function shareOf(part: number, whole: number): number {
  return exactQuotient([part, 100], [whole])
}

/** Returns the whole of which a part is a percentage: 30 is 15 % of 200. NaN for 0 %. */
export function wholeOf(part: number, percent: number): number {
  return exactQuotient([part, 100], [percent])
}

/** Returns the value before a decrease by a percentage: 80 after 20 % off was 100. NaN after 100 % off. */
export function beforeDecrease(value: number, percent: number): number {
  // 100 − 99.99 is not 0.01 in doubles.
  return exactQuotient([value, 100], [exactQuotient([-percent], [1], 100)])
}

/** Returns the value before an increase by a percentage: 118 after 18 % was 100. NaN for −100 %. */
export function beforeIncrease(value: number, percent: number): number {
  return beforeDecrease(value, -percent)
}

/** Returns the difference in percent of the mean of the absolute values: 100 and 150 differ by 40 %. NaN for 0 and 0. */
export function differenceOf(first: number, second: number): number {
  return exactQuotient([Math.abs(difference(first, second)), 100], [meanSize(first, second)])
}

/** Returns the second value less the first: from 6 to 7.5 is 1.5. */
export function difference(first: number, second: number): number {
  return exactQuotient([second], [1], -first)
}

/** Returns the mean of the absolute values. */
export function meanSize(first: number, second: number): number {
  return exactQuotient([Math.abs(first)], [2], Math.abs(second) / 2)
}
