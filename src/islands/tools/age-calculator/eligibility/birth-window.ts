import { dateOfDay, dayNumber, isLeapYear } from '@/islands/ui/dates/calendar.ts'
import type { LeapDayRule } from '../age.ts'

/** The first and the last eligible day of birth. */
export interface BirthWindow {
  earliest: number
  latest: number
}

/**
 * Returns the days of birth of those who have reached the minimum age on the cut-off day but not the limit. The latest is the
 * cut-off less the minimum, the earliest the day after the cut-off less the limit. All are day numbers. Example: 18 and not yet
 * 27 on 1 August 2026 is 2 August 1999 to 1 August 2008, as published for the SSC examination.
 */
export function birthWindow(
  cutOff: number,
  minimumAge: number,
  limit: number,
  rule: LeapDayRule,
): BirthWindow {
  return {
    earliest: lastBorn(cutOff, limit, rule) + 1,
    latest: lastBorn(cutOff, minimumAge, rule),
  }
}

/** Returns the last day of birth of those who have reached an age on a day. */
function lastBorn(cutOff: number, age: number, rule: LeapDayRule): number {
  const { year, month, day } = dateOfDay(cutOff)
  const born = { year: year - age, month, day }
  const isFebruary28 = month === 2 && day === 28 && !isLeapYear(year)
  // By that rule a birthday of 29 February falls on this day in other years.
  if (isFebruary28 && isLeapYear(born.year) && rule === '28 February') born.day = 29
  if (month === 2 && day === 29 && !isLeapYear(born.year)) born.day = 28
  return dayNumber(born)
}

/** Returns the day on which someone reaches an age, by the rule for a birthday of 29 February. */
export function reachedOn(birth: number, age: number, rule: LeapDayRule): number {
  const { year, month, day } = dateOfDay(birth)
  if (month !== 2 || day !== 29 || isLeapYear(year + age))
    return dayNumber({ year: year + age, month, day })
  const february28 = dayNumber({ year: year + age, month, day: 28 })
  return rule === '28 February' ? february28 : february28 + 1
}
