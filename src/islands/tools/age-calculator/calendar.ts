/** A day of the Gregorian calendar, without a time or a zone. */
export interface CalendarDate {
  year: number
  /** 1 to 12. */
  month: number
  /** 1 to 31. */
  day: number
}

/** The day it is for the visitor, by the clock and time zone of their device. */
export function localDate(now: Date): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

/** The day a date field holds ("2000-02-29"), or undefined when that is no day of the calendar. */
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

/** A day as a `Date` at its beginning in the visitor's time zone, for formatting. */
export function toDate({ year, month, day }: CalendarDate): Date {
  const date = new Date(2000, 0, 1)
  // The constructor would read the years 0 to 99 as 1900 to 1999.
  date.setFullYear(year, month - 1, day)
  return date
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

/** Days since 1 March of the year 0: years that begin in March have the leap day at their end, so months need no exceptions. */
function dayNumber({ year, month, day }: CalendarDate): number {
  const marchYear = month > 2 ? year : year - 1
  const marchMonth = (month + 9) % 12
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + Math.floor((marchMonth * 153 + 2) / 5) + day - 1
}
