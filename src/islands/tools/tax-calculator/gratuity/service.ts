import { dayNumber, parseDate } from '@/islands/ui/dates/calendar.ts'
import { monthsLater, wholePeriods } from '@/islands/ui/dates/periods.ts'
import { GRATUITY } from './rules.ts'

/** How long someone has worked for an employer. */
export interface Service {
  /** Completed years. */
  completed: number
  /** Whether the part of a year after them is longer than six months. */
  hasMore: boolean
  /** Whole months after the completed years. */
  months: number
  /** The whole time in years, for a share of it. */
  years: number
}

/** Longer times are typing errors. */
export const MOST_YEARS = 80

// Twelfths of a year have no exact binary fraction.
const TINY = 1e-7

/** Returns the service of a length in years; undefined for one that is negative or longer than a life's work. */
export function serviceOfYears(years: number): Service | undefined {
  if (!(years >= 0 && years <= MOST_YEARS)) return undefined
  const months = years * 12
  const completed = Math.floor((months + TINY) / 12)
  const rest = months - completed * 12
  return {
    completed,
    hasMore: rest > GRATUITY.monthsLeftOut + TINY,
    months: Math.floor(rest + TINY),
    years,
  }
}

/**
 * Returns the service from the day of joining to the last day of work, which counts; undefined when the days are missing, in the
 * wrong order or too far apart. Units: day numbers (`dayNumber`). For a share of the time a year has 365 days.
 * Example: 1 April 2020 to 30 September 2030 are 10 years and exactly six months, so that nothing is added to the 10.
 */
export function serviceOfDays(joined: number, left: number): Service | undefined {
  const end = left + 1
  if (!(end > joined && end - joined <= MOST_YEARS * 365.25)) return undefined
  const { count: completed } = wholePeriods(joined, end, 12)
  const limit = monthsLater(joined, completed * 12 + GRATUITY.monthsLeftOut)
  return {
    completed,
    hasMore: end > limit,
    months: wholePeriods(joined, end, 1).count - completed * 12,
    years: (end - joined) / 365,
  }
}

/** Returns the years of the law's formula: a part of a year of more than six months counts as a year. */
export function roundedYears({ completed, hasMore }: Service): number {
  return hasMore ? completed + 1 : completed
}

/** Returns the number of an ISO day of a rule. */
export function numberOfDay(day: string): number {
  return dayNumber(parseDate(day) ?? { year: NaN, month: NaN, day: NaN })
}
