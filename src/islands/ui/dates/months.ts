import { MONTHS } from '@/lib/long-date.ts'

/** A month of a year. */
interface YearMonth {
  year: number
  /** 1 to 12. */
  month: number
}

/** A month as a number that months can be added to: January of the year 0 is 0. */
export function monthNumber({ year, month }: YearMonth): number {
  return year * 12 + month - 1
}

/** Returns the number of the month it is by the visitor's clock and time zone. */
export function currentMonth(): number {
  const now = new Date()
  return monthNumber({ year: now.getFullYear(), month: now.getMonth() + 1 })
}

/** The year and month of a month's number. */
export function monthOfNumber(number: number): YearMonth {
  return { year: Math.floor(number / 12), month: (number % 12) + 1 }
}

/** A month as month fields take it: "2026-11", from its number. */
export function isoMonth(number: number): string {
  const { year, month } = monthOfNumber(number)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}

/** A month in words: "November 2026", from its number. */
export function monthInWords(number: number): string {
  const { year, month } = monthOfNumber(number)
  return `${MONTHS[month - 1] ?? ''} ${year}`
}

/** A month in short: "Nov 2026", from its number. */
export function shortMonth(number: number): string {
  const { year, month } = monthOfNumber(number)
  return `${MONTHS[month - 1]?.slice(0, 3) ?? ''} ${year}`
}

/** Returns the number of a month written like "2026-11", "11/2026" or "Nov 2026"; NaN when the text is not a month. */
export function parseMonth(text: string): number {
  const written = text.trim().toLowerCase()
  const [, dashYear, dashMonth] = /^(\d{4})-(\d{1,2})$/.exec(written) ?? []
  const [, slashMonth, slashYear] = /^(\d{1,2})[/.-](\d{4})$/.exec(written) ?? []
  const [, name = '?', namedYear] = /^(\p{L}{3,})[.,]?\s*(\d{4})$/u.exec(written) ?? []
  const named = MONTHS.findIndex((full) => full.toLowerCase().startsWith(name)) + 1
  const year = Number(dashYear ?? slashYear ?? namedYear)
  const month = Number(dashMonth ?? slashMonth ?? named)
  return month >= 1 && month <= 12 ? monthNumber({ year, month }) : NaN
}

/** "2026-27", from the year in which a financial year begins. */
export function financialYearName(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`
}
