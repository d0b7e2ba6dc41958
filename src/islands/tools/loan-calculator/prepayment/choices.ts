import type { Kept, LoanEvent } from '../loan-events.ts'
import type { Timeline } from '../timeline.ts'

/** The same events with another choice after each prepayment. */
export function afterPrepayments(events: readonly LoanEvent[], keeps: Kept): LoanEvent[] {
  return events.map((event) => (event.kind === 'prepayment' ? { ...event, keeps } : event))
}

/** The same events with another choice after each change of the rate. */
export function afterRateChanges(events: readonly LoanEvent[], then: Kept): LoanEvent[] {
  return events.map((event) => (event.kind === 'rate' ? { ...event, then } : event))
}

/** The first full instalment after an event of this kind has acted, in rupees; undefined where the loan ends with it or is not repaid. */
export function emiAfterFirst(
  { rows, problem }: Timeline,
  events: readonly LoanEvent[],
  kind: LoanEvent['kind'],
): number | undefined {
  if (problem) return undefined
  const month = rows.findIndex((row) => row.events.some((index) => events[index]?.kind === kind))
  return month < 0
    ? undefined
    : rows.slice(month + 1).find(({ principal }) => principal > 0)?.payment
}
