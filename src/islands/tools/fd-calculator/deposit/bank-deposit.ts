import { monthsLater } from '@/islands/ui/dates/periods.ts'

import { taxShareOf, type Problem } from '../shared-fields.ts'
import type { Payee } from '../tax-deducted.ts'
import {
  interestUntil,
  paidOutBefore,
  payoutOf,
  PAYOUT_MONTHS,
  type DayCount,
  type Deposit,
  type Payout,
} from './deposit-value.ts'
import { yieldAfterTax } from './yield-after-tax.ts'

/** The inputs of a deposit. Amounts are rupees. Days are day numbers as in `dayNumber`, NaN while a field is empty. */
export interface DepositInput extends Payee {
  principal: number
  annualRatePercent: number
  /** Whether a visitor of 60 or more entered the bank's rate for seniors or its general rate. */
  rateIs: 'senior' | 'general'
  /** Percentage points that the bank adds to the general rate from age 60. */
  seniorPercent: number
  startDate: number
  lasts: 'length' | 'until'
  years: number
  days: number
  endDate: number
  payout: Payout
  dayCount: DayCount
  closeDate: number
  /** The bank's rate for the time that the deposit ran before it is closed early. */
  cardRatePercent: number
  penaltyPercent: number
  slabPercent: number
  inflationPercent: number
}

export interface DepositResult {
  deposit: Deposit
  problem: Problem | undefined
  days: number
  interest: number
  /** The last payment: principal and interest, less the interest that was paid out before. */
  maturity: number
  /** The interest paid out each time; NaN when interest is added to the deposit. */
  payout: number
  tax: number
  yieldPercent: number
  yieldAfterTaxPercent: number
  realPercent: number
}

const MOST_YEARS = 100

/**
 * Returns what a bank pays on a deposit, and what tax and inflation leave of it.
 * Formula: interest as in `interestUntil`; tax = interest × slab × 1.04; yield = ((P + I)/P)^(365/days) − 1, and that of payouts
 * (1 + payout/P)^(payouts a year) − 1, after tax with the taxed payout; after tax otherwise as in `yieldAfterTax`;
 * real = (1 + yield after tax)/(1 + inflation) − 1.
 * Units: rupees, percent a year. Special cases: a deposit of no days earns 0 and has no yield.
 * Example: ₹1,00,000 at 7 % from 1 January 2027 to 1 January 2030 yields 7.18 %, and 4.93 % after tax of 31.2 %.
 */
export function bankDeposit(input: DepositInput): DepositResult {
  const described = depositOf(input)
  const problem = problemOf(described, input.lasts)
  // NaN as principal makes every amount NaN, and an end at the start leaves no loop over days.
  const deposit = problem ? { ...described, principal: NaN, end: described.start } : described
  const { principal, start, end, payout } = deposit
  const interest = interestUntil(deposit, end)
  const each = payout === 'maturity' ? NaN : payoutOf(deposit)
  const taxShare = taxShareOf(input.slabPercent)
  const yieldAfterTaxPercent =
    yieldOfPayouts(deposit, 1 - taxShare) ?? yieldAfterTax(deposit, interest, taxShare)
  const inflation = input.inflationPercent / 100
  return {
    deposit,
    problem,
    days: end - start,
    interest,
    maturity: principal + interest - paidOutBefore(deposit, end),
    payout: each,
    tax: interest * taxShare,
    yieldPercent: yieldOfPayouts(deposit, 1) ?? yieldAfterTax(deposit, interest, 0),
    yieldAfterTaxPercent,
    realPercent: (yieldAfterTaxPercent - input.inflationPercent) / (1 + inflation),
  }
}

function depositOf(input: DepositInput): Deposit {
  const { principal, annualRatePercent, startDate, lasts, years, days } = input
  return {
    principal,
    annualRatePercent: annualRatePercent + addedForSeniors(input),
    start: startDate,
    end: lasts === 'until' ? input.endDate : endOf(startDate, years, days),
    payout: input.payout,
    dayCount: input.dayCount,
  }
}

/** Returns the percentage points that the bank adds to the entered rate: 0 when that is its rate for seniors. */
function addedForSeniors({ age, rateIs, seniorPercent }: DepositInput): number {
  return age === '60 or more' && rateIs === 'general' ? seniorPercent : 0
}

/** Returns the day on which a deposit matures. Years are rounded to whole months. */
export function endOf(start: number, years: number, days: number): number {
  return monthsLater(start, Math.round(years * 12)) + days
}

/** Returns the validation error of a deposit, undefined for a valid one. */
export function problemOf(deposit: Deposit, lasts: DepositInput['lasts']): Problem | undefined {
  const { principal, annualRatePercent, start, end } = deposit
  if (Number.isNaN(start) || (lasts === 'until' && Number.isNaN(end))) return 'open'
  if (!(principal >= 0 && annualRatePercent >= 0)) return 'below 0'
  const isLength = end >= start && end <= monthsLater(start, MOST_YEARS * 12)
  return isLength && Number.isInteger(end) ? undefined : 'no length'
}

/**
 * Returns the yearly yield in percent when the share `afterTax` of each payout is reinvested at the same rate. Undefined for a
 * deposit that matures before its first whole payout.
 */
function yieldOfPayouts(deposit: Deposit, afterTax: number): number | undefined {
  const { principal, start, end, payout } = deposit
  const months = PAYOUT_MONTHS[payout]
  if (payout === 'maturity' || !(principal > 0) || monthsLater(start, months) > end)
    return undefined
  return 100 * ((1 + (payoutOf(deposit) * afterTax) / principal) ** (12 / months) - 1)
}
