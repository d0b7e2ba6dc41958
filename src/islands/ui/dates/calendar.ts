import { MONTHS } from '@/lib/long-date.ts'

/** A day of the Gregorian calendar, without a time or a zone. */
export interface CalendarDate {
  year: number
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  day: number
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The day it is for the visitor, by the clock and time zone of their device. */
export function localDate(now: Date): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

/** Returns the date in a date field ("2000-02-29"), or undefined when it is not in the calendar. */
export function parseDate(text: string): CalendarDate | undefined {
  const match = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(text)
  if (match === null) return undefined
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const exists =
    year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return exists ? { year, month, day } : undefined
}

/** A day as date fields take it: "0999-01-05". */
export function isoDate({ year, month, day }: CalendarDate): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/**
 * A day in words: "21 November 2026". Not by way of a `Date`, which ends in the year 275760 and knows no 30 December 2011
 * in Samoa, where that day was left out.
 */
export function dateInWords({ year, month, day }: CalendarDate): string {
  return `${day} ${MONTHS[month - 1] ?? ''} ${year}`
}

/** Returns a day, from its number, in short: "21 Nov 2026". */
export function shortDate(number: number): string {
  const { year, month, day } = dateOfDay(number)
  return `${day} ${MONTHS[month - 1]?.slice(0, 3) ?? ''} ${year}`
}

/** The day of the week: "Saturday". */
export function weekday(date: CalendarDate): string {
  // 3 January 2000 was a Monday.
  const days = daysBetween({ year: 2000, month: 1, day: 3 }, date)
  return WEEKDAYS.at(days % 7) ?? ''
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Days from one day to another; negative when the second comes first. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Whether the first day comes before the second. */
export function isBefore(first: CalendarDate, second: CalendarDate): boolean {
  return daysBetween(first, second) > 0
}

/** The day so many days after 1 March of the year 0, for day numbers of a year from 1 on. */
export function dateOfDay(number: number): CalendarDate {
  // The year is at most one too high: 365.2425 days are its mean length.
  let year = Math.floor((number + 366) / 365.2425) + 1
  while (dayNumber({ year, month: 1, day: 1 }) > number) year -= 1
  let month = 12
  while (dayNumber({ year, month, day: 1 }) > number) month -= 1
  return { year, month, day: number - dayNumber({ year, month, day: 1 }) + 1 }
}

/** The year in which the financial year of a day begins: 2026 from 1 April 2026 to 31 March 2027. */
export function financialYearOf(day: number): number {
  const { year, month } = dateOfDay(day)
  return month >= 4 ? year : year - 1
}

/** Days since 1 March of the year 0: years that begin in March have the leap day at their end, so months need no exceptions. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const marchYear = month > 2 ? year : year - 1
  const marchMonth = (month + 9) % 12
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + Math.floor((marchMonth * 153 + 2) / 5) + day - 1
}
