import type { RateChange as RateEvent } from '../loan-events.ts'
import type { Loan } from '../loan-state.ts'
import { timeline, type Timeline } from '../timeline.ts'

export interface RateChangeInput {
  /** The outstanding loan today, in rupees. */
  loanAmount: number
  knownBy: 'tenure' | 'emi'
  /** EMIs left. */
  monthsLeft: number
  presentEmi: number
  annualRatePercent: number
  newRatePercent: number
  /** EMIs still paid at the present rate. */
  afterMonths: number
  /** The month of the next EMI, counted as `monthNumber` counts; NaN while it is open. */
  nextMonth: number
  /** What the lender's letter says; 0 where it says nothing. The EMIs left are counted after the change. */
  letterEmi: number
  letterMonths: number
}

/** One way to go on after the change. */
export interface Choice {
  timeline: Timeline
  /** The EMI after the change, in rupees. */
  emi: number
  /** EMIs left after the change. */
  monthsAfter: number
  /** Months more than without the change; negative for fewer. */
  extraMonths: number
  /** Interest more than without the change, in rupees; negative for less. */
  extraInterest: number
}

export interface RateChangeResult {
  /** The loan at the present rate until its end. */
  before: Timeline
  presentEmi: number
  /** EMIs left after the change, at the present rate. */
  monthsAfter: number
  /** The outstanding loan when the new rate begins, in rupees. */
  balance: number
  sameEnd: Choice
  sameEmi: Choice
  half: Choice
  /** The prepayment at the change that keeps the EMI and the end, in rupees. 0 where none is needed, as after a cut. */
  prepayment: number
  /** A month's interest at the new rate, in rupees. An EMI must be higher. */
  monthlyInterest: number
}

/**
 * Calculates what a new rate does to a running loan: with the last month kept, the EMI kept, or half of the change of the EMI.
 *
 * Formula: `timeline` with the new rate after the EMIs that are still paid at the present one. The prepayment is the outstanding
 * loan less the present value of the EMIs left at the new rate, at least 0: B − Σ E·(1 + i)⁻ᵏ. The last EMI counts in full, as a
 * smaller one may rise to it without another EMI.
 * Units: rupees, not rounded; percent a year; months.
 * Special cases: a loan that is never repaid has a `problem` and NaN figures, each choice for itself.
 * Source: the borrower's choice at a reset, RBI/2023-24/55 (see facts.ts).
 * Example: ₹47,92,181 with 216 EMIs left, 8.5 % to 8.75 % → ₹740 more a month, or 10 more months.
 */
export function rateChange(input: RateChangeInput): RateChangeResult {
  const { loanAmount, annualRatePercent, knownBy, presentEmi, newRatePercent } = input
  const loan: Loan = {
    loanAmount,
    annualRatePercent,
    months: input.monthsLeft,
    ...(knownBy === 'emi' && { emi: presentEmi }),
  }
  const { afterMonths: after } = input
  const before = timeline(loan)
  // After the end there is nothing to change.
  const isInTime = after < before.months
  const emi = before.rows[1]?.payment ?? NaN
  const monthlyRate = newRatePercent / 1200
  const balance = isInTime ? (before.rows[after]?.balance ?? NaN) : NaN
  const choose = (then: RateEvent['then']): Choice => {
    const event = { after: isInTime ? after : NaN, annualRatePercent: newRatePercent, then }
    return choiceOf(timeline(loan, [{ kind: 'rate', ...event }]), before, after)
  }
  const sameEnd = choose('tenure')
  return {
    before,
    presentEmi: emi,
    monthsAfter: before.months - after,
    balance,
    sameEnd,
    sameEmi: choose({ emi }),
    half: choose({ emi: (emi + sameEnd.emi) / 2 }),
    prepayment: Math.max(0, balance - valueOf(emi, before.months - after, monthlyRate)),
    monthlyInterest: balance * monthlyRate,
  }
}

function choiceOf(found: Timeline, before: Timeline, after: number): Choice {
  return {
    timeline: found,
    emi: found.rows[after + 1]?.payment ?? NaN,
    monthsAfter: found.months - after,
    extraMonths: found.months - before.months,
    extraInterest: found.interest - before.interest,
  }
}

/** Returns the present value of so many EMIs, in rupees. */
function valueOf(emi: number, months: number, monthlyRate: number): number {
  if (monthlyRate === 0) return emi * months
  return (emi * -Math.expm1(-months * Math.log1p(monthlyRate))) / monthlyRate
}
