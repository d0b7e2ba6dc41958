/** The year that the first index belongs to. A cost before it is taken as the value of 1 April 2001. */
export const FIRST_INDEX_YEAR = 2001

/**
 * The cost inflation index of each financial year from 2001-02 on, as notified by the Central Board of Direct Taxes; the last is that
 * of 2026-27. Last checked on 21 November 2026.
 */
const indices = [
  100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289,
  301, 317, 331, 348, 363, 376, 384,
]

/** The index of a financial year by the year it begins in; of a later year than is known, the last one. */
export function costInflationIndex(year: number): number {
  const place = Math.max(0, Math.min(year - FIRST_INDEX_YEAR, indices.length - 1))
  return indices[place] ?? NaN
}

/** A cost as it counts in the year of the sale, to the whole rupee. Years are those in which the financial years begin. */
export function indexedCost(cost: number, bought: number, sold: number): number {
  const growth = costInflationIndex(sold) / costInflationIndex(Math.min(bought, sold))
  return growth === 1
    ? cost
    : Math.round((cost * costInflationIndex(sold)) / costInflationIndex(bought))
}
