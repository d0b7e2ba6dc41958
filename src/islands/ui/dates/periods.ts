import { dateOfDay, dayNumber, daysInMonth } from './calendar.ts'

/** Adds months to a day number. The 31st becomes the last day of a shorter month. */
export function monthsLater(day: number, months: number): number {
  const { year, month, day: dayOfMonth } = dateOfDay(day)
  const index = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1]
  return dayNumber({
    year: toYear,
    month: toMonth,
    day: Math.min(dayOfMonth, daysInMonth(toYear, toMonth)),
  })
}

/** Counts the whole periods of `months` months between two days, and returns the last day of the last one. */
export function wholePeriods(from: number, to: number, months: number) {
  // A lower bound, as no month is longer than 31 days. The loop adds the few that are missing.
  let count = Math.max(0, Math.floor((to - from) / (31 * months)))
  while (monthsLater(from, (count + 1) * months) <= to) count += 1
  return { count, end: monthsLater(from, count * months) }
}
