import { exactQuotient } from './exact-quotient.ts'

/*
 * Every function gives the double nearest to the exact decimal result, so that binary noise (7 % of 100 is 7.000000000000001 in
 * doubles) never reaches a rounding. A value that is no number makes the result NaN.
 */

/** X percent of Y: 10 % of 100 is 10. */
export function percentOf(percent: number, value: number): number {
  return exactQuotient([percent, value], [100])
}

/** The change from one value to another in percent of the first; 0 from 0, where it is undefined (docs/specification.md 7.4). */
export function percentageChange(from: number, to: number): number {
  return from === 0 && !Number.isNaN(to) ? 0 : exactQuotient([to, 100], [from], -100)
}

/** A value raised by a percentage: 100 increased by 20 % is 120. */
export function increasedBy(value: number, percent: number): number {
  return exactQuotient([value, percent], [100], value)
}

/** A value lowered by a percentage: 100 decreased by 20 % is 80. */
export function decreasedBy(value: number, percent: number): number {
  return exactQuotient([value, -percent], [100], value)
}

/** What percentage of the whole a part is: 25 of 200 is 12.5. Undefined (NaN) for a whole of 0. */
export function shareOf(part: number, whole: number): number {
  return exactQuotient([part, 100], [whole])
}

/** What a value was before it was lowered by a percentage: 80 after 20 % off was 100. Undefined (NaN) after 100 % off. */
export function beforeDecrease(value: number, percent: number): number {
  // 100 − 99.99 is no 0.01 in doubles.
  return exactQuotient([value, 100], [exactQuotient([-percent], [1], 100)])
}

/** What a value was before it was raised by a percentage: 118 after 18 % on top was 100. Undefined (NaN) where nothing was left. */
export function beforeIncrease(value: number, percent: number): number {
  return beforeDecrease(value, -percent)
}

/** How far apart two values are in percent of the mean of their sizes: 100 and 150 differ by 40 %. Undefined (NaN) for 0 and 0. */
export function differenceOf(first: number, second: number): number {
  return exactQuotient([Math.abs(difference(first, second)), 100], [meanSize(first, second)])
}

/** The second value less the first: from 6 to 7.5 is 1.5. */
export function difference(first: number, second: number): number {
  return exactQuotient([second], [1], -first)
}

/** The mean of the sizes of two values, whatever their signs. */
export function meanSize(first: number, second: number): number {
  return exactQuotient([Math.abs(first)], [2], Math.abs(second) / 2)
}
