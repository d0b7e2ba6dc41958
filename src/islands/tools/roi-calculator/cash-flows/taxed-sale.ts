import {
  equityGains,
  equityGainsTax,
  otherGains,
  type GainsLaw,
  type YearOfGains,
} from '@/islands/calculator/money/capital-gains.ts'
import { costInflationIndex } from '@/islands/calculator/money/cost-inflation.ts'
import { dayNumber, financialYearOf, parseDate, dateOfDay } from '@/islands/ui/dates/calendar.ts'

import type { CashFlowInput, CashFlowResult, NoTax, TaxedSale } from './cash-flows.ts'
import { xirr, type CashFlow, worthOfFlow } from './xirr.ts'

const on = (year: number, month: number, day: number) => dayNumber({ year, month, day })
/** The rates apply to sales from this day, and purchases before it may be indexed. */
const NEW_RATES = dayNumber(parseDate(equityGains.from) ?? { year: NaN, month: NaN, day: NaN })
/** Shares bought before this day count with their price of 31 January 2018 if it is higher. */
const PRICE_OF_2018 = on(2018, 2, 1)
/** Assets bought before this day may count with their worth on it. */
const WORTH_OF_2001 = on(2001, 4, 1)

const UNKNOWN: TaxedSale = {
  gains: { shortTerm: NaN, longTerm: NaN },
  tax: NaN,
  isMixed: false,
  yearlyPercent: NaN,
  realPercent: NaN,
}

/**
 * Returns the tax on capital gains when all was sold on the last day, and the yearly return after it, with the tax as if paid on
 * that day.
 * Formula: see `equityGainsTax`; for land and buildings bought before 23 July 2024 the lower of 12.5 % of the gain and 20 % of
 * the gain over the indexed cost, Σ amount × index of the sale's year ÷ index of its own year.
 * Units: rupees, percent a year.
 * Special case: no tax, with the reason, when the list does not show the sale or other rules apply.
 * Source: Income-tax Act 2025, sections 196 to 198.
 * Example: a house of 30 lakh in 2012-13 for 80 lakh in 2026-27 → 4,48,000 and 4 % cess.
 */
export function taxedSale(result: CashFlowResult, input: CashFlowInput): TaxedSale | undefined {
  if (input.asset === 'none' || input.asset === 'both sides') return undefined
  if (result.problem !== undefined && result.problem !== 'inflation') return UNKNOWN
  if (result.kind === 'lost') return { ...UNKNOWN, problem: 'all lost' }
  const sale = saleOf(result.days)
  const problem = sale ? problemOf(sale, input) : 'sold in parts'
  if (sale === undefined || problem !== undefined) return { ...UNKNOWN, problem }
  const taxed = taxOf(sale, input, result.yearlyPercent)
  const flows = [...result.days, { day: sale.day, amount: -taxed.tax }]
  const [rate = NaN] = Number.isFinite(taxed.tax) ? xirr(flows).rates : []
  const { inflationPercent } = input
  return {
    ...taxed,
    yearlyPercent: rate * 100,
    realPercent:
      inflationPercent > -100
        ? ((rate * 100 - inflationPercent) / (100 + inflationPercent)) * 100
        : NaN,
  }
}

/** Returns the law for gains from the asset sold. */
export function lawOf({ asset, slabPercent }: CashFlowInput): GainsLaw {
  return asset === 'equity' ? equityGains : otherGains(Math.max(0, slabPercent))
}

function problemOf({ purchases, day }: Sale, { asset }: CashFlowInput): NoTax | undefined {
  const first = purchases[0]?.day ?? NaN
  if (day < NEW_RATES) return 'sold before the law'
  if (asset === 'equity' && first < PRICE_OF_2018) return 'price of 2018'
  if (asset !== 'equity' && first < WORTH_OF_2001) return 'worth of 2001'
  if (asset === 'property' && first < NEW_RATES && Number.isNaN(indexOn(day))) return 'no index'
  return undefined
}

type Tax = Pick<TaxedSale, 'gains' | 'tax' | 'ways' | 'isMixed'>

