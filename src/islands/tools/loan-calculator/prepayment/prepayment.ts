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
  /** What is known of the loan beside its amount: rate and time left, rate and instalment, or instalment and time left. */
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
  /** With all changes but the prepayments, where it is known already (`unprepaidOf`). */
  unprepaid?: Timeline
  /** The month of the first instalment as `monthNumber` counts, entered or assumed; NaN where it is open. */
  firstMonth: number
  /** In the order of the entries. */
  events: LoanEvent[]
  before: Timeline
  after: Timeline
}

/** Calculates a loan without and with the events of the form. Where one of them has no end, its totals are NaN. */
export function prepayment(input: PrepaymentInput): PrepaymentResult {
  const { firstMonth } = input
  const loan = loanOf(input, firstMonth)
  const events = input.events.map((entry) => eventOf(entry, firstMonth))
  const [before, after] = [timeline(loan), timeline(loan, events)]
  return { loan, firstMonth, events, before, after }
}

/** The first instalment that is more than interest, in rupees; undefined where there is none. */
export function firstFullEmi({ rows, problem }: Timeline): number | undefined {
  return problem ? undefined : rows.find(({ principal }) => principal > 0)?.payment
}

/** How many instalments are left, from whole years and the months beyond them. */
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

/** The rate at which so many instalments repay the loan, in percent a year; NaN where there is none. */
function rateOf(loanAmount: number, emi: number, months: number): number {
  if (!(emi * months >= loanAmount) || !(months <= MOST_MONTHS)) return NaN
  // An instalment that repays a loan is more than its interest.
  let [low, high] = [0, emi / loanAmount]
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2
    if (monthlyInstalment(loanAmount, middle, months) < emi) low = middle
    else high = middle
  }
  return 1200 * low
}

/** What changes of a loan do to its interest and its length. NaN where one of the compared loans has no end. */
export interface Effect {
  /** Which changes: "the prepayments", "the rate rise"; undefined for all of them together. */
  by?: string
  /** Rupees; below 0 where the changes cost interest. */
  interestSaved: number
  monthsSaved: number
}

/** Whether a saving in rupees or months is the opposite of one, rounded as it is shown. */
export function isExtra(saved: number): boolean {
  return Math.round(saved) < 0
}

/** Returns what changes do to a loan, from the timelines without and with them. */
export function difference(from: Timeline, to: Timeline): Effect {
  return { interestSaved: from.interest - to.interest, monthsSaved: from.months - to.months }
}
