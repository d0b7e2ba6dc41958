import { parseDate } from '@/islands/ui/dates/calendar.ts'
import { whole } from '@/lib/format.ts'

import { ageOn } from './age.ts'

/** Returns the age from `birth` to the day `on`, both ISO days (docs/authors.md). */
export function figures({ birth = '', on = '' }: Record<string, string>): Record<string, string> {
  const [from, to] = [parseDate(birth), parseDate(on)]
  if (from === undefined || to === undefined) throw new Error('needs birth and on as 2026-11-24')
  const { years, months, days, totalDays, totalMonths, totalWeeks } = ageOn(from, to)
  return {
    Age: `${years} y ${months} m ${days} d`,
    'Total Months': whole(totalMonths),
    'Total Weeks': whole(totalWeeks),
    'Total Days': whole(totalDays),
  }
}
