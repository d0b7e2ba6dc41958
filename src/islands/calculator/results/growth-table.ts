import { present, type Table } from '../frame/definition.ts'
import { tableOf } from './table-of.ts'

interface GrowthTable {
  fileName: string
  /** How long the money grows; the table may end earlier, and then its title says so. */
  years: number
  /** Headings of the amounts: what was paid in, what it earned, what there is. */
  amounts: readonly string[]
  /** The year, and the amounts at its end. */
  rows: readonly (readonly number[])[]
}

/** Returns the table "year by year" of calculators in which money grows. Empty without a year to show. */
export function growthTable({ fileName, years, amounts, rows }: GrowthTable): Table[] {
  const isCut = years > MOST_TABLE_YEARS
  const title = isCut
    ? `Growth year by year (first ${MOST_TABLE_YEARS} years)`
    : 'Growth year by year'
  const table = tableOf(title, fileName, rows, [
    { label: 'Year', unit: 'text', of: ([year = NaN]) => year },
    ...amounts.map((label, index) => ({
      label,
      unit: 'rupees' as const,
      of: (row: readonly number[]) => row[index + 1] ?? NaN,
    })),
  ])
  return present([table])
}

/** A longer table is not useful, and "1000000" typed by accident must not freeze the page. */
export const MOST_TABLE_YEARS = 100

/** Returns the years of a growth table: 1, 2, 3 … and the end of the period, at most 100. 2.5 → 1, 2, 2.5. */
export function tableYears(years: number): number[] {
  if (!(years > 0)) return []
  const wholeYears = Math.min(Math.floor(years), MOST_TABLE_YEARS)
  const rows = Array.from({ length: wholeYears }, (_, index) => index + 1)
  if (years < MOST_TABLE_YEARS && years > wholeYears) rows.push(years)
  return rows
}
