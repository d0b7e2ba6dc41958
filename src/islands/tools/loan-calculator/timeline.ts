import {
  applyEvent,
  prepaidBy,
  repaymentProblem,
  type RepaymentProblem,
  acts,
  inOrder,
  isUsable,
  type LoanEvent,
} from './loan-events.ts'
import {
  debtToRepay,
  emiOf,
  isInterestAdded,
  type Loan,
  loanStart,
  type LoanState,
  paidOutAfter,
} from './loan-state.ts'
import { GRACE, MOST_MONTHS } from './months-to-repay.ts'

/** One month of a loan and the events after its instalment, in rupees. Month 0 is before the first. */
export interface TimelineRow {
  month: number
  payment: number
  interest: number
  /** The part of the payment that lowers the balance; negative when interest is added to it. */
  principal: number
  prepayment: number
  payout: number
  balance: number
  /** The events that acted, by their index in the list. */
  events: number[]
}

/** A loan until it is repaid. With a problem, the rows end there and the totals are NaN. */
export interface Timeline {
  rows: TimelineRow[]
  /** The number of months. */
  months: number
  /** The sum of instalments and prepayments. */
  paid: number
  interest: number
  prepaid: number
  problem?: LoanProblem | undefined
}

export type LoanProblem =
  RepaymentProblem | { kind: 'unusable loan' } | { kind: 'unusable event'; index: number }

/** Half a paisa. Over decades at a high rate, rounding noise can grow to a last instalment of this size. */
const LEAST_DEBT = 0.005

/**
 * Calculates a loan month by month with its events.
 *
 * Formula: each month costs interest of balance × annual rate / 1200. The instalment pays it and then the debt; the last one
 * pays what is left. An event acts when so many instalments are paid, and keeps the instalment, so that the months follow
 * (`monthsToRepay`), or the last month, so that the instalment follows (`monthlyInstalment`).
 * Units: rupees, not rounded; percent a year; months.
 * Special case: an instalment that does not cover the interest never repays the loan: a problem, and no totals. A prepayment
 * pays no more than is owed, and events after the end are ignored.
 * Source: the schedule of the RBI's illustration to the Key Facts Statement (RBI/2024-25/18), and the choices that a borrower
 * has when a rate changes (RBI/2023-24/55).
 * Example: ₹50,00,000 at 8.5 % over 240 months with ₹5,00,000 prepaid after 36 and the instalment kept → 199 months,
 * ₹40,94,240 of interest.
 */
export function timeline(loan: Loan, events: readonly LoanEvent[] = []): Timeline {
  const state = loanStart(loan)
  if (state === undefined) return without({ kind: 'unusable loan' })
  const unusable = events.findIndex((event) => !isUsable(event))
  if (unusable !== -1) return without({ kind: 'unusable event', index: unusable })
  const ordered = inOrder(events)
  const lastPayout = Math.max(0, ...state.payouts.map(({ after }) => after))
  const rows: TimelineRow[] = []
  let problem: LoanProblem | undefined
  for (let month = 0; month <= MOST_MONTHS && problem === undefined; month++) {
    const row = month === 0 ? startRow(state) : payMonth(state, month)
    rows.push(row)
    problem = happen(state, ordered, row)
    if (state.balance === 0 && month >= lastPayout) return whole(rows)
  }
  return without(problem ?? { kind: 'over a hundred years', after: MOST_MONTHS }, rows)
}

function without(problem: LoanProblem, rows: TimelineRow[] = []): Timeline {
  return { rows, months: NaN, paid: NaN, interest: NaN, prepaid: NaN, problem }
}

function whole(rows: TimelineRow[]): Timeline {
  const totals = { months: rows.length - 1, paid: 0, interest: 0, prepaid: 0 }
  for (const { payment, prepayment, interest } of rows) {
    totals.paid += payment + prepayment
    totals.interest += interest
    totals.prepaid += prepayment
  }
  return { rows, ...totals }
}

function startRow({ balance }: LoanState): TimelineRow {
  return {
    month: 0,
    payment: 0,
    interest: 0,
    principal: 0,
    prepayment: 0,
    payout: balance,
    balance,
    events: [],
  }
}

function payMonth(state: LoanState, month: number): TimelineRow {
  const interest = state.balance * state.monthlyRate
  const due = state.balance + interest
  const payment = paymentOf(state, month, interest)
  const payout = paidOutAfter(state.payouts, month)
  // The last payment equals `due`, so the balance is exactly 0.
  const balance = due - payment + payout
  Object.assign(state, { month, balance })
  return {
    month,
    payment,
    interest,
    principal: payment - interest,
    prepayment: 0,
    payout,
    balance,
    events: [],
  }
}

function paymentOf(state: LoanState, month: number, interest: number): number {
  if (isInterestAdded(state, month)) return 0
  if (month <= state.interestOnlyUntil || month <= state.holidayUntil) return interest
  const due = state.balance + interest
  const emi = emiOf(state)
  const { step } = state
  step.paid += 1
  if (step.paid % 12 === 0 && step.percent > 0) state.emi = emi * (1 + step.percent / 100)
  const isLast = due <= emi * (1 + GRACE) + LEAST_DEBT || month === state.lastMonth
  return isLast ? due : emi
}

/** Applies the events of a month. Returns why the loan is not repaid after them, if so. */
function happen(
  state: LoanState,
  ordered: ReturnType<typeof inOrder>,
  row: TimelineRow,
): RepaymentProblem | undefined {
  const acting = ordered.filter(({ event }) => acts(event, row.month))
  for (const { event, index } of acting) {
    if (debtToRepay(state) === 0) break
    if (event.kind === 'prepayment') row.prepayment += prepaidBy(event, state.balance)
    applyEvent(state, event)
    row.events.push(index)
  }
  row.balance = state.balance
  // A prepayment never makes a loan harder to repay.
  const isSettled = row.month > 0 && acting.every(({ event }) => event.kind === 'prepayment')
  return isSettled ? undefined : repaymentProblem(state)
}
