import { dateOfDay, dayNumber, daysInMonth, isLeapYear } from '@/islands/ui/dates/calendar.ts'

/** How the days of a broken period count: each as 1/365 of a year, or those of a leap year as 1/366. */
export type DayCount = '365' | '366'

/** The day so many months later. The 31st becomes the last day of a shorter month. Days count as `dayNumber` counts. */
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

/** The share of a year from one day to another. */
export function yearFraction(from: number, to: number, dayCount: DayCount): number {
  if (dayCount === '365') return (to - from) / 365
  let share = 0
  for (let day = from; day < to;) {
    const { year } = dateOfDay(day)
    const end = Math.min(to, dayNumber({ year: year + 1, month: 1, day: 1 }))
    share += (end - day) / (isLeapYear(year) ? 366 : 365)
    day = end
  }
  return share
}

/** How many whole periods of so many months lie between two days, and the day on which the last of them ends. */
export function wholePeriods(from: number, to: number, months: number) {
  // A month has at most 31 days: so many periods have passed at least, and hardly more.
  let count = Math.max(0, Math.floor((to - from) / (31 * months)))
  while (monthsLater(from, (count + 1) * months) <= to) count += 1
  return { count, end: monthsLater(from, count * months) }
}
