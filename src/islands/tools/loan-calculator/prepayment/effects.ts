import type { LoanEvent } from '../loan-events.ts'
import { timeline, type Timeline } from '../timeline.ts'
import { difference, type Effect, isExtra, type PrepaymentResult } from './prepayment.ts'

export const THE_PREPAYMENTS = 'the prepayments'

/**
 * Returns what the changes do: prepayments and other changes separately when both occur, else all of them together.
 * The prepayments are compared with the same loan with the other changes, and these with the loan without changes.
 */
export function effectsOf(result: PrepaymentResult): Effect[] {
  const { loan, events, before, after } = result
  const unprepaid = unprepaidOf(result)
  const others = events.filter(({ kind }) => kind !== 'prepayment')
  const isSeparable =
    others.length > 0 &&
    others.length < events.length &&
    Number.isFinite(before.interest + unprepaid.interest)
  if (!isSeparable) return [difference(before, after)]
  const cost = difference(before, unprepaid)
  return [
    { by: THE_PREPAYMENTS, ...difference(unprepaid, after) },
    { by: nameOf(others, loan.annualRatePercent, isExtra(cost.interestSaved)), ...cost },
  ]
}

function nameOf(events: readonly LoanEvent[], loanRate: number, costs: boolean): string {
  const [first, ...more] = events
  if (first?.kind !== 'rate' || more.some(({ kind }) => kind !== 'rate')) return 'the other changes'
  if (more.length > 0) return 'the rate changes'
  if (first.annualRatePercent > loanRate && costs) return 'the rate rise'
  return first.annualRatePercent < loanRate && !costs ? 'the rate cut' : 'the rate change'
}

/**
 * Returns the loan with all changes except the prepayments, for comparison. Calculates a third timeline only when both kinds
 * occur and the result does not contain it.
 */
export function unprepaidOf({ loan, events, before, after, ...known }: PrepaymentResult): Timeline {
  if (known.unprepaid !== undefined) return known.unprepaid
  const others = events.filter(({ kind }) => kind !== 'prepayment')
  if (others.length === 0) return before
  return others.length === events.length ? after : timeline(loan, others)
}
