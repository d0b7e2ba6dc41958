import { daysInMonth } from '@/islands/ui/dates/calendar.ts'
import {
  clockChange,
  clockOf,
  momentsOf,
  offsetAt,
  wallSeconds,
} from '@/islands/ui/dates/time-zones.ts'
import type { UnixTime } from './unix-time.ts'

const PHRASE =
  /^(?<ahead>in\s+)?(?<count>\d{1,9}|an?|one)\s*(?<unit>s|sec|second|m|min|minute|h|hr|hour|d|day|w|week|month|y|yr|year)s?(?<end>\s+ago|\s+from\s+now|\s+later)?$/i
const DAYS = new Map([['today', 0], ['yesterday', -1], ['tomorrow', 1]]) // prettier-ignore
/** Seconds of the units that are the same length always, by their first letter. */
const SECONDS = new Map([['s', 1], ['m', 60], ['h', 3600]]) // prettier-ignore

/** Reads "now", "today", "in 2 hours" or "3 days ago". Days and longer keep the time of day in `local`. */
export function readRelative(text: string, local: string, now: number): UnixTime | undefined {
  const phrase = text.toLowerCase()
  if (phrase === 'now') return made(BigInt(now) * 1_000_000n, 'Read as the present moment.')
  const days = DAYS.get(phrase)
  const seconds = Math.floor(now / 1000)
  const wall = seconds + offsetAt(local, seconds)
  if (days !== undefined) {
    const midnight = (clockOf(wall).day + days) * 86_400
    const how = `Read as the start of the day in ${local}.`
    return made(nanosAt(local, midnight), how, clockChange(local, midnight))
  }
  const { ahead, count = '', unit = '', end } = PHRASE.exec(phrase)?.groups ?? {}
  if ((ahead === undefined) === (end === undefined)) return undefined
  const number = (/\d/.test(count) ? Number(count) : 1) * (end?.trim() === 'ago' ? -1 : 1)
  const length = unit.startsWith('mo') ? undefined : SECONDS.get(unit.charAt(0))
  const rest = BigInt(now % 1000) * 1_000_000n
  if (length !== undefined)
    return made(BigInt(seconds + number * length) * 1_000_000_000n + rest, 'Counted from now.')
  const target = shifted(wall, number, unit)
  const how = `Counted from now, at the same time of day in ${local}.`
  return made(nanosAt(local, target) + rest, how, clockChange(local, target))
}

function shifted(wall: number, number: number, unit: string): number {
  if (unit.startsWith('d')) return wall + number * 86_400
  if (unit.startsWith('w')) return wall + number * 7 * 86_400
  const { date, secondOfDay } = clockOf(wall)
  const months = date.year * 12 + date.month - 1 + number * (unit.startsWith('y') ? 12 : 1)
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  if (year < 1 || year > 9999) throw new Error('This is outside the years 0001 to 9999.')
  return wallSeconds(
    { year, month, day: Math.min(date.day, daysInMonth(year, month)) },
    secondOfDay,
  )
}

function nanosAt(zone: string, wall: number): bigint {
  // Intl has no offsets beyond this range.
  if (Math.abs(wall) > 8.6e12) throw new Error('This is outside the years 0001 to 9999.')
  return BigInt(momentsOf(zone, wall).seconds) * 1_000_000_000n
}

function made(nanos: bigint, how: string, note?: string): UnixTime {
  return { nanos, how, notes: note === undefined ? [] : [note], others: [] }
}
