import type { LoanEvent } from '../loan-events.ts'
import { difference, isExtra, type Effect } from './effect.ts'
import type { PrepaymentResult } from './prepayment.ts'
import { unprepaidOf } from './unprepaid.ts'

export const THE_PREPAYMENTS = 'the prepayments'

/**
 * Returns what the changes do: the prepayments and the other changes separately where both occur, else all of them together.
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
