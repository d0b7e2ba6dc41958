import { roundTo } from '@/lib/format.ts'

import type { AgeBand } from '../tax-rules.ts'

/** A date by which a part of the year's tax is due, and the interest for paying less. */
export interface DueDate {
  /** 1 to 12; months up to March are those of the year in which the tax year ends. */
  month: number
  day: number
  /** The total share of the tax after TDS that is due by then. */
  percent: number
  /** No interest is due when this share is paid by then. */
  enoughPercent: number
  /** Months of interest on what is missing. */
  months: number
}

/** The sections of the duty, the dates and the interest, from a tax year until the next citations. */
interface AdvanceCitations {
  /** The first day of the first tax year, as year-month-day. */
  from: string
  act: string
  duty: string
  senior: string
  dates: string
  /** The interest on instalments that are late or too small. */
  deferment: string
  /** The interest on what is not paid by the end of the tax year. */
  shortfall: string
  rounding: string
  /** The day somebody last compared this with the law, as year-month-day. */
  lastChecked: string
}

/** Advance tax is due from this amount of tax after TDS, in rupees. */
export const LEAST_TAX = 10_000

/** No interest from April on is due when this share of the tax after TDS is paid by 31 March. */
export const ENOUGH_BY_MARCH_PERCENT = 90

/** A month's interest, in percent. */
export const MONTHLY_PERCENT = 1

/** Interest is calculated on whole hundreds of rupees. */
const COUNTED_IN = 100

/** The dates of a year, in their order. They are the same under both Acts. */
export const dueDates: readonly DueDate[] = [
  { month: 6, day: 15, percent: 15, enoughPercent: 12, months: 3 },
  { month: 9, day: 15, percent: 45, enoughPercent: 36, months: 3 },
  { month: 12, day: 15, percent: 75, enoughPercent: 75, months: 3 },
  { month: 3, day: 15, percent: 100, enoughPercent: 100, months: 1 },
]

/** Newest first. */
const citations: readonly AdvanceCitations[] = [
  {
    from: '2026-04-01',
    act: 'Income-tax Act 2025 (30 of 2025)',
    duty: 'section 404',
    senior: 'section 403',
    dates: 'section 408',
    deferment: 'section 425',
    shortfall: 'section 424',
    rounding: 'rule 269 of the Income-tax Rules 2026',
    lastChecked: '2026-11-22',
  },
]

const before2026: AdvanceCitations = {
  from: '2023-04-01',
  act: 'Income-tax Act 1961',
  duty: 'section 208',
  senior: 'section 207(2)',
  dates: 'section 211',
  deferment: 'section 234C',
  shortfall: 'section 234B',
  rounding: 'rule 119A of the Income-tax Rules 1962',
  lastChecked: '2026-11-22',
}

/** Returns the citations for the tax year that begins on this day (year-month-day). */
export function advanceCitations(from: string): AdvanceCitations {
  return citations.find((one) => one.from <= from) ?? before2026
}

/** Whether there is a business or profession, and whether its profit is taken at a presumptive rate. */
export type Business = 'none' | 'yes' | 'presumptive'

export interface AdvanceTaxInput {
  /** The tax of the year with surcharge and cess, in rupees. */
  totalTax: number
  /** Tax deducted or collected at source, in rupees. */
  tds: number
  ageBand: AgeBand
  business: Business
  /** What was paid between the dates of `dueDates`, in rupees; the last amount was paid after them by 31 March. */
  paid: readonly number[]
  /** The month after the tax year in which the rest is paid, counted from April, which is 1. */
  restPaidIn: number
}

export interface Instalment {
  date: DueDate
  /** The total due by then, in rupees. */
  inAll: number
  /** The total paid by then. */
  paid: number
  /** What is still missing. */
  missing: number
  interest: number
}

export interface AdvanceTax {
  /** The tax after TDS, in rupees. */
  due: number
  /** Whether instalments are due, or why not: a small tax, or an age of 60 or more without a business. */
  duty: 'yes' | 'small' | 'senior'
  /** In the order of their dates; empty when no instalments are due. */
  instalments: readonly Instalment[]
  /** Interest on instalments, in rupees. */
  deferment: number
  /** What was not paid by 31 March, in rupees. */
  rest: number
  /** Interest from April on the rest, in rupees. */
  shortfallInterest: number
}

/**
 * Returns the instalments of the year's tax and the interest on late payments.
 * Formula: by each date a part of the tax after TDS; 1 % a month on what is missing then, for 3, 3, 3 and 1 months; from April 1 %
 * a month or part of one on what is missing on 31 March, where less than 90 % was paid.
 * Units: rupees; every amount counts to the paisa, as it can be paid.
 * Special case: no interest at the first two dates from 12 % and 36 % on; what is missing counts in whole hundreds.
 * Source: the citations above.
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
