/** A longer table helps nobody, and "1000000" typed by accident must not stop the page. */
export const MOST_TABLE_YEARS = 100

/** The years a growth table has rows for: 1, 2, 3 … and the end of the period, at most 100. 2.5 → 1, 2, 2.5. */
export function tableYears(years: number): number[] {
  if (!(years > 0)) return []
  const wholeYears = Math.min(Math.floor(years), MOST_TABLE_YEARS)
  const rows = Array.from({ length: wholeYears }, (_, index) => index + 1)
  if (years < MOST_TABLE_YEARS && years > wholeYears) rows.push(years)
  return rows
}
