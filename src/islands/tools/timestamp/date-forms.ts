import {
  dateInWords,
  dateOfDay,
  dayNumber,
  daysInMonth,
  isLeapYear,
  weekday,
  type CalendarDate,
} from '@/islands/ui/dates/calendar.ts'
import { MONTHS } from '@/lib/long-date.ts'
import { knownZone } from '@/islands/ui/dates/time-zones.ts'
import { INDIA } from '@/islands/ui/dates/zone-names.ts'

/** A day as it was read, with remarks for the visitor. */
interface ReadDay {
  date: CalendarDate
  notes: string[]
}

const WEEKDAY = /^(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s+/i

/** Reads a day in ISO 8601, with a month's name, or day first. Throws what is wrong; returns undefined for other texts. */
export function readDay(text: string): ReadDay | undefined {
  const [stated, name] = WEEKDAY.exec(text) ?? ['']
  const written = text.slice(stated.length)
  const found = isoDay(written) ?? namedDay(written) ?? dayFirst(written)
  if (found === undefined) return undefined
  const real = weekday(found.date)
  if (name !== undefined && real.slice(0, 3).toLowerCase() !== name.slice(0, 3).toLowerCase())
    found.notes.push(`${dateInWords(found.date)} is a ${real}. The date counts, not the weekday.`)
  return found
}

function isoDay(text: string): ReadDay | undefined {
  const full =
    /^(?:([+-]?\d{4,6})-(\d\d)-(\d\d)|(\d{4})\/(\d\d?)\/(\d\d?)|(\d{4})(\d\d)(\d\d))$/.exec(text)
  if (full !== null) {
    const [year, month, day] = full.slice(1).filter((part) => part !== undefined)
    return { date: checked(Number(year), Number(month), Number(day)), notes: [] }
  }
  const week = /^(\d{4})-?w(\d\d)(?:-?(\d))?$/i.exec(text)
  if (week !== null) return { date: weekDate(Number(week[1]), Number(week[2]), week[3]), notes: [] }
  const ordinal = /^(\d{4})-?(\d{3})$/.exec(text)
  if (ordinal === null) return undefined
  const [year, day] = [Number(ordinal[1]), Number(ordinal[2])]
  const days = isLeapYear(year) ? 366 : 365
  if (day < 1 || day > days) throw new Error(`The year ${year} has ${days} days, not ${day}.`)
  return { date: dateOfDay(dayNumber(checked(year, 1, 1)) + day - 1), notes: [] }
}

function weekDate(year: number, week: number, weekdayText = '1'): CalendarDate {
  // 4 January is always in the first week (ISO 8601). Day 5 of the count is a Monday.
  const fourth = dayNumber(checked(year, 1, 4))
  const monday = fourth - ((fourth + 2) % 7)
  const next = dayNumber({ year: year + 1, month: 1, day: 4 })
  const weeks = (next - ((next + 2) % 7) - monday) / 7
  const day = Number(weekdayText)
  if (week < 1 || week > weeks) throw new Error(`The year ${year} has ${weeks} weeks, not ${week}.`)
  if (day < 1 || day > 7) throw new Error('The weekday of a week is 1 (Monday) to 7 (Sunday).')
  return dateOfDay(monday + (week - 1) * 7 + day - 1)
}

function namedDay(text: string): ReadDay | undefined {
  const dayMonth = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d\d)$/i.exec(
    text,
  )
  const monthDay = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text)
  const [day, name, year] = dayMonth?.slice(1) ?? [monthDay?.[2], monthDay?.[1], monthDay?.[3]]
  if (day === undefined || name === undefined || year === undefined) return undefined
  const month = MONTHS.findIndex((full) => full.toLowerCase().startsWith(name.toLowerCase())) + 1
  const isSept = /^sept$/i.test(name)
  if (month === 0 && !isSept) return undefined
  return { date: checked(fullYear(year), isSept ? 9 : month, Number(day)), notes: [] }
}

/** Two digits are a year from 1950 to 2049 (RFC 5322, section 4.3). */
function fullYear(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year < 50 ? 2000 + year : 1900 + year
}

function dayFirst(text: string): ReadDay | undefined {
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  if (parts === null) return undefined
  const date = checked(Number(parts[3]), Number(parts[2]), Number(parts[1]))
  return { date, notes: [`Read day first: ${dateInWords(date)}.`] }
}

function checked(year: number, month: number, day: number): CalendarDate {
  if (year < 1 || year > 9999) throw new Error('The year must be from 0001 to 9999.')
  if (month < 1 || month > 12) throw new Error(`There is no month ${month}: months are 1 to 12.`)
  const days = daysInMonth(year, month)
  if (day >= 1 && day <= days) return { year, month, day }
  throw new Error(`${MONTHS[month - 1] ?? ''} ${year} has ${days} days, not ${day}.`)
}

/** What stands after a time: a fixed offset in seconds, or a zone whose offset depends on the day. */
export type WrittenZone = { offset: number; note?: string } | { zone: string }

/** Hours ahead of UTC of the abbreviations in RFC 5322 section 4.3, and India's. */
const ABBREVIATIONS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ z: 0, ut: 0, utc: 0, gmt: 0, ist: 5.5 },
    ...{ est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
  }),
)

const UNKNOWN_OFFSET =
  '-00:00 says that the local offset is not known (RFC 3339). The time is read as UTC.'

/** Reads an offset, an abbreviation or the name of a zone. Throws when it is not known. */
export function readZone(text: string): WrittenZone {
  const hours = ABBREVIATIONS.get(text.toLowerCase())
  if (hours !== undefined)
    return text.toLowerCase() === 'ist' ? { zone: INDIA } : { offset: hours * 3600 }
  const parts = /^(?:gmt|utc)?([+-])(\d\d?)(?::?(\d\d)(?::?(\d\d))?)?$/i.exec(text)
  if (parts !== null) {
    const [, sign, hour, minute = '0', second = '0'] = parts
    if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59)
      throw new Error(
        `${text} is not an offset: use hours from 00 to 23 and minutes from 00 to 59.`,
      )
    const offset = Number(hour) * 3600 + Number(minute) * 60 + Number(second)
    if (sign === '+') return { offset }
    return offset === 0 ? { offset, note: UNKNOWN_OFFSET } : { offset: -offset }
  }
  const zone = text.includes('/') ? knownZone(text) : undefined
  if (zone !== undefined) return { zone }
  throw new Error(
    `The zone “${text}” is not known. Write an offset such as +05:30, or a name such as Asia/Kolkata.`,
  )
}
