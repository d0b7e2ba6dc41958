import { once } from '../../../calculator/once.ts'
import { timeline, type Timeline } from '../timeline.ts'
import type { PrepaymentResult } from './prepayment.ts'

/**
 * Returns the loan with all changes but the prepayments, which are compared with it. A third timeline is calculated only where both
 * kinds occur.
 */
export const unprepaidOf = once(({ loan, events, before, after }: PrepaymentResult): Timeline => {
  const others = events.filter(({ kind }) => kind !== 'prepayment')
  if (others.length === 0) return before
  return others.length === events.length ? after : timeline(loan, others)
})
