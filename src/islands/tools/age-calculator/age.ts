import {
  daysBetween,
  daysInMonth,
  isBefore,
  isLeapYear,
  type CalendarDate,
} from '@/islands/ui/dates/calendar.ts'
import { counted } from '@/lib/quantity.ts'

/** The birthday of someone born on 29 February in years without that day. */
export type LeapDayRule = '1 March' | '28 February'

/** An age on a day: in years, months and days, in totals, and the time to the next birthday. */
export interface Age {
  years: number
  months: number
  days: number
  totalDays: number
  totalWeeks: number
  totalMonths: number
  /** The day itself when it is a birthday. */
  nextBirthday: CalendarDate
  /** 0 on the birthday. */
  daysUntilBirthday: number
}

/**
 * Calculates an age on a day. Whole months count from the day of birth. In a month without that day its last day counts (31 January
 * → 1 March is 1 month 1 day), as in ECMAScript's Temporal, except that a birthday of 29 February follows the rule.
 * Example: born 10 Aug 1998, on 1 Aug 2025: 26 years 11 months 22 days. Throws the validation error for a birth after that day.
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

/** Returns whether the two rules for a birthday of 29 February give different ages on a day. */
export function leapDayRulesDiffer(birth: CalendarDate, day: CalendarDate): boolean {
  const [march, february] = [ageOn(birth, day, '1 March'), ageOn(birth, day, '28 February')]
  return march.totalMonths !== february.totalMonths || march.days !== february.days
}

/** Counts whole months. A month is whole from its day of the month on, or from the next 1st if it has no such day. */
function wholeMonths(birth: CalendarDate, day: CalendarDate, rule: LeapDayRule): number {
  const months = (day.year - birth.year) * 12 + day.month - birth.month
  const isReached =
    day.day >= birth.day ||
    (rule === '28 February' && months % 12 === 0 && isLastOfFebruary(day) && isLeapDay(birth))
  return isReached ? months : months - 1
}

/** Returns the day `months` months after the birth. */
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

export type Length = Pick<Age, 'years' | 'months' | 'days'>

/** Returns the three parts of a length: "26 years", "11 months", "22 days". */
export function lengthParts({ years, months, days }: Length): string[] {
  return [counted(years, 'year'), counted(months, 'month'), counted(days, 'day')]
}
