import type { YearOfGains } from '@/islands/calculator/money/capital-gains.ts'
import { dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { type CashFlow, worthOfFlow } from './xirr.ts'

/** Purchases that were all sold on the last day. */
export interface Sale {
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
export function saleOf(days: readonly CashFlow[]): Sale | undefined {
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
export function costOf({ purchases }: Sale): number {
  return purchases.reduce((sum, { amount }) => sum + amount, 0)
}

/** Returns whether more than `months` months passed between two days. Exactly twelve is not more than twelve. */
export function isHeldLonger(from: number, to: number, months: number): boolean {
  const [bought, sold] = [dateOfDay(from), dateOfDay(to)]
  const passed = (sold.year - bought.year) * 12 + sold.month - bought.month
  return passed > months || (passed === months && sold.day > bought.day)
}

/** Returns whether some purchases were held for longer than `months` and others were not. */
export function isMixed({ purchases, day }: Sale, months: number): boolean {
  return new Set(purchases.map((one) => isHeldLonger(one.day, day, months))).size > 1
}

/**
 * Returns the short-term and long-term gain of a sale, in rupees. With purchases of both kinds, each one is assumed to have grown
 * at the yearly rate of all together.
 */
export function gainsOf(sale: Sale, months: number, yearlyPercent: number): YearOfGains {
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
