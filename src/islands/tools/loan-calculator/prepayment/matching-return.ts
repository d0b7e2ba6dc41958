import { growth } from '@/islands/calculator/money/compounding.ts'
import type { LoanEvent } from '../loan-events.ts'
import type { Timeline } from '../timeline.ts'
import { unprepaidOf } from './effects.ts'
import type { PrepaymentResult } from './prepayment.ts'

/** What an investment must earn to match prepayments. */
export interface MatchingReturn {
  /** A fraction a month. */
  monthlyRate: number
  /** Percent a year, with the interest of each month added. */
  yearlyPercent: number
}

/** Halvings of the span between two rates: as many as a double has digits. */
const STEPS = 60

/**
 * The return, after tax, with which the money of the prepayments would pay for all that they save: the rate at which the
 * differences between the payments with and without them are worth nothing together.
 * Without a change of the rate it is the loan's own, else one between its lowest and its highest. Undefined without prepayments,
 * or where the loan has no end.
 */
export function matchingReturn(result: PrepaymentResult): MatchingReturn | undefined {
  const { loan, events, after } = result
  const others = unprepaidOf(result)
  if (!(after.prepaid > 0) || !Number.isFinite(others.paid)) return undefined
  const rates = [loan.annualRatePercent, ...events.flatMap(rateOf)].map((rate) => rate / 1200)
  const monthlyRate = rootBetween(Math.min(...rates), Math.max(...rates), paidMore(after, others))
  return { monthlyRate, yearlyPercent: 100 * growth(monthlyRate, 12) }
}

/** The return before a tax that takes a part of it each year, in percent. NaN where the tax takes it all. */
export function beforeTax(yearlyPercent: number, taxPercent: number): number {
  const left = 1 - taxPercent / 100
  return taxPercent >= 0 && left > 0 ? yearlyPercent / left : NaN
}

function rateOf(event: LoanEvent): number[] {
  return event.kind === 'rate' ? [event.annualRatePercent] : []
}

/** What is paid more with prepayments than without, month by month: first above nothing, and below it once they save. */
function paidMore(after: Timeline, others: Timeline): number[] {
  const months = Math.max(after.rows.length, others.rows.length)
  const paid = ({ rows }: Timeline, month: number) => {
    const row = rows[month]
    return row === undefined ? 0 : row.payment + row.prepayment
  }
  return Array.from({ length: months }, (_, month) => paid(after, month) - paid(others, month))
}

/** The higher the rate, the less is worth what is saved later. */
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
