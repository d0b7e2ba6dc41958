import { roundTo } from '@/lib/format.ts'

import type { AgeBand } from '../tax-rules.ts'
import {
  COUNTED_IN,
  dueDates,
  ENOUGH_BY_MARCH_PERCENT,
  LEAST_TAX,
  MONTHLY_PERCENT,
  type DueDate,
} from './advance-rules.ts'

/** Whether there is a business or profession, and whether its profit is taken at a presumptive rate. */
export type Business = 'none' | 'yes' | 'presumptive'

export interface AdvanceTaxInput {
  /** The tax of the year with surcharge and cess, in rupees. */
  totalTax: number
  /** Tax deducted or collected at source, in rupees. */
  tds: number
  ageBand: AgeBand
  business: Business
  /** What was paid by each date of `dueDates` since the one before it, in rupees, and last what was paid after them by 31 March. */
  paid: readonly number[]
  /** The month after the tax year in which the rest is paid, counted from April, which is 1. */
  restPaidIn: number
}

export interface Instalment {
  date: DueDate
  /** What should be paid in all by then, in rupees. */
  inAll: number
  /** What was paid in all by then. */
  paid: number
  /** What is still missing. */
  missing: number
  interest: number
}

export interface AdvanceTax {
  /** The tax after TDS, in rupees. */
  due: number
  /** Whether instalments have to be paid, or why not: the tax is small, or the age is 60 and more without a business. */
  duty: 'yes' | 'small' | 'senior'
  /** In the order of their dates; none without a duty. */
  instalments: readonly Instalment[]
  /** Interest on instalments, in rupees. */
  deferment: number
  /** What was not paid by 31 March, in rupees. */
  rest: number
  /** Interest from April on the rest, in rupees. */
  shortfallInterest: number
}

/**
 * The instalments of the year's tax, and the interest on what is paid late.
 * Formula: by each date a part of the tax after TDS; 1 % a month on what is missing then, for 3, 3, 3 and 1 months; from April 1 %
 * a month or part of one on what is missing on 31 March, where less than 90 % was paid.
 * Units: rupees; every amount counts to the paisa, as it can be paid.
 * Special case: no interest at the first two dates from 12 % and 36 % on; what is missing counts in whole hundreds.
 * Source: see `advance-rules.ts`.
 * Example: of 1,00,000, after 10,000, 40,000, 70,000 and 1,00,000 by the four dates, 150 + 0 + 150 + 0.
 */
export function advanceTax(input: AdvanceTaxInput): AdvanceTax {
  const { totalTax, tds, business, ageBand, paid, restPaidIn } = input
  const due = Math.max(0, toPaisa(totalTax - tds))
  const duty = dutyOf(due, business, ageBand)
  const instalments = duty === 'yes' ? instalmentsOf(due, input) : []
  const paidInAll = sumOf(paid)
  const rest = toPaisa(due - paidInAll)
  const isLate = duty === 'yes' && paidInAll < partOf(due, ENOUGH_BY_MARCH_PERCENT)
  return {
    due,
    duty,
    instalments,
    deferment: instalments.reduce((sum, { interest }) => sum + interest, 0),
    rest: Math.max(0, rest),
    shortfallInterest: isLate ? interestOn(rest, restPaidIn) : 0,
  }
}

function dutyOf(due: number, business: Business, ageBand: AgeBand): AdvanceTax['duty'] {
  if (due < LEAST_TAX) return 'small'
  return business === 'none' && ageBand !== 'below-60' ? 'senior' : 'yes'
}

function instalmentsOf(due: number, { business, paid }: AdvanceTaxInput): Instalment[] {
  const all = dueDates.map((date, index) => {
    const inAll = partOf(due, date.percent)
    const paidByThen = sumOf(paid.slice(0, index + 1))
    const missing = Math.max(0, toPaisa(inAll - paidByThen))
    const isEnough = paidByThen >= partOf(due, date.enoughPercent)
    const interest = isEnough ? 0 : interestOn(missing, date.months)
    return { date, inAll, paid: paidByThen, missing, interest }
  })
  return business === 'presumptive' ? all.slice(-1) : all
}

function interestOn(missing: number, months: number): number {
  const counted = Math.floor(missing / COUNTED_IN) * COUNTED_IN
  return (counted * MONTHLY_PERCENT * months) / 100
}

function sumOf(amounts: readonly number[]): number {
  return toPaisa(amounts.reduce((sum, amount) => sum + amount, 0))
}

function partOf(due: number, percent: number): number {
  return toPaisa((due * percent) / 100)
}

function toPaisa(rupees: number): number {
  return roundTo(rupees, 2)
}
