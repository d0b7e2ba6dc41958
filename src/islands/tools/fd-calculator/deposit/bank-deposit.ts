import { taxShareOf } from '../slab.ts'
import type { Payee } from '../tax-deducted.ts'
import {
  interestUntil,
  monthsLater,
  paidOutBefore,
  payoutOf,
  PAYOUT_MONTHS,
  type DayCount,
  type Deposit,
  type Payout,
} from './deposit-value.ts'
import { yieldAfterTax } from './yield-after-tax.ts'

/** A deposit as the visitor describes it. Amounts are rupees; days count as `dayNumber` counts them, NaN while open. */
export interface DepositInput extends Payee {
  principal: number
  annualRatePercent: number
  /** Which rate was entered by someone of 60 or more: the bank's rate for seniors, or the general one. */
  rateIs: 'senior' | 'general'
  /** What the bank adds to the general rate from age 60. */
  seniorPercent: number
  startDate: number
  lasts: 'length' | 'until'
  years: number
  days: number
  endDate: number
  payout: Payout
  dayCount: DayCount
  closeDate: number
  /** The bank's rate for the time that a deposit closed early has run. */
  cardRatePercent: number
  penaltyPercent: number
  slabPercent: number
  inflationPercent: number
}

export type Problem = 'open' | 'below 0' | 'no length'

/** What a deposit needs that cannot be counted, in a sentence. */
export const PROBLEMS: Record<Problem, string> = {
  open: 'A deposit needs its first day, and its last one or a length.',
  'below 0': 'A deposit needs an amount and a rate of 0 or more.',
  'no length': 'A deposit lasts whole days, from none to a hundred years.',
}

export interface DepositResult {
  deposit: Deposit
  /** Why there is no result. */
  problem: Problem | undefined
  days: number
  interest: number
  /** What comes at the end: with interest that was added, or without what was paid out. */
  maturity: number
  /** What comes each time; NaN when interest is added. */
  payout: number
  tax: number
  yieldPercent: number
  yieldAfterTaxPercent: number
  realPercent: number
}

const MOST_YEARS = 100

/**
 * What a bank pays on a deposit, and what is left of it.
 * Formula: interest as in `interestUntil`; tax = interest × slab × 1.04; yield = ((P + I)/P)^(365/days) − 1, and that of payouts
 * (1 + payout/P)^(payouts a year) − 1, after tax with the taxed payout; after tax otherwise as in `yieldAfterTax`;
 * real = (1 + yield after tax)/(1 + inflation) − 1.
 * Units: rupees, percent a year. Special cases: a deposit of no days earns 0 and has no yield.
 * Example: ₹1,00,000 at 7 % from 1 January 2027 to 1 January 2030 yields 7.18 %, and 4.93 % after tax of 31.2 %.
 */
export function bankDeposit(input: DepositInput): DepositResult {
  const described = depositOf(input)
  const problem = problemOf(described, input.lasts)
  // Without a principal nothing has a value; without a length no day is counted.
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

/** The percentage points that the bank adds to the entered rate: none where that is its rate for seniors. */
function addedForSeniors({ age, rateIs, seniorPercent }: DepositInput): number {
  return age === '60 or more' && rateIs === 'general' ? seniorPercent : 0
}

/** The day on which a deposit ends that lasts so long. The years are taken as whole months. */
export function endOf(start: number, years: number, days: number): number {
  return monthsLater(start, Math.round(years * 12)) + days
}

/** Why a deposit cannot be counted, undefined when it can. */
export function problemOf(deposit: Deposit, lasts: DepositInput['lasts']): Problem | undefined {
  const { principal, annualRatePercent, start, end } = deposit
  if (Number.isNaN(start) || (lasts === 'until' && Number.isNaN(end))) return 'open'
  if (!(principal >= 0 && annualRatePercent >= 0)) return 'below 0'
  const isLength = end >= start && end <= monthsLater(start, MOST_YEARS * 12)
  return isLength && Number.isInteger(end) ? undefined : 'no length'
}

/**
 * Returns what is earned in a year, in percent, when the share `kept` of each payout is left and earns as much elsewhere; undefined
 * for a deposit without a whole payout before its end.
 */
function yieldOfPayouts(deposit: Deposit, kept: number): number | undefined {
  const { principal, start, end, payout } = deposit
  const months = PAYOUT_MONTHS[payout]
  if (payout === 'maturity' || !(principal > 0) || monthsLater(start, months) > end)
    return undefined
  return 100 * ((1 + (payoutOf(deposit) * kept) / principal) ** (12 / months) - 1)
}
