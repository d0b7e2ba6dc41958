import { counted } from '@/lib/quantity.ts'
import { timeline, type Timeline } from '../timeline.ts'

/** A running loan and an offer to take it over. Amounts are rupees. */
export interface TransferInput {
  /** What is still owed. */
  loanAmount: number
  annualRatePercent: number
  /** What is known of the present loan: the time left, or its EMI. */
  knownBy: 'tenure' | 'emi'
  years: number
  months: number
  presentEmi: number
  newRatePercent: number
  processingFee: number
  /** A fee in percent of the outstanding balance. */
  processingFeePercent: number
  feeGstPercent: number
  otherCosts: number
  closingCharge: number
  /** The months after which the new rate might rise. */
  riseAfterMonths: number
}

/** One way to continue with the new lender. */
export interface Way {
  timeline: Timeline
  /** The new instalment. */
  emi: number
  /** All payments of the present loan, less all of the new one and the costs: below 0 where the change costs more. */
  saving: number
  /** The month in which the costs are recovered; NaN when they never are. */
  breakEvenMonth: number
}

export interface TransferResult {
  present: Timeline
  presentEmi: number
  /** The upfront costs of the change, with GST on the fee. */
  costs: number
  /** The EMI falls, and the loan ends in the same month. */
  sameTenure: Way
  /** The EMI stays, and the loan ends earlier. */
  sameEmi: Way
}

/**
 * Returns what it saves to move a loan to another lender, with upfront costs.
 *
 * Formula: net saving = all payments of the present loan − all of the new one − costs. The costs are earned back in the first
 * month from which the payments saved so far (with the tenure kept) or the interest saved so far (with the EMI kept) are as much.
 * Units: rupees, not rounded; percent a year; months.
 * Special case: a loan that is never repaid has no totals, and what is compared with it is NaN.
 * Example: ₹40,00,000 at 9 % with 180 months left, to 7.9 % for ₹28,600 → the EMI falls by ₹2,575, the costs are back after
 * 12 months, and ₹4,34,925 is saved.
 */
export function transfer(input: TransferInput): TransferResult {
  const present = presentLoan(input)
  const presentEmi = present.rows[1]?.payment ?? NaN
  const costs = costsOf(input)
  const next = { loanAmount: input.loanAmount, annualRatePercent: input.newRatePercent }
  const wayOf = (found: Timeline, saved: 'payment' | 'interest'): Way => ({
    timeline: found,
    emi: found.rows[1]?.payment ?? NaN,
    saving: present.paid - found.paid - costs,
    breakEvenMonth: breakEvenMonth(present, found, saved, costs),
  })
  return {
    present,
    presentEmi,
    costs,
    sameTenure: wayOf(timeline({ ...next, months: present.months }), 'payment'),
    sameEmi: wayOf(timeline({ ...next, months: present.months, emi: presentEmi }), 'interest'),
  }
}

/** Returns whether a way costs more than it saves, rounded as it is shown. */
export function isLoss(saving: number): boolean {
  return Math.round(saving) < 0
}

/** Returns what is saved after each month, less the costs, in rupees: from month 0 until both loans have ended. */
export function savedSoFar(
  present: Timeline,
  next: Timeline,
  saved: 'payment' | 'interest',
  costs: number,
): number[] {
  const months = Math.max(present.rows.length, next.rows.length)
  let sum = -costs
  return Array.from({ length: months }, (_, month) => {
    sum += (present.rows[month]?.[saved] ?? 0) - (next.rows[month]?.[saved] ?? 0)
    return sum
  })
}

/** Returns the time left in whole months, with one EMI in each. */
export function monthsLeft({ years, months }: Pick<TransferInput, 'years' | 'months'>): number {
  return Math.round(years * 12 + months)
}

function presentLoan(input: TransferInput): Timeline {
  const { loanAmount, annualRatePercent, knownBy, presentEmi } = input
  return timeline({
    loanAmount,
    annualRatePercent,
    months: monthsLeft(input),
    ...(knownBy === 'emi' && { emi: presentEmi }),
  })
}

/**
 * Returns the upfront costs of the change, in rupees: the fee with its GST, other costs, and the charge for closing. NaN when
 * one of them is below 0.
 */
export function costsOf(input: TransferInput): number {
  const { loanAmount, processingFee, processingFeePercent, feeGstPercent } = input
  const { otherCosts, closingCharge } = input
  const parts = [processingFee, processingFeePercent, feeGstPercent, otherCosts, closingCharge]
  if (!parts.every((part) => part >= 0)) return NaN
  const fee = processingFee + (loanAmount * processingFeePercent) / 100
  return fee * (1 + feeGstPercent / 100) + otherCosts + closingCharge
}

function breakEvenMonth(
  present: Timeline,
  next: Timeline,
  saved: 'payment' | 'interest',
  costs: number,
): number {
  if (next.problem !== undefined || present.problem !== undefined) return NaN
  const sums = savedSoFar(present, next, saved, costs)
  // A millionth of a rupee is rounding noise, not a cost to recover.
  const month = sums.findLastIndex((sum) => !(sum >= -1e-6)) + 1
  return month < sums.length ? month : NaN
}

/** Returns a number of months in words: "1 month", "9 months". */
export function inMonths(months: number): string {
  return counted(months, 'month')
}
