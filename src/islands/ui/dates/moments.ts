import { dateInWords, isoDate, weekday, type CalendarDate } from './calendar.ts'
import { clockOf, offsetAt, offsetText, timeText } from './time-zones.ts'

/** Returns what a zone's clock shows at a moment in nanoseconds since 1970. */
export function shownAt(nanos: bigint, zone: string) {
  const seconds = Number(floorDivide(nanos, 1_000_000_000n))
  const offset = offsetAt(zone, seconds)
  const { date, secondOfDay } = clockOf(seconds + offset)
  return { date, offset, time: timeText(secondOfDay), fraction: fractionOf(nanos) }
}

/** ".123", from nanoseconds: three, six or nine digits, or none. */
function fractionOf(nanos: bigint): string {
  const rest = nanos - floorDivide(nanos, 1_000_000_000n) * 1_000_000_000n
  const digits = String(rest)
    .padStart(9, '0')
    .replace(/(?:000){1,3}$/, '')
  return digits === '' ? '' : `.${digits}`
}

/** Replaces a date that has no four-digit year on the clock of its zone. */
export const BEYOND_YEARS = 'Outside the years 0001 to 9999 in this zone'

/** Whether the date has a year from 0001 to 9999. At both ends, zones can have another year than UTC. */
export function hasShownYear({ year }: CalendarDate): boolean {
  return year >= 1 && year <= 9999
}

/** Returns a moment like "2026-11-28T13:00:00+05:30", with Z in UTC. */
export function isoText(nanos: bigint, zone: string): string {
  const { date, time, fraction, offset } = shownAt(nanos, zone)
  if (!hasShownYear(date)) return BEYOND_YEARS
  return `${isoDate(date)}T${time}${fraction}${zone === 'UTC' ? 'Z' : offsetText(offset)}`
}

/** Returns a moment like "Saturday 28 November 2026, 13:00:00 (+05:30)". */
export function momentInWords(nanos: bigint, zone: string): string {
  const { date, time, fraction, offset } = shownAt(nanos, zone)
  if (!hasShownYear(date)) return BEYOND_YEARS
  return `${weekday(date)} ${dateInWords(date)}, ${time}${fraction} (${offsetText(offset)})`
}

/** Divides and rounds down, also below zero. */
export function floorDivide(number: bigint, by: bigint): bigint {
  const quotient = number / by
  return quotient * by > number ? quotient - 1n : quotient
}
