import type { YearOfGains } from '@/islands/calculator/money/capital-gains.ts'
import type { SplitYearGains, SplitYearTax } from '@/islands/calculator/money/split-year.ts'
import { netByDay, xirr, type CashFlow, type NoRate, type Rates } from './xirr.ts'

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
  /** A total loss, or what the rate measures when the list begins with money got back. */
  kind?: 'lost' | 'borrowed' | 'got back first'
  /** The tax on the gain, when it is asked for. */
  taxed?: TaxedSale
  /** The tax on gains from both sides of 23 July 2024, when it is asked for. */
  splitYear?: SplitYearTax
}

/** Why no tax is calculated. */
export type NoTax =
  | 'all lost'
  | 'sold in parts'
  | 'sold before the law'
  | 'price of 2018'
  | 'worth of 2001'
  | 'no index'

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
 * Special case: −100 % when money was put in and only ₹0 came back on a later day.
 * Example: ₹1,00,000 put in on 1 January 2023, ₹10,000 back on 1 January 2024, ₹1,15,000 on 1 July 2025 → 9.87 %.
 */
export function cashFlows({
  flows,
  inflationPercent,
}: Pick<CashFlowInput, 'flows' | 'inflationPercent'>): CashFlowResult {
  const isLost = isAllLost(flows)
  const { rates, problem } = ratesOf(flows, isLost)
  const fitting = rates.map((rate) => rate * 100)
  const yearlyPercent = fitting.length === 1 ? (fitting[0] ?? NaN) : NaN
  const isInflation = inflationPercent > -100
  const why = problem ?? (isInflation ? undefined : ('inflation' as const))
  const days = netByDay(flows.filter((entry) => !isUnusable(entry)).map(flowOf))
  const kind = isLost ? 'lost' : kindOf(days)
  return {
    days,
    putIn: sumOf(flows, 'in'),
    gotBack: sumOf(flows, 'out'),
    yearlyPercent,
    realPercent: isInflation
      ? ((yearlyPercent - inflationPercent) / (100 + inflationPercent)) * 100
      : NaN,
    fitting,
    ...(why && { problem: why }),
    ...(kind && { kind }),
  }
}

function ratesOf(
  flows: readonly Entry[],
  isLost: boolean,
): Omit<Rates, 'problem'> & Pick<CashFlowResult, 'problem'> {
  if (flows.some(isUnusable)) return { rates: [], problem: 'unusable entry' }
  return isLost ? { rates: [-1] } : xirr(flows.map(flowOf))
}

/** Returns whether ₹0 is all that came back, on a day after money was put in. */
function isAllLost(flows: readonly Entry[]): boolean {
  const paid = flows.filter(({ direction, amount }) => direction === 'in' && amount > 0)
  const first = Math.min(...paid.map(({ date }) => date))
  return (
    sumOf(flows, 'out') === 0 &&
    flows.some(({ direction, date }) => direction === 'out' && date > first)
  )
}

/** Money got back first and put in later is borrowed. With more turns, the rate mixes both. */
function kindOf(days: readonly CashFlow[]): CashFlowResult['kind'] {
  if (!((days[0]?.amount ?? 0) > 0)) return undefined
  const turn = days.findIndex(({ amount }) => amount < 0)
  return days.slice(turn).some(({ amount }) => amount > 0) ? 'got back first' : 'borrowed'
}

/** Returns whether the first day of the list has money got back. */
export function beginsWithMoneyBack(flows: readonly Entry[]): boolean {
  const [first] = netByDay(flows.filter((entry) => !isUnusable(entry)).map(flowOf))
  return (first?.amount ?? 0) > 0
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
