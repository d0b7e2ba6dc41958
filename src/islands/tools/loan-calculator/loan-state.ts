import { monthlyInstalment } from '@/lib/instalment.ts'

import { monthsToRepay, MOST_MONTHS, type Step, steppedInstalment } from './months-to-repay.ts'

/** A payment holiday: months without an EMI. */
export interface Holiday {
  kind: 'holiday'
  after: number
  months: number
  /** The interest of each month is paid, or added to the balance. */
  interest: 'paid' | 'added'
  /** What stays after added interest: the number of EMIs, the last month, or the EMI. */
  then: 'count' | 'end' | 'emi'
}

/** A part of a loan that the lender pays out after a number of months; it bears interest from then on. */
export interface Payout {
  after: number
  amount: number
}

/**
 * The state of a loan after some of its months. Either the EMI or the last month is agreed and the other follows from it; it is
 * calculated on demand.
 */
export interface LoanState {
  /** The number of past months. */
  month: number
  /** Rupees. */
  balance: number
  /** A fraction. */
  monthlyRate: number
  /** The next instalment, in rupees. */
  emi: number | undefined
  /** The month of the last instalment. */
  lastMonth: number | undefined
  step: Step
  /** The last month in which only interest is paid, while a house is built. */
  interestOnlyUntil: number
  /** The last month of a payment holiday. */
  holidayUntil: number
  holidayInterest: Holiday['interest']
  payouts: readonly Payout[]
}

/** Returns the last month without a full EMI: the present one, or the end of a holiday or of the interest-only months. */
export function lastMonthWithoutEmi(state: LoanState): number {
  return Math.max(state.month, state.interestOnlyUntil, state.holidayUntil)
}

/** Returns the outstanding balance, in rupees, when full EMIs continue. */
export function debtToRepay(state: LoanState): number {
  const until = lastMonthWithoutEmi(state)
  if (until === state.month) return state.balance
  let debt = state.balance
  for (let month = state.month + 1; month <= until; month++) {
    if (isInterestAdded(state, month)) debt *= 1 + state.monthlyRate
    debt += paidOutAfter(state.payouts, month)
  }
  return debt
}

/** Returns what the lender pays out after this month, in rupees. */
export function paidOutAfter(payouts: readonly Payout[], month: number): number {
  let paidOut = 0
  for (const payout of payouts) if (payout.after === month) paidOut += payout.amount
  return paidOut
}

/** Returns whether nothing is paid in a month, so that its interest is added to the balance. */
export function isInterestAdded(state: LoanState, month: number): boolean {
  return month <= state.holidayUntil && state.holidayInterest === 'added'
}

/** Returns the next EMI, in rupees. */
export function emiOf(state: LoanState): number {
  if (state.emi !== undefined) return state.emi
  const { monthlyRate, step } = state
  const debt = debtToRepay(state)
  const months = lastMonthOf(state) - lastMonthWithoutEmi(state)
  state.emi =
    step.percent > 0
      ? steppedInstalment(debt, monthlyRate, months, step)
      : monthlyInstalment(debt, monthlyRate, months)
  return state.emi
}

/** Returns the month of the last instalment; Infinity when the loan is never repaid. */
export function lastMonthOf(state: LoanState): number {
  state.lastMonth ??=
    lastMonthWithoutEmi(state) +
    monthsToRepay(debtToRepay(state), state.monthlyRate, emiOf(state), state.step)
  return state.lastMonth
}

/** Fixes the EMI; the end of the loan follows from it. */
export function keepEmi(state: LoanState, emi: number): void {
  state.emi = emi
  state.lastMonth = undefined
}

/** Fixes the last month; the EMI follows from it. A loan that is never repaid has no last month and keeps its EMI. */
export function keepTenure(state: LoanState, lastMonth: number): void {
  if (lastMonth === Infinity) return keepEmi(state, emiOf(state))
  state.emi = undefined
  state.lastMonth = lastMonth
}

/** A loan, new or half-way. Amounts are rupees. */
export interface Loan {
  /** The outstanding balance, or the whole loan once all of it is paid out. */
  loanAmount: number
  annualRatePercent: number
  /** The number of instalments left. */
  months: number
  /** The present EMI, when it is known; the months then follow from it. */
  emi?: number
  /** Parts of the loan that are paid out later; the rest is paid out at the start. */
  payouts?: readonly Payout[]
  /** The number of interest-only months before the first EMI: at least until the last payout. */
  interestOnlyMonths?: number
}

/** Returns a loan before its first month; undefined when its values are invalid. */
export function loanStart(loan: Loan): LoanState | undefined {
  const { loanAmount, annualRatePercent, months, emi, payouts = [], interestOnlyMonths = 0 } = loan
  const later = payouts.reduce((all, { amount }) => all + amount, 0)
  const isUsable =
    loanAmount > 0 &&
    loanAmount < Infinity &&
    annualRatePercent >= 0 &&
    annualRatePercent < Infinity &&
    (emi === undefined ? isCount(months) && months > 0 : emi > 0) &&
    isCount(interestOnlyMonths) &&
    payouts.every(({ after, amount }) => isCount(after) && amount >= 0) &&
    later <= loanAmount
  if (!isUsable) return undefined
  const state: LoanState = {
    month: 0,
    balance: loanAmount - later,
    monthlyRate: annualRatePercent / 1200,
    emi: undefined,
    lastMonth: undefined,
    step: { percent: 0, paid: 0 },
    interestOnlyUntil: Math.max(interestOnlyMonths, ...payouts.map(({ after }) => after)),
    holidayUntil: 0,
    holidayInterest: 'paid',
    payouts,
  }
  if (emi === undefined) keepTenure(state, state.interestOnlyUntil + months)
  else keepEmi(state, emi)
  return state
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST_MONTHS
}
