import { timeline, type Timeline } from '../timeline.ts'
import type { PrepaymentResult } from './prepayment.ts'

/**
 * Returns the loan with all changes but the prepayments, which are compared with it. A third timeline is calculated only where both
 * kinds occur and the result does not hold it.
 */
export function unprepaidOf({ loan, events, before, after, ...known }: PrepaymentResult): Timeline {
  if (known.unprepaid !== undefined) return known.unprepaid
  const others = events.filter(({ kind }) => kind !== 'prepayment')
  if (others.length === 0) return before
  return others.length === events.length ? after : timeline(loan, others)
}
