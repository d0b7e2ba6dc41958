import { currentMonth } from '../../../ui/months.ts'
import { isCalendarMonth } from './moment-field.ts'
import type { PrepaymentInput } from './prepayment.ts'

/** The kinds of event that have a last time. */
const REPEATED = /month|year/

/**
 * Returns the month of the first instalment as `monthNumber` counts: the one that was entered, else next month by the visitor's
 * clock where a change or a payout has a month of the calendar, else NaN.
 */
export function firstMonthOf(input: PrepaymentInput): number {
  return isFirstMonthAssumed(input) ? currentMonth() + 1 : input.firstMonth
}

/** Whether the month of the first instalment is needed and was not entered. */
export function isFirstMonthAssumed({
  firstMonth,
  knownBy,
  events,
  payouts,
}: PrepaymentInput): boolean {
  if (!Number.isNaN(firstMonth)) return false
  const hasDate = events.some(
    ({ kind, after, until }) =>
      isCalendarMonth(after) || (REPEATED.test(kind) && isCalendarMonth(until)),
  )
  // A running loan has no payouts.
  return hasDate || (knownBy === 'tenure' && payouts.some(({ after }) => isCalendarMonth(after)))
}
