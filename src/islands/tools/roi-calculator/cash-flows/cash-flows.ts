import type { YearOfGains } from '@/islands/calculator/money/capital-gains.ts'
import { netByDay, xirr, type CashFlow, type NoRate } from './xirr.ts'

/** An amount as it stands in the list. */
export interface Entry {
  /** Counts days (`dayNumber`); NaN while it is open. */
  date: number
  /** Rupees, not below 0. */
  amount: number
  direction: 'in' | 'out'
}

/** How many amounts the list has room for: reckoning with more at each key would be felt on a phone. */
export const MOST_ENTRIES = 400

export interface CashFlowInput {
  flows: readonly Entry[]
  inflationPercent: number
  /** What was sold, for the tax on its gain. */
  asset: 'none' | 'equity' | 'gold' | 'property'
  /** Rupees of the yearly exemption that other sales use up. */
  exemptionUsed: number
  /** The rate on short-term gains from gold and property. */
  slabPercent: number
}

export interface CashFlowResult {
  /** Each day with what it brings in all, the earliest first. */
  days: readonly CashFlow[]
  putIn: number
  gotBack: number
  /** Percent a year; NaN where there is not exactly one. */
  yearlyPercent: number
  /** Percent a year beyond the rise of prices. */
  realPercent: number
  /** All rates that fit, in percent a year. */
  fitting: readonly number[]
  problem?: NoRate | 'unusable entry' | 'inflation'
  /** The tax on the gain, where it is asked for. */
  taxed?: TaxedSale
}

/** Why no tax is worked out. */
export type NoTax =
  'sold in parts' | 'sold before the law' | 'price of 2018' | 'worth of 2001' | 'no index'

/** The tax on what the money earned, and what is left. Amounts that are not known are NaN. */
export interface TaxedSale {
  problem?: NoTax | undefined
  gains: YearOfGains
  /** Rupees, with cess. */
  tax: number
  /** The tax on property of before 23 July 2024 in both ways; the lower one counts. */
  ways?: { plain: number; indexed: number; cost: number; indexedCost: number }
  /** Whether the gain had to be shared out between short-term and long-term purchases. */
  isMixed: boolean
  /** Percent a year, after the tax. */
  yearlyPercent: number
  /** The same beyond the rise of prices. */
  realPercent: number
}

/**
 * The yearly return of money that moved on several days, before and after the rise of prices.
 * Formula: XIRR (see `xirr`); real return (1 + XIRR) ÷ (1 + inflation) − 1.
 * Units: rupees, percent a year.
 * Example: ₹1,00,000 put in on 1 January 2023, ₹10,000 back on 1 January 2024, ₹1,15,000 on 1 July 2025 → 9.87 %.
 */
export function cashFlows({
  flows,
  inflationPercent,
}: Pick<CashFlowInput, 'flows' | 'inflationPercent'>): CashFlowResult {
  const { rates, problem } = flows.some(isUnusable)
    ? { rates: [], problem: 'unusable entry' as const }
    : xirr(flows.map(flowOf))
  const fitting = rates.map((rate) => rate * 100)
  const yearlyPercent = fitting.length === 1 ? (fitting[0] ?? NaN) : NaN
  const isInflation = inflationPercent > -100
  const why = problem ?? (isInflation ? undefined : ('inflation' as const))
  return {
    days: netByDay(flows.filter((entry) => !isUnusable(entry)).map(flowOf)),
    putIn: sumOf(flows, 'in'),
    gotBack: sumOf(flows, 'out'),
    yearlyPercent,
    realPercent: isInflation
      ? ((yearlyPercent - inflationPercent) / (100 + inflationPercent)) * 100
      : NaN,
    fitting,
    ...(why && { problem: why }),
  }
}

/** Whether an entry has no date, or an amount that is none or below 0. */
export function isUnusable({ date, amount }: Entry): boolean {
  return Number.isNaN(date) || !(amount >= 0)
}

function flowOf({ date, amount, direction }: Entry): CashFlow {
  return { day: date, amount: direction === 'in' ? -amount : amount }
}

function sumOf(flows: readonly Entry[], direction: Entry['direction']): number {
  return flows
    .filter((entry) => entry.direction === direction)
    .reduce((sum, { amount }) => sum + amount, 0)
}
