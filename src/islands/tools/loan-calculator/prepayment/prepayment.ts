import { monthlyInstalment } from '@/lib/instalment.ts'

import type { LoanEvent } from '../loan-events.ts'
import type { LoanOptions } from '../loan-options.ts'
import type { Loan, Payout } from '../loan-state.ts'
import { MOST_MONTHS } from '../months-to-repay.ts'
import { timeline, type Timeline } from '../timeline.ts'
import { type EventEntry, eventOf } from './event-entry.ts'
import { instalmentsBefore } from './moment-field.ts'

/** A loan, new or half-way, and what happens to it. Amounts are rupees. */
export interface PrepaymentInput extends Pick<LoanOptions, 'months' | 'firstMonth'> {
  loanAmount: number
  /** What is known besides the amount: rate and time left, rate and EMI, or EMI and time left. */
  knownBy: 'tenure' | 'emi' | 'both'
  annualRatePercent: number
  years: number
  presentEmi: number
  events: readonly EventEntry[]
  interestOnlyMonths: number
  payouts: readonly Payout[]
}

/** The loan without changes and with them. */
export interface PrepaymentResult {
  loan: Loan
  /** With all changes except the prepayments, if already calculated (`unprepaidOf`). */
  unprepaid?: Timeline
  /** The month of the first instalment as `monthNumber` counts, entered or assumed; NaN when unknown. */
  firstMonth: number
  /** In the order of the entries. */
  events: LoanEvent[]
  before: Timeline
  after: Timeline
}

/** Calculates a loan without and with the events of the form. Totals are NaN when a loan has no end. */
export function prepayment(input: PrepaymentInput): PrepaymentResult {
  const { firstMonth } = input
  const loan = loanOf(input, firstMonth)
  const events = input.events.map((entry) => eventOf(entry, firstMonth))
  const [before, after] = [timeline(loan), timeline(loan, events)]
  return { loan, firstMonth, events, before, after }
}

/** Returns the first instalment that is more than interest, in rupees; undefined without one. */
export function firstFullEmi({ rows, problem }: Timeline): number | undefined {
  return problem ? undefined : rows.find(({ principal }) => principal > 0)?.payment
}

/** Returns the number of instalments left, from whole years and the months beyond them. */
export function monthsOf({ years, months }: Pick<PrepaymentInput, 'years' | 'months'>): number {
  return Math.round(years * 12 + months)
}

function loanOf(input: PrepaymentInput, firstMonth: number): Loan {
  const { loanAmount, knownBy, presentEmi: emi, annualRatePercent } = input
  const months = monthsOf(input)
  if (knownBy === 'emi') return { loanAmount, annualRatePercent, months, emi }
  if (knownBy === 'both')
    return { loanAmount, annualRatePercent: rateOf(loanAmount, emi, months), months }
  return {
    loanAmount,
    annualRatePercent,
    months,
    interestOnlyMonths: input.interestOnlyMonths,
    payouts: input.payouts.map(({ after, amount }) => ({
      after: instalmentsBefore(after, firstMonth),
      amount,
    })),
  }
}

/** Returns the rate at which the instalments repay the loan, in percent a year; NaN without one. */
function rateOf(loanAmount: number, emi: number, months: number): number {
  if (!(emi * months >= loanAmount) || !(months <= MOST_MONTHS)) return NaN
  // The EMI of a loan that is repaid is more than its interest.
  let [low, high] = [0, emi / loanAmount]
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2
    if (monthlyInstalment(loanAmount, middle, months) < emi) low = middle
    else high = middle
  }
  return 1200 * low
}

/** What changes do to a loan's interest and tenure. NaN when one of the compared loans has no end. */
export interface Effect {
  /** Which changes: "the prepayments", "the rate rise"; undefined for all of them together. */
  by?: string
  /** Rupees; negative when the changes cost interest. */
  interestSaved: number
  monthsSaved: number
}

/** Returns whether a saving in rupees or months is an extra cost, rounded as it is shown. */
export function isExtra(saved: number): boolean {
  return Math.round(saved) < 0
}

/** Returns what changes do to a loan, from the timelines without and with them. */
function difference(from: Timeline, to: Timeline): Effect {
  return { interestSaved: from.interest - to.interest, monthsSaved: from.months - to.months }
}

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
