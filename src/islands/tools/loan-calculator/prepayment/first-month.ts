import { currentMonth } from '@/islands/ui/dates/months.ts'
import { hiddenOfEntry } from './event-entry.ts'
import { isCalendarMonth } from './moment-field.ts'
import type { PrepaymentInput } from './prepayment.ts'

/**
 * Returns the month of the first instalment as `monthNumber` counts: the one that was entered, else next month by the visitor's
 * clock where a change or a payout has a month of the calendar, else NaN.
 */
export function firstMonthOf(input: PrepaymentInput): number {
  return isFirstMonthAssumed(input) ? currentMonth() + 1 : input.firstMonth
}

/** Returns whether the month of the first instalment is needed and was not entered. */
export function isFirstMonthAssumed({
  firstMonth,
  knownBy,
  events,
  payouts,
}: PrepaymentInput): boolean {
  if (!Number.isNaN(firstMonth)) return false
  const hasDate = events.some((entry) => {
    const hidden = hiddenOfEntry(entry)
    return (['after', 'until'] as const).some(
      (name) => !hidden.includes(name) && isCalendarMonth(entry[name]),
    )
  })
  // A running loan has no payouts.
  return hasDate || (knownBy === 'tenure' && payouts.some(({ after }) => isCalendarMonth(after)))
}