function taxOf(sale: Sale, input: CashFlowInput, yearlyPercent: number): Tax {
  const { asset, exemptionUsed, slabPercent } = input
  if (asset === 'property') return propertyTax(sale, slabPercent)
  const law = lawOf(input)
  const gains = gainsOf(sale, law.shortTermMonths, yearlyPercent)
  // A hidden field does not count.
  const used = asset === 'equity' ? exemptionUsed : 0
  return {
    gains,
    tax: equityGainsTax(gains, used, law),
    isMixed: isMixed(sale, law.shortTermMonths),
  }
}

/** Returns the tax on a house, which is held since the first payment. Later payments are costs of their own year. */
function propertyTax(sale: Sale, slabPercent: number): Tax {
  const law = otherGains(slabPercent)
  const [first] = sale.purchases
  const bought = first?.day ?? NaN
  const gain = sale.price - costOf(sale)
  const isLong = isHeldLonger(bought, sale.day, law.shortTermMonths)
  const gains = isLong ? { shortTerm: 0, longTerm: gain } : { shortTerm: gain, longTerm: 0 }
  const plain = equityGainsTax(gains, 0, law)
  if (!isLong || bought >= NEW_RATES) return { gains, tax: plain, isMixed: false }
  const indexedCost = sale.purchases.reduce(
    (sum, { day, amount }) => sum + (amount * indexOn(sale.day)) / indexOn(day),
    0,
  )
  const overIndexed = { shortTerm: 0, longTerm: sale.price - indexedCost }
  const indexed = equityGainsTax(overIndexed, 0, { ...law, longTermPercent: law.indexedPercent })
  return {
    gains,
    tax: Math.min(plain, indexed),
    ways: { plain, indexed, cost: costOf(sale), indexedCost },
    isMixed: false,
  }
}

/** Returns the cost inflation index of a day's financial year; NaN for a year without one. */
function indexOn(day: number): number {
  return costInflationIndex(financialYearOf(day))
}

/** Purchases that were all sold on the last day. */
interface Sale {
  /** Each day with the amount paid, in rupees above 0. */
  purchases: readonly CashFlow[]
  /** The day of the sale (`dayNumber`). */
  day: number
  price: number
}

/**
 * Returns the sale that the days make up; undefined when money came back before the last day. A list of amounts has no units,
 * so the part that was sold then and its cost are unknown.
 */
function saleOf(days: readonly CashFlow[]): Sale | undefined {
  const last = days.at(-1)
  const before = days.slice(0, -1)
  const isSale = last !== undefined && last.amount > 0 && before.length > 0
  if (!isSale || before.some(({ amount }) => amount > 0)) return undefined
  return {
    purchases: before.map(({ day, amount }) => ({ day, amount: -amount })),
    day: last.day,
    price: last.amount,
  }
}

/** Returns the total paid, in rupees. */
function costOf({ purchases }: Sale): number {
  return purchases.reduce((sum, { amount }) => sum + amount, 0)
}

/** Returns whether more than `months` months passed between two days. Exactly twelve is not more than twelve. */
export function isHeldLonger(from: number, to: number, months: number): boolean {
  const [bought, sold] = [dateOfDay(from), dateOfDay(to)]
  const passed = (sold.year - bought.year) * 12 + sold.month - bought.month
  return passed > months || (passed === months && sold.day > bought.day)
}

/** Returns whether some purchases were held for longer than `months` and others were not. */
function isMixed({ purchases, day }: Sale, months: number): boolean {
  return new Set(purchases.map((one) => isHeldLonger(one.day, day, months))).size > 1
}

/**
 * Returns the short-term and long-term gain of a sale, in rupees. With purchases of both kinds, each one is assumed to have grown
 * at the yearly rate of all together.
 */
function gainsOf(sale: Sale, months: number, yearlyPercent: number): YearOfGains {
  const gain = sale.price - costOf(sale)
  const isLong = (purchase: CashFlow) => isHeldLonger(purchase.day, sale.day, months)
  if (!isMixed(sale, months))
    return sale.purchases.every(isLong)
      ? { shortTerm: 0, longTerm: gain }
      : { shortTerm: gain, longTerm: 0 }
  const longTerm = sale.purchases
    .filter(isLong)
    .reduce((sum, one) => sum + worthOfFlow(one, sale.day, yearlyPercent) - one.amount, 0)
  return { shortTerm: gain - longTerm, longTerm }
}
