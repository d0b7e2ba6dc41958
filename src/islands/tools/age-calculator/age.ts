import {
  daysBetween,
  daysInMonth,
  isBefore,
  isLeapYear,
  type CalendarDate,
} from '@/islands/ui/dates/calendar.ts'
import { whole } from '@/lib/format.ts'

/** Where the birthday of someone born on 29 February falls in years that have none. */
export type LeapDayRule = '1 March' | '28 February'

/** An age on a day: in years, months and days, in totals, and the way to the next birthday. */
export interface Age {
  years: number
  months: number
  days: number
  totalDays: number
  totalWeeks: number
  totalMonths: number
  /** Today's, when the day is a birthday. */
  nextBirthday: CalendarDate
  /** 0 on the birthday. */
  daysUntilBirthday: number
}

/**
 * The age of someone on a day. Whole months are counted from the day of birth; in a month without that day its last day stands in
 * (31 January → 1 March is 1 month 1 day), as ECMAScript's Temporal has it, except that a birthday of 29 February follows the rule.
 * Example: born 10 Aug 1998, on 1 Aug 2025: 26 years 11 months 22 days. Throws the sentence the visitor reads for a birth after that day.
 */
export function ageOn(birth: CalendarDate, day: CalendarDate, rule: LeapDayRule = '1 March'): Age {
  if (isBefore(day, birth)) throw new Error('The date of birth is after that day.')
  const monthsReached = wholeMonths(birth, day, rule)
  const totalDays = daysBetween(birth, day)
  const nextBirthday = birthdayFrom(birth, day, rule)
  return {
    years: Math.floor(monthsReached / 12),
    months: monthsReached % 12,
    days: daysBetween(afterMonths(birth, monthsReached, rule), day),
    totalDays,
    totalWeeks: Math.floor(totalDays / 7),
    totalMonths: monthsReached,
    nextBirthday,
    daysUntilBirthday: daysBetween(day, nextBirthday),
  }
}

/** Whether the two rules for a 29 February birthday give different ages on a day. */
export function leapDayRulesDiffer(birth: CalendarDate, day: CalendarDate): boolean {
  const [march, february] = [ageOn(birth, day, '1 March'), ageOn(birth, day, '28 February')]
  return march.totalMonths !== february.totalMonths || march.days !== february.days
}

/** A month is whole once its day of the month is reached; a missing day is reached with the first of the next month. */
function wholeMonths(birth: CalendarDate, day: CalendarDate, rule: LeapDayRule): number {
  const months = (day.year - birth.year) * 12 + day.month - birth.month
  const isReached =
    day.day >= birth.day ||
    (rule === '28 February' && months % 12 === 0 && isLastOfFebruary(day) && isLeapDay(birth))
  return isReached ? months : months - 1
}

/** The day that lies whole months after the birth. */
function afterMonths(birth: CalendarDate, months: number, rule: LeapDayRule): CalendarDate {
  const month = ((birth.month - 1 + months) % 12) + 1
  const year = birth.year + Math.floor((birth.month - 1 + months) / 12)
  if (isLeapDay(birth) && months % 12 === 0) return birthdayIn(year, birth, rule)
  return { year, month, day: Math.min(birth.day, daysInMonth(year, month)) }
}

function birthdayFrom(birth: CalendarDate, day: CalendarDate, rule: LeapDayRule): CalendarDate {
  const thisYear = birthdayIn(day.year, birth, rule)
  return isBefore(thisYear, day) ? birthdayIn(day.year + 1, birth, rule) : thisYear
}

function birthdayIn(year: number, birth: CalendarDate, rule: LeapDayRule): CalendarDate {
  if (!isLeapDay(birth) || isLeapYear(year)) return { ...birth, year }
  return rule === '1 March' ? { year, month: 3, day: 1 } : { year, month: 2, day: 28 }
}

function isLeapDay({ month, day }: CalendarDate): boolean {
  return month === 2 && day === 29
}

function isLastOfFebruary({ year, month, day }: CalendarDate): boolean {
  return month === 2 && day === daysInMonth(year, 2)
}

/** A length of time, or an age. */
export type Length = Pick<Age, 'years' | 'months' | 'days'>

/** Its three amounts, each with its unit: "26 years", "11 months", "22 days". */
export function lengthParts({ years, months, days }: Length): string[] {
  return [counted(years, 'year'), counted(months, 'month'), counted(days, 'day')]
}

/** A number with its unit: "1 day", "1,407 weeks". */
export function counted(count: number, unit: string): string {
  return `${whole(count)} ${count === 1 ? unit : `${unit}s`}`
}
