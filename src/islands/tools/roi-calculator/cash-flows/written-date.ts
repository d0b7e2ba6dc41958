import { MONTHS } from '@/lib/long-date.ts'

import { dayNumber, daysInMonth } from '../../../ui/calendar.ts'

/** A date as statements write it: its text, and the number of its day (`dayNumber`), NaN where there is no such day. */
export interface WrittenDate {
  text: string
  day: number
}

const ISO = String.raw`(?<isoYear>\d{4})[-/.](?<isoMonth>\d{1,2})[-/.](?<isoDay>\d{1,2})(?:T[\d:.+Z-]*)?`
const YEAR = String.raw`(?:\d{4}|\d{2})`
const NUMBERS = String.raw`(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>${YEAR})`
const NAMES = MONTHS.map((name) => `${name.slice(0, 3)}[a-z]*`).join('|')
const NAMED = String.raw`(?<namedDay>\d{1,2})[-\s/.]*(?<name>${NAMES})[-\s/.,']*(?<namedYear>${YEAR})`
const DATE = new RegExp(String.raw`(?:^|[\s,;|"])(?:${ISO}|${NUMBERS}|${NAMED})(?=$|[\s,;|"])`, 'i')

/** The first date in a text, the day before the month: "03/04/2025", "3-Apr-25", "2025-04-03" are 3 April 2025. */
export function writtenDate(text: string): WrittenDate | undefined {
  const found = DATE.exec(text)
  if (found === null) return undefined
  const { isoYear, isoMonth, isoDay, day, month, year, namedDay, name, namedYear } =
    found.groups ?? {}
  const named = MONTHS.findIndex((full) => full.slice(0, 3).toLowerCase() === name?.slice(0, 3).toLowerCase()) // prettier-ignore
  return {
    text: found[0],
    day: dayOf(
      fullYear(isoYear ?? year ?? namedYear ?? ''),
      name === undefined ? Number(isoMonth ?? month) : named + 1,
      Number(isoDay ?? day ?? namedDay),
    ),
  }
}

/** Two digits are a year from 1970 to 2069. */
function fullYear(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year < 70 ? 2000 + year : 1900 + year
}

function dayOf(year: number, month: number, day: number): number {
  const exists =
    year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? dayNumber({ year, month, day }) : NaN
}
