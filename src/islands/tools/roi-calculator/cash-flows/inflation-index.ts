import { dateOfDay } from '@/lib/calendar.ts'

/** The financial year of the first index: 2001-02. */
const FIRST_YEAR = 2001

/**
 * The cost inflation index of each financial year from 2001-02 to 2026-27. Source: CBDT notification 44/2017 of 5 June 2017 for
 * the years to 2017-18, and the notification of each year since.
 */
const INDEX = [
  100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289,
  301, 317, 331, 348, 363, 376, 384,
]

/** The cost inflation index of the financial year of a day (`dayNumber`); NaN for a year without one. */
export function costInflationIndex(day: number): number {
  const { year, month } = dateOfDay(day)
  return INDEX[(month >= 4 ? year : year - 1) - FIRST_YEAR] ?? NaN
}
