import { daysInMonth, type CalendarDate } from '@/islands/ui/dates/calendar.ts'
import type { Length } from '../length-words.ts'

/**
 * The time between two days as schools teach it: days less days, months less months, years less years, and where the days do
 * not suffice those of the month before the second day are borrowed. Undefined where even then they do not.
 */
export function schoolMethod(from: CalendarDate, to: CalendarDate): Length | undefined {
  const isBorrowed = to.day < from.day
  const before = to.month === 1 ? 31 : daysInMonth(to.year, to.month - 1)
  const days = to.day - from.day + (isBorrowed ? before : 0)
  const months = (to.year - from.year) * 12 + to.month - from.month - (isBorrowed ? 1 : 0)
  if (days < 0) return undefined
  return { years: Math.floor(months / 12), months: months % 12, days }
}
