import { growth } from '@/lib/compounding.ts'
import type { LoanEvent } from '../loan-events.ts'
import type { Timeline } from '../timeline.ts'
import { unprepaidOf } from './effects.ts'
import type { PrepaymentResult } from './prepayment.ts'

/** The return that an investment needs to match prepayments. */
export interface MatchingReturn {
  /** A fraction a month. */
  monthlyRate: number
  /** Percent a year, with the interest of each month added. */
  yearlyPercent: number
}

/** Bisection steps: as many as a double has binary digits. */
const STEPS = 60

/**
 * Returns the return after tax with which the prepaid money would pay for all that the prepayments save: the rate at which the
 * differences between the payments with and without them have a present value of 0.
 * Without a change of the rate it is the loan's own, else between its lowest and its highest. Undefined without prepayments or
 * when the loan has no end.
 */
export function matchingReturn(result: PrepaymentResult): MatchingReturn | undefined {
  const { loan, events, after } = result
  const others = unprepaidOf(result)
  if (!(after.prepaid > 0) || !Number.isFinite(others.paid)) return undefined
  const rates = [loan.annualRatePercent, ...events.flatMap(rateOf)].map((rate) => rate / 1200)
  const monthlyRate = rootBetween(Math.min(...rates), Math.max(...rates), paidMore(after, others))
  return { monthlyRate, yearlyPercent: 100 * growth(monthlyRate, 12) }
}

/** Returns the return before a yearly tax on it, in percent. NaN when the tax takes all of it. */
export function beforeTax(yearlyPercent: number, taxPercent: number): number {
  const left = 1 - taxPercent / 100
  return taxPercent >= 0 && left > 0 ? yearlyPercent / left : NaN
}

function rateOf(event: LoanEvent): number[] {
  return event.kind === 'rate' ? [event.annualRatePercent] : []
}

/** Returns how much more is paid with prepayments than without, month by month: first positive, then negative. */
function paidMore(after: Timeline, others: Timeline): number[] {
  const months = Math.max(after.rows.length, others.rows.length)
  const paid = ({ rows }: Timeline, month: number) => {
    const row = rows[month]
    return row === undefined ? 0 : row.payment + row.prepayment
  }
  return Array.from({ length: months }, (_, month) => paid(after, month) - paid(others, month))
}

/** Bisects: the higher the rate, the less later savings are worth. */
function rootBetween(lowest: number, highest: number, flows: readonly number[]): number {
  let [low, high] = [lowest, highest]
  for (let step = 0; step < STEPS && high > low; step++) {
    const middle = (low + high) / 2
    if (worth(flows, middle) < 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function worth(flows: readonly number[], monthlyRate: number): number {
  return flows.reduceRight((later, flow) => flow + later / (1 + monthlyRate), 0)
}
