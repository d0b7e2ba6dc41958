import { daysInMonth, type CalendarDate } from '@/islands/ui/dates/calendar.ts'
import { clockOf, momentsOf, offsetAt, wallSeconds } from '@/islands/ui/dates/time-zones.ts'
import type { Schedule } from './parse-cron.ts'
import type { SpecialDay } from './parse-field.ts'

/** A run, in Unix seconds, with what daylight saving does to it. */
export interface Run {
  seconds: number
  note?: string
}

const DAY = 86_400
/** The same weekday falls on 29 February again after at most 40 years. */
const MOST_DAYS = 41 * 366

/** Returns the next runs after `now` in Unix seconds, at most `count`. A schedule that never runs has none. */
export function nextRuns(schedule: Schedule, zone: string, now: number, count: number): Run[] {
  const first = clockOf(now + offsetAt(zone, now)).day
  const runs: Run[] = []
  // The day before too: where clocks go back at midnight, its end comes again.
  for (let day = first - 1; day < first + MOST_DAYS && runs.length < count; day++) {
    const { date } = clockOf(day * DAY)
    if (!schedule.fields.month.values.has(date.month))
      day += daysInMonth(date.year, date.month) - date.day
    else if (isRunDay(schedule, date))
      runs.push(...runsOfDay(schedule, zone, day * DAY, now, count))
  }
  return runs.slice(0, count)
}

/** Yields the seconds since midnight at which a schedule runs on its days, from a second on. */
function* timesFrom({ fields }: Schedule, from: number): Generator<number> {
  const sorted = (values: Iterable<number>) => [...values].toSorted((a, b) => a - b)
  const [hours, minutes] = [sorted(fields.hour.values), sorted(fields.minute.values)]
  const seconds = sorted(fields.second?.values ?? [0])
  for (const hour of hours.filter((hour) => hour * 3600 + 3599 >= from))
    for (const minute of minutes)
      for (const second of seconds) {
        const time = hour * 3600 + minute * 60 + second
        if (time >= from) yield time
      }
}

/** Returns the runs of a day after `now`, at least `count` where there are so many. */
function runsOfDay(
  schedule: Schedule,
  zone: string,
  midnight: number,
  now: number,
  count: number,
): Run[] {
  const offsets = [offsetAt(zone, midnight - DAY), offsetAt(zone, midnight + 2 * DAY)]
  const [smaller, larger] = [Math.min(...offsets), Math.max(...offsets)]
  const runs: Run[] = []
  let enough = Infinity
  for (const time of timesFrom(schedule, now + smaller - midnight + 1)) {
    // A later time of the clock can be an earlier moment, by at most the jump.
    if (time > enough) break
    const wall = midnight + time
    runs.push(...(smaller === larger ? [{ seconds: wall - smaller }] : changedRuns(schedule, zone, wall))) // prettier-ignore
    if (runs.length >= count && enough === Infinity) enough = time + larger - smaller
  }
  const sorted = runs
    .filter(({ seconds }) => seconds > now)
    .toSorted((a, b) => a.seconds - b.seconds)
  return sorted.filter(({ seconds }, index) => seconds !== sorted[index - 1]?.seconds)
}

/** By cron(8): a job at a fixed time in the gap runs right after it, and a repeated fixed time runs once. */
function changedRuns({ fields, dialect }: Schedule, zone: string, wall: number): Run[] {
  const { kind, seconds, second, jump } = momentsOf(zone, wall)
  if (kind === 'once') return [{ seconds }]
  const isFixed = !fields.hour.hasStar && !fields.minute.hasStar
  if (kind === 'gap') {
    if (!isFixed || dialect !== 'unix') return []
    return [
      {
        seconds: jumpBefore(zone, seconds, jump),
        note: 'clocks skip the time of this run; cron runs it after the jump',
      },
    ]
  }
  if (isFixed || second === undefined)
    return [{ seconds, note: 'this time occurs twice, and the first one counts' }]
  return [
    { seconds, note: 'clocks go back: first time' },
    { seconds: second, note: 'clocks go back: second time' },
  ]
}

/** Returns the moment of a jump that lies at most `jump` seconds before a moment. */
function jumpBefore(zone: string, after: number, jump: number): number {
  const offset = offsetAt(zone, after)
  let [early, late] = [after - jump, after]
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (offsetAt(zone, middle) === offset) late = middle
    else early = middle
  }
  return late
}

/** Whether a schedule runs on a day. */
export function isRunDay({ fields, dialect }: Schedule, date: CalendarDate): boolean {
  if (!fields.month.values.has(date.month)) return false
  if (fields.year?.values.has(date.year) === false) return false
  const { day, weekday } = fields
  const fitsDay = day.special ? isSpecial(day.special, date) : day.values.has(date.day)
  const fitsWeekday = weekday.special
    ? isSpecial(weekday.special, date)
    : weekday.values.has(weekdayNumber(date))
  if (day.isOpen) return fitsWeekday
  if (weekday.isOpen) return fitsDay
  return dialect === 'unix' && !day.hasStar && !weekday.hasStar
    ? fitsDay || fitsWeekday
    : fitsDay && fitsWeekday
}

/** 0 is Sunday. */
function weekdayNumber(date: CalendarDate): number {
  // 1 January 1970 was a Thursday.
  return (((wallSeconds(date, 0) / DAY + 4) % 7) + 7) % 7
}

function isSpecial(special: SpecialDay, date: CalendarDate): boolean {
  const last = daysInMonth(date.year, date.month)
  switch (special.kind) {
    case 'last':
      return date.day === last - special.before
    case 'nearest':
      return date.day === nearestWeekday(date, special.day === 'last' ? last : special.day, last)
    case 'last-weekday':
      return weekdayNumber(date) === special.weekday && date.day + 7 > last
    case 'nth-weekday':
      return weekdayNumber(date) === special.weekday && Math.ceil(date.day / 7) === special.nth
  }
}

/** The weekday from Monday to Friday nearest to a day, in the same month. */
function nearestWeekday(date: CalendarDate, day: number, last: number): number {
  if (day > last) return NaN
  const number = weekdayNumber({ ...date, day })
  if (number === 6) return day === 1 ? 3 : day - 1
  if (number === 0) return day === last ? day - 2 : day + 1
  return day
}
