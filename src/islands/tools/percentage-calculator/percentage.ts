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
