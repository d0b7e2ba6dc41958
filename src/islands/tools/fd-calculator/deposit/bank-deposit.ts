import { growth } from '../../../calculator/compounding.ts'
import { monthsLater, type DayCount } from '../deposit-dates.ts'
import { taxShareOf } from '../slab.ts'
import { TAX_DEDUCTED, taxDeducted, type Payee } from '../tax-deducted.ts'
import {
  interestUntil,
  paidOutBefore,
  PAYOUT_MONTHS,
  payoutOf,
  type Deposit,
  type Payout,
} from './deposit-value.ts'
import { interestByYear, type YearOfInterest } from './interest-by-year.ts'

/** A deposit as the visitor describes it. Amounts are rupees; days count as `dayNumber` counts them, NaN while open. */
export interface DepositInput extends Payee {
  principal: number
  annualRatePercent: number
  /** What the bank adds to the rate from age 60. */
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

/** A financial year with its interest, the tax deducted by the bank, and the tax on it at the visitor's slab. */
interface TaxedYear extends YearOfInterest {
  deducted: number
  tax: number
}

export type Problem = 'no start' | 'no end' | 'end first' | 'part of a day' | 'too long' | 'below 0'

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
  years: readonly TaxedYear[]
  /** In the years from the first that the rules hold for. */
  deducted: number
  tax: number
  yieldPercent: number
  yieldAfterTaxPercent: number
  realPercent: number
}

const MOST_YEARS = 100

/**
 * What a bank pays on a deposit, and what is left of it.
 * Formula: interest as in `interestUntil`; tax = interest × slab × 1.04; yield = ((P + I)/P)^(365/days) − 1, and that of payouts
 * (1 + payout/P)^(payouts a year) − 1; real = (1 + yield after tax)/(1 + inflation) − 1.
 * Units: rupees, percent a year. Special cases: a deposit of no days earns 0 and has no yield.
 * Example: ₹1,00,000 at 7 % from 1 January 2027 to 1 January 2030 yields 7.18 %, and 5.04 % after tax of 31.2 %.
 */
export function bankDeposit(input: DepositInput): DepositResult {
  const deposit = depositOf(input)
  const problem = problemOf(deposit, input)
  if (problem !== undefined) return withoutResult(deposit, problem)
  const { principal, start, end, payout } = deposit
  const interest = interestUntil(deposit, end)
  const each = payout === 'maturity' ? NaN : payoutOf(deposit)
  const taxShare = taxShareOf(input.slabPercent)
  const years = interestByYear(deposit).map((year) => ({
    ...year,
    deducted: taxDeducted(year.interest, year.year, input),
    tax: year.interest * taxShare,
  }))
  const yieldAfterTaxPercent = yieldOf(deposit, interest, 1 - taxShare)
  const inflation = input.inflationPercent / 100
  return {
    deposit,
    problem,
    days: end - start,
    interest,
    maturity: principal + interest - paidOutBefore(deposit, end),
    payout: each,
    years,
    deducted: sum(years.filter(hasRules).map((year) => year.deducted)),
    tax: interest * taxShare,
    yieldPercent: yieldOf(deposit, interest, 1),
    yieldAfterTaxPercent,
    realPercent: (yieldAfterTaxPercent - input.inflationPercent) / (1 + inflation),
  }
}

/** What is told of a deposit that cannot be worked out. */
function withoutResult(deposit: Deposit, problem: Problem): DepositResult {
  const NONE = {
    days: NaN,
    interest: NaN,
    maturity: NaN,
    payout: NaN,
    deducted: NaN,
    tax: NaN,
    yieldPercent: NaN,
    yieldAfterTaxPercent: NaN,
    realPercent: NaN,
  }
  return { ...NONE, deposit, problem, years: [] }
}

/** Whether the rules for tax deducted, as they are written here, hold in a year. */
export function hasRules({ year }: YearOfInterest): boolean {
  return year >= TAX_DEDUCTED.fromYear
}

function depositOf(input: DepositInput): Deposit {
  const { principal, annualRatePercent, age, seniorPercent, startDate, lasts, years, days } = input
  const byLength = monthsLater(startDate, Math.round(years * 12)) + days
  return {
    principal,
    annualRatePercent: annualRatePercent + (age === '60 or more' ? seniorPercent : 0),
    start: startDate,
    end: lasts === 'until' ? input.endDate : byLength,
    payout: input.payout,
    dayCount: input.dayCount,
  }
}

function problemOf(deposit: Deposit, input: DepositInput): Problem | undefined {
  const { principal, annualRatePercent, start, end } = deposit
  if (Number.isNaN(start)) return 'no start'
  if (input.lasts === 'until' && Number.isNaN(end)) return 'no end'
  if (!(principal >= 0 && annualRatePercent >= 0)) return 'below 0'
  if (input.lasts === 'length' && !Number.isInteger(input.days)) return 'part of a day'
  if (end < start) return 'end first'
  // Written so that an end that is no number counts as too late.
  if (!(end <= monthsLater(start, MOST_YEARS * 12))) return 'too long'
  return undefined
}

/** What is earned in a year, in percent, when the share `kept` of the interest is left and paid-out interest earns as much. */
function yieldOf(deposit: Deposit, interest: number, kept: number): number {
  const { principal, start, end, payout } = deposit
  if (!(principal > 0 && end > start)) return NaN
  const months = PAYOUT_MONTHS[payout]
  if (payout !== 'maturity' && monthsLater(start, months) <= end)
    return 100 * growth((payoutOf(deposit) * kept) / principal, 12 / months)
  return 100 * growth((interest * kept) / principal, 365 / (end - start))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
