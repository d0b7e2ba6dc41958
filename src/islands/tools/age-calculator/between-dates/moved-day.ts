import { dateOfDay, dayNumber, daysInMonth } from '@/islands/ui/dates/calendar.ts'
import type { DatesInput } from './fields.ts'
import { afterWorkingDays } from './working-days.ts'

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
