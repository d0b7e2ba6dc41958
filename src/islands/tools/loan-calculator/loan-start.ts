import { keepEmi, keepTenure, type LoanState, type Payout } from './loan-state.ts'
import { MOST_MONTHS } from './months-to-repay.ts'

/** A loan, new or half-way. Amounts are rupees. */
export interface Loan {
  /** What is owed now, or will be once all of it is paid out. */
  loanAmount: number
  annualRatePercent: number
  /** How many instalments are left. */
  months: number
  /** The present instalment, where it is known: then the months follow from it. */
  emi?: number
  /** Parts of the loan that are paid out later; the rest is paid out at the start. */
  payouts?: readonly Payout[]
  /** How many months cost interest only before the first instalment: at least until the last payout. */
  interestOnlyMonths?: number
}

/** A loan before its first month, undefined where its values are none of a loan. */
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
