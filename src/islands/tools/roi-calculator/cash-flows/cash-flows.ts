import type { YearOfGains } from '@/islands/calculator/money/capital-gains.ts'
import type { SplitYearGains, SplitYearTax } from './split-year.ts'
import { netByDay, xirr, type CashFlow, type NoRate } from './xirr.ts'

/** An amount of the list. */
export interface Entry {
  /** The day (`dayNumber`); NaN when empty. */
  date: number
  /** Rupees, not below 0. */
  amount: number
  direction: 'in' | 'out'
}

/** The longest list: calculating more at each key would be slow on a phone. */
export const MOST_ENTRIES = 400

export interface CashFlowInput extends SplitYearGains {
  flows: readonly Entry[]
  inflationPercent: number
  /** The asset sold, for the tax on its gain. */
  asset: 'none' | 'equity' | 'gold' | 'property' | 'both sides'
  /** The part of the yearly exemption that other sales use, in rupees. */
  exemptionUsed: number
  /** The rate on short-term gains from gold and property. */
  slabPercent: number
}

export interface CashFlowResult {
  /** Each day with its total, the earliest first. */
  days: readonly CashFlow[]
  putIn: number
  gotBack: number
  /** Percent a year; NaN when there is not exactly one rate. */
  yearlyPercent: number
  /** Percent a year after inflation. */
  realPercent: number
  /** All rates that fit, in percent a year. */
  fitting: readonly number[]
  problem?: NoRate | 'unusable entry' | 'inflation'
  /** The tax on the gain, when it is asked for. */
  taxed?: TaxedSale
  /** The tax on gains from both sides of 23 July 2024, when it is asked for. */
  splitYear?: SplitYearTax
}

/** Why no tax is calculated. */
export type NoTax =
  'sold in parts' | 'sold before the law' | 'price of 2018' | 'worth of 2001' | 'no index'

/** The tax on the gain and the return after it. Unknown amounts are NaN. */
export interface TaxedSale {
  problem?: NoTax | undefined
  gains: YearOfGains
  /** Rupees, with cess. */
  tax: number
  /** The tax on property bought before 23 July 2024 in both ways; the lower one counts. */
  ways?: { plain: number; indexed: number; cost: number; indexedCost: number }
  /** Whether the gain was divided between short-term and long-term purchases. */
  isMixed: boolean
  /** Percent a year, after the tax. */
  yearlyPercent: number
  /** The same after inflation. */
  realPercent: number
}

/**
 * Returns the yearly return of dated amounts, before and after inflation.
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

/** Returns whether an entry has no date or no amount of 0 or more. */
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
