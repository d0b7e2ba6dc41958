import { growth, times } from '@/lib/compounding.ts'
import { tableYears } from '@/islands/calculator/results/growth-table.ts'

import { taxShareOf } from '../shared-fields.ts'

export interface RecurringInput {
  /** What to calculate: the maturity amount, or the monthly deposit. */
  wanted: 'maturity' | 'deposit'
  monthlyDeposit: number
  /** The maturity amount from which the monthly deposit is calculated. */
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

/** The deposits and their value at the end of a year. */
interface RecurringYear {
  year: number
  paidIn: number
  interest: number
  value: number
}

const MOST_MONTHS = 1_200

/**
 * Calculates a recurring deposit: the same amount at the start of each month, with interest compounded quarterly.
 * Formula: M = R × ((1 + i)^(n/3) − 1) / (1 − (1 + i)^(−1/3)), i = rate/400, n months of any number.
 * Units: rupees, percent a year, years rounded to whole months.
 * Special cases: at rate 0 R × n; NaN for amounts and rates below 0, and beyond a hundred years.
 * Source: the formula of the Indian Banks' Association; the tables of India Post agree.
 * Example: 18 deposits of ₹5,000 at 7.5 % mature to ₹95,502.35.
 */
export function recurringDeposit(input: RecurringInput): RecurringResult {
  const { wanted, annualRatePercent, slabPercent } = input
  const months = Math.round(input.years * 12)
  const ofOne = valueOfOne(annualRatePercent, months)
  const asked = wanted === 'deposit' ? input.target / ofOne : input.monthlyDeposit
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

/** Returns the maturity amount of one rupee a month. */
export function valueOfOne(annualRatePercent: number, months: number): number {
  if (!(annualRatePercent >= 0 && months >= 0 && months <= MOST_MONTHS)) return NaN
  if (annualRatePercent === 0) return months
  const quarterRate = annualRatePercent / 400
  return growth(quarterRate, months / 3) / -growth(quarterRate, -1 / 3)
}

/** Returns the deposit year by year. */
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
