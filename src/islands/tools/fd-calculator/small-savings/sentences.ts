import { dateInWords, isBefore, type CalendarDate } from '@/islands/ui/dates/calendar.ts'

import { RATES } from './schemes.ts'
import type { SavingsInput } from './small-savings.ts'

/** The last day for which the rates are confirmed: "30 September 2026". */
export const CONFIRMED_UNTIL = dateInWords(RATES.until)

/**
 * Returns the sentence that says for how long the rate of a scheme is confirmed; undefined for a rate that the visitor entered.
 * The day is undefined where it is not known, as in a built page before its script runs.
 */
export function rateSentence(
  { scheme, ...input }: SavingsInput,
  today: CalendarDate | undefined,
): string | undefined {
  if (input[`${scheme}RatePercent`] !== RATES[scheme]) return undefined
  const confirmed = `The rate is confirmed to ${CONFIRMED_UNTIL}`
  if (today === undefined) return `${confirmed}; it may change every quarter.`
  return isBefore(RATES.until, today)
    ? `${confirmed}; check the rate of this quarter.`
    : `${confirmed}, the end of this quarter.`
}
