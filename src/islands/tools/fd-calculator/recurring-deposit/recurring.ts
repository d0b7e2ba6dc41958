import { growth, times } from '@/islands/calculator/money/compounding.ts'
import { tableYears } from '@/islands/calculator/results/growth-table.ts'
import { taxShareOf } from '../slab.ts'

export interface RecurringInput {
  /** What is to be found: what the deposits come to, or what to pay in each month. */
  wanted: 'maturity' | 'deposit'
  monthlyDeposit: number
  /** What the deposits are to come to. */
  target: number
  annualRatePercent: number
  years: number
  slabPercent: number
}

export interface RecurringResult {
  monthlyDeposit: number
  months: number
  paidIn: number
  maturity: number
  interest: number
  tax: number
  yieldPercent: number
}

/** The deposits and what they have come to at the end of a year. */
export interface RecurringYear {
  year: number
  paidIn: number
  interest: number
  value: number
}

const MOST_MONTHS = 1_200

/**
 * A recurring deposit: the same amount paid in at the start of each month, with interest added every quarter.
 * Formula: M = R × ((1 + i)^(n/3) − 1) / (1 − (1 + i)^(−1/3)), i = rate/400, n months of any number.
 * Units: rupees, percent a year, years that are counted in whole months.
 * Special cases: at rate 0 R × n; NaN for amounts and rates below 0, and beyond a hundred years.
 * Source: the formula of the Indian Banks' Association; the tables of India Post are the same.
 * Example: 18 deposits of ₹5,000 at 7.5 % come to ₹95,502.35.
 */
export function recurringDeposit(input: RecurringInput): RecurringResult {
  const { wanted, annualRatePercent, slabPercent } = input
  const months = Math.round(input.years * 12)
  const ofOne = valueOfOne(annualRatePercent, months)
  const asked = wanted === 'deposit' ? input.target / ofOne : input.monthlyDeposit
  // Of no months nothing can come.
  const monthlyDeposit = asked >= 0 ? asked : NaN
  const paidIn = monthlyDeposit * months
  const maturity = times(monthlyDeposit, ofOne)
  const interest = maturity - paidIn
  return {
    monthlyDeposit,
    months,
    paidIn,
    maturity,
    interest,
    tax: interest * taxShareOf(slabPercent),
    yieldPercent: growth(annualRatePercent / 400, 4) * 100,
  }
}

/** What one rupee a month comes to. */
export function valueOfOne(annualRatePercent: number, months: number): number {
  if (!(annualRatePercent >= 0 && months >= 0 && months <= MOST_MONTHS)) return NaN
  if (annualRatePercent === 0) return months
  const quarterRate = annualRatePercent / 400
  return growth(quarterRate, months / 3) / -growth(quarterRate, -1 / 3)
}

/** The deposit year by year. Empty where there is none. */
export function recurringYears(
  { monthlyDeposit, months }: RecurringResult,
  { annualRatePercent }: RecurringInput,
): RecurringYear[] {
  return tableYears(months / 12).map((year) => {
    const run = Math.round(year * 12)
    const paidIn = monthlyDeposit * run
    const value = times(monthlyDeposit, valueOfOne(annualRatePercent, run))
    return { year, paidIn, interest: value - paidIn, value }
  })
}
