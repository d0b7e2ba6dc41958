/** The year that the first index belongs to: 2001-02. A cost before it is taken as the value of 1 April 2001. */
export const FIRST_INDEX_YEAR = 2001

/**
 * The cost inflation index of each financial year from 2001-02 to 2026-27, as notified by the Central Board of Direct Taxes:
 * notification 44/2017 of 5 June 2017 for the years to 2017-18, one of its own for each year since.
 */
const indices = [
  100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289,
  301, 317, 331, 348, 363, 376, 384,
]

/** The day on which the list was last compared with the notifications. */
export const INDICES_CHECKED = '2026-11-21'

/** The year of the last index. */
export const LAST_INDEX_YEAR = FIRST_INDEX_YEAR + indices.length - 1

/** The index of a financial year by the year it begins in; NaN for a year without one. */
export function costInflationIndex(year: number): number {
  return indices[year - FIRST_INDEX_YEAR] ?? NaN
}
