import { dateOfDay, dayNumber, type CalendarDate } from './calendar.ts'
import { INDIA } from './zone-names.ts'

const EPOCH_DAY = dayNumber({ year: 1970, month: 1, day: 1 })
const DAY_SECONDS = 86_400

/** Returns a zone's name as the engine spells it, or undefined when it does not know the zone. */
export function knownZone(name: string): string | undefined {
  if (/^(?:asia\/(?:kolkata|calcutta))$/i.test(name)) return INDIA
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const made = formats.get(zone)
  if (made !== undefined) return made
  const numeric = 'numeric'
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', era: 'short' },
    ...{ year: numeric, month: numeric, day: numeric },
    ...{ hour: numeric, minute: numeric, second: numeric },
  })
  formats.set(zone, format)
  return format
}

/** Returns the seconds that a zone's clock is ahead of UTC at a Unix time in whole seconds. */
export function offsetAt(zone: string, seconds: number): number {
  if (zone === 'UTC') return 0
  const text = formatOf(zone).format(seconds * 1000)
  const [month = 1, day = 1, year = 1, hour = 0, minute = 0, second = 0] = (
    text.match(/\d+/g) ?? []
  ).map(Number)
  const date = { year: text.includes('B') ? 1 - year : year, month, day }
  return wallSeconds(date, hour * 3600 + minute * 60 + second) - seconds
}

/** Returns a date and the seconds since its midnight as seconds since 1970 on the same clock. */
export function wallSeconds(date: CalendarDate, secondOfDay: number): number {
  return (dayNumber(date) - EPOCH_DAY) * DAY_SECONDS + secondOfDay
}

/** Splits seconds since 1970 on a clock into the date and the seconds since midnight. */
export function clockOf(wall: number): { date: CalendarDate; secondOfDay: number; day: number } {
  const day = Math.floor(wall / DAY_SECONDS)
  return { date: dateOfDay(day + EPOCH_DAY), secondOfDay: wall - day * DAY_SECONDS, day }
}

/** The moments at which a zone's clock shows a time, as Unix seconds. */
export interface ClockMoments {
  /** 'gap': the clock skips the time. 'overlap': it shows the time twice. */
  kind: 'once' | 'gap' | 'overlap'
  /** The moment. In a gap the time counts on from before the jump, in an overlap it is the first, as in RFC 5545. */
  seconds: number
  /** The second moment of an overlap. */
  second?: number
  /** Seconds by which the clock jumps in a gap or an overlap; negative when it goes back. */
  jump: number
}

/** Returns when the clock of a zone shows a time, given as seconds since 1970 on that clock. */
export function momentsOf(zone: string, wall: number): ClockMoments {
  const before = offsetAt(zone, wall - DAY_SECONDS)
  const after = offsetAt(zone, wall + DAY_SECONDS)
  const hits = [...new Set([before, after])]
    .map((offset) => wall - offset)
    .filter((seconds) => offsetAt(zone, seconds) + seconds === wall)
    .toSorted((a, b) => a - b)
  const [seconds, second] = hits
  const jump = after - before
  if (seconds === undefined) return { kind: 'gap', seconds: wall - before, jump }
  return second === undefined
    ? { kind: 'once', seconds, jump: 0 }
    : { kind: 'overlap', seconds, second, jump }
}

/** "+05:30", from seconds; with seconds where a zone once had them. */
export function offsetText(offset: number): string {
  const [hours, minutes, seconds] = partsOfDay(Math.abs(offset))
  return `${offset < 0 ? '-' : '+'}${hours}:${minutes}${seconds === '00' ? '' : `:${seconds}`}`
}

/** "13:05:00", from seconds since midnight. */
export function timeText(secondOfDay: number): string {
  return partsOfDay(secondOfDay).join(':')
}

function partsOfDay(seconds: number): [string, string, string] {
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  return [two(seconds / 3600), two((seconds % 3600) / 60), two(seconds % 60)]
}

/** Says why a time of day is not the moment it seems to be, or returns undefined when it is. */
export function clockChange(zone: string, wall: number): string | undefined {
  const { kind, jump, seconds } = momentsOf(zone, wall)
  if (kind === 'once') return undefined
  const time = timeText(clockOf(wall).secondOfDay).slice(0, 5)
  const minutes = `${Math.abs(jump) / 60} minutes`
  if (kind === 'gap')
    return `${time} does not exist on that day in ${zone}: clocks go forward by ${minutes}. It is read as ${timeText(clockOf(wall + jump).secondOfDay).slice(0, 5)}.`
  const first = offsetText(wall - seconds)
  return `${time} occurs twice on that day in ${zone}: clocks go back by ${minutes}. It is read as the first, at ${first}; the second is at ${offsetText(wall - seconds + jump)}.`
}
