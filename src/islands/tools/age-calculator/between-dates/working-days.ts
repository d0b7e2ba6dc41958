import { dateOfDay, dayNumber, daysInMonth } from '@/islands/ui/dates/calendar.ts'

import type { DatesInput } from './fields.ts'

/** Which days of a week, or of a month, are free: "bank" is every Sunday with the second and fourth Saturday. */
export type Weekend = 'saturday and sunday' | 'sunday' | 'bank' | 'friday and saturday' | 'none'

/** Free days of every week, as the rest of a day number by 7: 1 March of the year 0, day 0, was a Wednesday. */
const FREE: Record<Weekend, readonly number[]> = {
  'saturday and sunday': [3, 4],
  sunday: [4],
  bank: [4],
  'friday and saturday': [2, 3],
  none: [],
}

/**
 * How many working days lie between two day numbers, both counted; 0 when the second comes first. Counted by weeks and months,
 * so that a span of thousands of years takes no longer.
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
 * The day number that lies so many working days after a day, or before it when the count is negative. The day itself is not
 * counted; 0 working days later is that day, also where it is free.
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
  // Of seven days five are worked at least, so twice as many, with the holidays, are always enough.
  let [low, high] = [0, 2 * size + holidays.length + 7]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (reached(middle) >= size) high = middle
    else low = middle + 1
  }
  return start + (step || 1) * low
}

/** Whether a day is one of the weekend. */
export function isFree(day: number, weekend: Weekend): boolean {
  if (FREE[weekend].includes(modulo(day, 7))) return true
  if (weekend !== 'bank' || modulo(day, 7) !== 3) return false
  return [2, 4].includes(Math.ceil(dateOfDay(day).day / 7))
}

/** Working days from a day that never changes up to this one; only differences of it mean something. */
function workingUpTo(day: number, weekend: Weekend): number {
  const freeDays = FREE[weekend].reduce((sum, rest) => sum + Math.floor((day - rest) / 7) + 1, 0)
  return day - freeDays - (weekend === 'bank' ? bankSaturdaysUpTo(day) : 0)
}

/** Every month has one second and one fourth Saturday. */
function bankSaturdaysUpTo(number: number): number {
  const { year, month, day } = dateOfDay(number)
  const firstSaturday = modulo(day - modulo(number - 3, 7) - 1, 7) + 1
  const ofMonth = [firstSaturday + 7, firstSaturday + 21].filter((saturday) => saturday <= day)
  return (year * 12 + month) * 2 + ofMonth.length
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}

type Step = Pick<DatesInput, 'from' | 'amount' | 'unit' | 'weekend' | 'holidays'>

/** A longer way leads out of the years 1 to 9999 from any of their days. */
const MOST = 4_000_000

/**
 * The day number that lies an amount of days, weeks, months, years or working days after a day, or before it for a negative
 * amount; undefined outside the years 1 to 9999. A month without the day of the month has its last day instead, as in
 * ECMAScript's Temporal and java.time: 31 January and one month is 28 or 29 February.
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
  const [year, month] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  return dayNumber({ year, month, day: Math.min(date.day, daysInMonth(year, month)) })
}
