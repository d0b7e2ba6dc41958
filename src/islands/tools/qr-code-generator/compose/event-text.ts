import {
  type CalendarDate,
  dateOfDay,
  dayNumber,
  isoDate,
  parseDate,
} from '@/islands/ui/dates/calendar.ts'
import type { Written } from '../code-form.ts'
import { asciiDigits, contentLines, textValue } from '../code-text.ts'

export type EventField =
  | 'title'
  | 'allDay'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'zone'
  | 'venue'
  | 'description'

/** The identity of an event in a calendar (RFC 5545, 3.8.4.7 and 3.8.7.2). */
export interface EventIdentity {
  id: string
  /** The creation time in milliseconds since 1970. */
  written: number
}

/** Instead of a zone: local time wherever the code is read (RFC 5545, 3.3.5, form 1). */
export const FLOATING = 'floating'

/**
 * Returns a calendar with one event (RFC 5545). Times are in UTC, so that no table of time zones is needed. Whole days have no
 * zone, and end on the day after the last one.
 */
export function eventText(
  typed: Record<EventField, string>,
  { id, written }: EventIdentity,
): Written<EventField> {
  const { title, venue, description } = typed
  const { problems, lines, warnings } = whenOf(typed)
  const isWrong = Object.values(problems).some((problem) => problem !== undefined)
  if (title.trim() === '' || lines.length === 0 || isWrong) return { text: '', problems }
  const property = (name: string, value: string) =>
    value.trim() === '' ? [] : [`${name}:${textValue(value.toWellFormed().trim())}`]
  const text = contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ganak//QR//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utcForm(written)}`,
    ...lines,
    ...property('SUMMARY', title),
    ...property('LOCATION', venue),
    ...property('DESCRIPTION', description),
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  return { text, problems, warnings }
}

interface When {
  problems: Partial<Record<EventField, string | undefined>>
  /** The lines with start and end; empty without a start. */
  lines: string[]
  warnings: string[]
}

function whenOf(typed: Record<EventField, string>): When {
  const [start, end] = [parseDate(typed.startDate), parseDate(typed.endDate)]
  const problems = {
    startDate: dateProblem(typed.startDate, start),
    endDate: dateProblem(typed.endDate, end),
  }
  if (start === undefined || problems.startDate || problems.endDate)
    return { problems, lines: [], warnings: [] }
  return typed.allDay === 'yes' ? wholeDays(start, end) : timesOf(typed, start, end ?? start)
}

function dateProblem(typed: string, date: CalendarDate | undefined): string | undefined {
  if (typed === '' || (date !== undefined && date.year >= 1900 && date.year <= 9999))
    return undefined
  return 'Enter a date from 1900 on, such as 2026-12-31.'
}

function wholeDays(start: CalendarDate, end: CalendarDate = start): When {
  if (dayNumber(end) < dayNumber(start)) return wrong({ endDate: 'The end is before the start.' })
  const after = dateOfDay(dayNumber(end) + 1)
  const day = (date: CalendarDate) => isoDate(date).replaceAll('-', '')
  const lines = [`DTSTART;VALUE=DATE:${day(start)}`, `DTEND;VALUE=DATE:${day(after)}`]
  return { problems: {}, lines, warnings: [] }
}

function timesOf(typed: Record<EventField, string>, from: CalendarDate, to: CalendarDate): When {
  const start = clockTime(typed.startTime)
  const end = clockTime(typed.endTime)
  if (start === undefined) return wrong({ startTime: NO_TIME })
  if (end === undefined) return wrong({ endTime: NO_TIME })
  if (start === null) return { problems: {}, lines: [], warnings: [] }
  const began = timeIn(from, start, typed.zone)
  if (end === null) {
    if (typed.endDate === '') return when([`DTSTART:${began.text}`], [began])
    return wrong({ endTime: 'An end date also needs a time.' })
  }
  const ended = timeIn(to, end, typed.zone)
  if (ended.time <= began.time)
    return wrong({ endTime: 'The end is not after the start. It may be on another day.' })
  return when([`DTSTART:${began.text}`, `DTEND:${ended.text}`], [began, ended])
}

const NO_TIME = 'Enter a time of the day from 00:00 to 23:59.'

/** Returns minutes since midnight; null for an empty field, undefined for an invalid time. */
function clockTime(typed: string): number | null | undefined {
  if (typed === '') return null
  const match = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(asciiDigits(typed).trim())
  return match === null ? undefined : Number(match[1]) * 60 + Number(match[2])
}

interface EventTime {
  time: number
  text: string
  warning?: string
}

function timeIn(date: CalendarDate, minutes: number, zone: string): EventTime {
  const shown = Date.UTC(date.year, date.month - 1, date.day, 0, minutes)
  if (zone === FLOATING) return { time: shown, text: utcForm(shown).slice(0, -1) }
  const { time, oddity } = zonedTime(shown, zone)
  const text = utcForm(time)
  return oddity === undefined ? { time, text } : { time, text, warning: ODDITIES[oddity] }
}

const ODDITIES = {
  skipped: 'Clocks skip this time on that day. It counts by the clock before the change.',
  twice: 'Clocks show this time twice on that day. The first is used.',
}

/** "20261231T183000Z" (RFC 5545, 3.3.5, form 2). */
function utcForm(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')
}

function when(lines: string[], times: readonly EventTime[]): When {
  return { problems: {}, lines, warnings: times.flatMap(({ warning }) => warning ?? []) }
}

function wrong(problems: When['problems']): When {
  return { problems, lines: [], warnings: [] }
}

/** A local time in milliseconds since 1970, and its oddity if clocks change on that day. */
interface ZonedTime {
  time: number
  oddity?: 'skipped' | 'twice'
}

/**
 * Returns the time at which clocks in `zone` show `shown`, a local time written as if it were UTC, in milliseconds. By RFC 5545,
 * 3.3.5, a time that occurs twice is the first one, and a skipped time counts by the clock before the change.
 */
export function zonedTime(shown: number, zone: string): ZonedTime {
  const before = shown - offsetAt(shown - DAY, zone)
  const after = shown - offsetAt(shown + DAY, zone)
  const isBefore = before + offsetAt(before, zone) === shown
  const isAfter = after + offsetAt(after, zone) === shown
  if (isBefore)
    return isAfter && after !== before ? { time: before, oddity: 'twice' } : { time: before }
  return isAfter ? { time: after } : { time: before, oddity: 'skipped' }
}

const DAY = 86_400_000

/** Returns the UTC offset of a zone at a time, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day, hour, minute, second } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000
}
