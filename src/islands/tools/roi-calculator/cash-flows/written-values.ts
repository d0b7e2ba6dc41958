import { withoutEnd } from '@/lib/without-end.ts'
import { parseAmount } from '@/lib/amount.ts'
import { MONTHS } from '@/lib/long-date.ts'

import { dayNumber, daysInMonth } from '@/islands/ui/dates/calendar.ts'

/** Which of two numbers of a date comes first. */
export type DateOrder = 'day first' | 'month first'

/** A date of a statement: its text, and the number of its day (`dayNumber`), NaN when there is no such day. */
export interface WrittenDate {
  text: string
  day: number
  /** The only order in which two numbers can be a date. */
  proves?: DateOrder
  /** Whether the other order is another day. */
  isAmbiguous: boolean
}

const TIME = String.raw`(?:(?:T|[ ]{1,2})(?<hour>\d{1,2}):(?<minute>\d\d)(?::\d\d(?:\.\d{1,9})?)?(?: ?(?<half>[ap]m))?(?: ?(?<zone>Z|UTC|GMT|IST|[+-]\d\d:?\d\d))?)?`
const ISO = String.raw`(?<isoYear>\d{4})[-/.](?<isoMonth>\d{1,2})[-/.](?<isoDay>\d{1,2})`
const YEAR = String.raw`(?:\d{4}|\d{2})`
const NUMBERS = String.raw`(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>${YEAR})`
const NAMES = MONTHS.map((name) => `${name.slice(0, 3)}[a-z]{0,6}`).join('|')
const NAMED = String.raw`(?<namedDay>\d{1,2})(?:st|nd|rd|th)?[-\s/.]{0,3}(?<name>${NAMES})[-\s/.,']{0,3}(?<namedYear>${YEAR})`
const MONTH_FIRST = String.raw`(?<firstName>${NAMES})[-\s/.]{0,3}(?<firstDay>\d{1,2})(?:st|nd|rd|th)?[-\s/.,']{1,3}(?<firstYear>(?:19|20)\d\d)`
const DATE = String.raw`(?:^|[\s,;|"])(?:${ISO}|${NUMBERS}|${NAMED}|${MONTH_FIRST})${TIME}(?=$|[\s,;|"])`
const FIRST_DATE = new RegExp(DATE, 'i')
const ALL_DATES = new RegExp(DATE, 'gi')

/**
 * Returns the first date in a text: "03/04/2025", "3-Apr-25", "Apr 3, 2025" are 3 April 2025. A time with a zone is read as the
 * day that it is in India.
 */
export function writtenDate(text: string, order: DateOrder = 'day first'): WrittenDate | undefined {
  const found = FIRST_DATE.exec(text)
  if (found === null) return undefined
  const { isoYear, isoMonth, isoDay, ...groups } = found.groups ?? {}
  const name = groups['name'] ?? groups['firstName']
  const named = MONTHS.findIndex((full) => full.slice(0, 3).toLowerCase() === name?.slice(0, 3).toLowerCase()) // prettier-ignore
  const year = isoYear ?? groups['year'] ?? groups['namedYear'] ?? groups['firstYear'] ?? ''
  const numbers = [Number(groups['day']), Number(groups['month'])] as const
  const [numberDay, numberMonth] = order === 'day first' ? numbers : numbers.toReversed()
  const day = Number(isoDay ?? groups['namedDay'] ?? groups['firstDay'] ?? numberDay)
  const month = name === undefined ? Number(isoMonth ?? numberMonth) : named + 1
  return {
    text: found[0],
    day: dayOf(fullYear(year), month, day) + daysToIndia(groups),
    ...orderOf(numbers),
  }
}

/** Replaces all dates of a text. */
export function withoutDates(text: string, by: string): string {
  return text.replace(ALL_DATES, by)
}

function orderOf([one, other]: readonly [number, number]): Omit<WrittenDate, 'text' | 'day'> {
  const isAmbiguous = one <= 12 && other <= 12 && one !== other
  if (one > 12 && other <= 12) return { proves: 'day first', isAmbiguous }
  if (one <= 12 && other > 12) return { proves: 'month first', isAmbiguous }
  return { isAmbiguous }
}

/** Returns by how many days a time is on another day in India; NaN for a time that does not exist. */
function daysToIndia({ hour, minute, half, zone }: Record<string, string | undefined>): number {
  if (hour === undefined) return 0
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  if (hours > 24 || Number(minute) > 59) return NaN
  if (zone === undefined || /ist/i.test(zone)) return 0
  const [sign = '+', h1 = '0', h2 = '0', m1 = '0', m2 = '0'] = zone.replace(/[^\d+-]/g, '')
  const offset = (Number(h1 + h2) * 60 + Number(m1 + m2)) * (sign === '-' ? -1 : 1)
  return Math.floor((hours * 60 + Number(minute) - offset + 330) / 1440)
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

/** An amount of a statement. */
export interface WrittenAmount {
  /** Rupees, not below 0. */
  size: number
  /** Whether it has a minus or brackets. */
  isMinus: boolean
  side?: 'debit' | 'credit'
}

const UNIT = String.raw`lakhs?|lacs?|crores?|thousand|million|billion|mn|bn|k|l|लाख|करोड़|करोड`
const AMOUNT = new RegExp(
  String.raw`^(?<open>\()?(?<sign>[-+−–])?\s*(?<digits>[\d,]+(?:\.\d*)?|\.\d+)(?:\s*(?<unit>${UNIT}))?(?:\/-)?(?<last>[-−–])?(?<close>\))?\s*(?<side>dr|cr|\(dr\.?\)|\(cr\.?\))?\.?$`,
  'i',
)
const RUPEES = /₹|\b(?:rs|inr)\b\.?|\p{Cf}/giu
/** The longest text that can be an amount. */
const LONGEST = 40
const LIKE_AMOUNT = new RegExp(
  String.raw`^[-+−–(\s]*(?:\d{1,3}(?:,\d{2,3})+|\d+\.\d{1,2}|\d+\s*(?:${UNIT}|dr|cr)\b)`,
  'i',
)

/**
 * Returns the amount in a cell of a statement: "1,00,000.00 Dr", "(5,000)", "-1 lakh". Undefined for anything else, also for
 * "1.5 Cr", which may be a credit or a crore.
 */
export function writtenAmount(cell: string): WrittenAmount | undefined {
  if (cell.length > LONGEST) return undefined
  const plain = withoutEnd(cell.replace(RUPEES, '').replace(/^[\s,"]+/, ''), ' \t\r\n\u00a0,"')
  const { open, close, sign, digits, unit = '', last, side } = AMOUNT.exec(plain)?.groups ?? {}
  if (digits === undefined || (open === undefined) !== (close === undefined)) return undefined
  const size = parseAmount(`${digits} ${unit}`)
  const mayBeCrore = side?.toLowerCase() === 'cr' && size < 1000 && !/\.\d\d$/.test(digits)
  if (Number.isNaN(size) || mayBeCrore) return undefined
  const isMinus = [open, last].some(Boolean) || (sign !== undefined && sign !== '+')
  const word = side && (/dr/i.test(side) ? ('debit' as const) : ('credit' as const))
  return { size, isMinus, ...(word && { side: word }) }
}

/** Returns whether a text begins like an amount and is not one: "5,000.00x", "1.5 Cr". */
export function isUnclearAmount(text: string): boolean {
  const plain = text.slice(0, LONGEST).replace(RUPEES, '')
  return LIKE_AMOUNT.test(plain) && writtenAmount(text) === undefined
}
