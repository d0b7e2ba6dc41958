import { dateOfDay, dayNumber, daysInMonth } from '@/islands/ui/dates/calendar.ts'

/** The free days of a week; "bank" is every Sunday and the second and fourth Saturday of a month. */
export type Weekend = 'saturday and sunday' | 'sunday' | 'bank' | 'friday and saturday' | 'none'

/** Free days of every week as day number modulo 7. Day 0, 1 March of the year 0, was a Wednesday. */
const FREE: Record<Weekend, readonly number[]> = {
  'saturday and sunday': [3, 4],
  sunday: [4],
  bank: [4],
  'friday and saturday': [2, 3],
  none: [],
}

/**
 * Counts the working days between two day numbers, both included; 0 when the second comes first. It counts by weeks and months,
 * so the time does not depend on the span.
 */
export function workingDays(
  first: number,
  last: number,
  weekend: Weekend,
  holidays: readonly number[],
): number {
  if (last < first) return 0
  const off = [...new Set(holidays)].filter(
    (day) => day >= first && day <= last && !isFree(day, weekend),
  )
  return workingUpTo(last, weekend) - workingUpTo(first - 1, weekend) - off.length
}

/**
 * Returns the day number `count` working days after a day, or before it for a negative count. The day itself is not counted. 0
 * working days later is that day, even if it is free.
 */
export function afterWorkingDays(
  start: number,
  count: number,
  weekend: Weekend,
  holidays: readonly number[],
): number {
  const size = Math.abs(count)
  const step = Math.sign(count)
  const reached = (days: number) =>
    step > 0
      ? workingDays(start + 1, start + days, weekend, holidays)
      : workingDays(start - days, start - 1, weekend, holidays)
  // At least five of seven days are working days, so twice as many days plus the holidays are enough.
  let [low, high] = [0, 2 * size + holidays.length + 7]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (reached(middle) >= size) high = middle
    else low = middle + 1
  }
  return start + (step || 1) * low
}

/** Returns whether a day is part of the weekend. */
export function isFree(day: number, weekend: Weekend): boolean {
  if (FREE[weekend].includes(modulo(day, 7))) return true
  if (weekend !== 'bank' || modulo(day, 7) !== 3) return false
  return [2, 4].includes(Math.ceil(dateOfDay(day).day / 7))
}

/** Counts working days from a fixed day up to this one. Only differences are meaningful. */
function workingUpTo(day: number, weekend: Weekend): number {
  const freeDays = FREE[weekend].reduce((sum, rest) => sum + Math.floor((day - rest) / 7) + 1, 0)
  return day - freeDays - (weekend === 'bank' ? bankSaturdaysUpTo(day) : 0)
}

/** Counts second and fourth Saturdays from a fixed day. Every month has one of each. */
function bankSaturdaysUpTo(number: number): number {
  const { year, month, day } = dateOfDay(number)
  const firstSaturday = modulo(day - modulo(number - 3, 7) - 1, 7) + 1
  const ofMonth = [firstSaturday + 7, firstSaturday + 21].filter((saturday) => saturday <= day)
  return (year * 12 + month) * 2 + ofMonth.length
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}

export type DateUnit = 'days' | 'weeks' | 'months' | 'years' | 'working days'

/** A step from a day number: a positive amount is later, a negative one earlier. */
interface Step {
  from: number
  amount: number
  unit: DateUnit
  weekend: Weekend
  holidays: readonly { day: number }[]
}

/** Every larger step leaves the years 1 to 9999. */
const MOST = 4_000_000

/**
 * Returns the day number after a step, undefined outside the years 1 to 9999. In a month without the day of the month its last
 * day counts, as in ECMAScript's Temporal and java.time: 31 January and one month is 28 or 29 February.
 */
export function movedDay({ from, amount, unit, weekend, holidays }: Step): number | undefined {
  if (!(Math.abs(amount) <= MOST)) return undefined
  const days = holidays.map(({ day }) => day)
  const moved = {
    days: () => from + amount,
    weeks: () => from + amount * 7,
    months: () => afterMonths(from, amount),
    years: () => afterMonths(from, amount * 12),
    'working days': () => afterWorkingDays(from, amount, weekend, days),
  }[unit]()
  return moved >= FIRST && moved <= LAST ? moved : undefined
}

const FIRST = dayNumber({ year: 1, month: 1, day: 1 })
const LAST = dayNumber({ year: 9999, month: 12, day: 31 })

function afterMonths(from: number, count: number): number {
  const date = dateOfDay(from)
  const months = date.year * 12 + date.month - 1 + count
  const [year, month] = [Math.floor(months / 12), modulo(months, 12) + 1]
  return dayNumber({ year, month, day: Math.min(date.day, daysInMonth(year, month)) })
}
