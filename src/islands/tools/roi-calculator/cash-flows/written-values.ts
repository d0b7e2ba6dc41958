import { parseAmount } from '@/lib/amount.ts'
import { MONTHS } from '@/lib/long-date.ts'

import { dayNumber, daysInMonth } from '@/islands/ui/dates/calendar.ts'

/** A date of a statement: its text, and the number of its day (`dayNumber`), NaN when there is no such day. */
export interface WrittenDate {
  text: string
  day: number
}

const ISO = String.raw`(?<isoYear>\d{4})[-/.](?<isoMonth>\d{1,2})[-/.](?<isoDay>\d{1,2})(?:T[\d:.+Z-]*)?`
const YEAR = String.raw`(?:\d{4}|\d{2})`
const NUMBERS = String.raw`(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>${YEAR})`
const NAMES = MONTHS.map((name) => `${name.slice(0, 3)}[a-z]*`).join('|')
const NAMED = String.raw`(?<namedDay>\d{1,2})(?:st|nd|rd|th)?[-\s/.]*(?<name>${NAMES})[-\s/.,']*(?<namedYear>${YEAR})`
const MONTH_FIRST = String.raw`(?<firstName>${NAMES})[-\s/.]*(?<firstDay>\d{1,2})(?:st|nd|rd|th)?[-\s/.,']+(?<firstYear>(?:19|20)\d\d)`
const DATE = new RegExp(
  String.raw`(?:^|[\s,;|"])(?:${ISO}|${NUMBERS}|${NAMED}|${MONTH_FIRST})(?=$|[\s,;|"])`,
  'i',
)

/** Returns the first date in a text, numbers with the day first: "03/04/2025", "3-Apr-25", "Apr 3, 2025" are 3 April 2025. */
export function writtenDate(text: string): WrittenDate | undefined {
  const found = DATE.exec(text)
  if (found === null) return undefined
  const { isoYear, isoMonth, isoDay, ...groups } = found.groups ?? {}
  const name = groups['name'] ?? groups['firstName']
  const named = MONTHS.findIndex((full) => full.slice(0, 3).toLowerCase() === name?.slice(0, 3).toLowerCase()) // prettier-ignore
  const year = isoYear ?? groups['year'] ?? groups['namedYear'] ?? groups['firstYear'] ?? ''
  const day = isoDay ?? groups['day'] ?? groups['namedDay'] ?? groups['firstDay']
  return {
    text: found[0],
    day: dayOf(
      fullYear(year),
      name === undefined ? Number(isoMonth ?? groups['month']) : named + 1,
      Number(day),
    ),
  }
}

/** Returns the full year: two digits are a year from 1970 to 2069. */
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

const AMOUNT = /^(\()?([-+−–])?\s*([\d,]*\.?\d+|[\d,]+\.)(?:\/-)?([-−–])?(\))?\s*(dr|cr)?\.?$/i

/**
 * Returns the amount in a cell of a statement, negative for a minus, brackets or "Dr": "1,00,000.00 Dr" → −100000.
 * Undefined for anything else.
 */
export function writtenAmount(cell: string): number | undefined {
  const plain = cell.replace(/₹|\b(?:rs|inr)\b\.?|\p{Cf}/giu, '').replace(/^[\s,"]+|[\s,"]+$/g, '')
  const [, bracket, sign, digits, lastSign, , side] = AMOUNT.exec(plain) ?? []
  if (digits === undefined) return undefined
  const size = parseAmount(digits)
  if (Number.isNaN(size)) return undefined
  const isDebit = [bracket, lastSign].some(Boolean) || (sign !== undefined && sign !== '+')
  return isDebit || side?.toLowerCase() === 'dr' ? -size : size
}
