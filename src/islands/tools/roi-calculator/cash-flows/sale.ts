import type { YearOfGains } from '@/islands/calculator/money/capital-gains.ts'
import { dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { type CashFlow, worthOfFlow } from './xirr.ts'

/** What was bought on some days and all sold on the last one. */
export interface Sale {
  /** Each day with what was paid on it, in rupees above 0. */
  purchases: readonly CashFlow[]
  /** The day of the sale (`dayNumber`). */
  day: number
  price: number
}

/**
 * The sale that the days make up; undefined where money came back before the last day: a list of amounts has no units, so it
 * cannot tell what part was sold then, and what that had cost.
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

/** What was paid in all, in rupees. */
export function costOf({ purchases }: Sale): number {
  return purchases.reduce((sum, { amount }) => sum + amount, 0)
}

/** Whether there are more months than these from one day to another. Held for exactly twelve is not held for more. */
export function isHeldLonger(from: number, to: number, months: number): boolean {
  const [bought, sold] = [dateOfDay(from), dateOfDay(to)]
  const passed = (sold.year - bought.year) * 12 + sold.month - bought.month
  return passed > months || (passed === months && sold.day > bought.day)
}

/** Whether some purchases were held for longer than these months, and others not. */
export function isMixed({ purchases, day }: Sale, months: number): boolean {
  return new Set(purchases.map((one) => isHeldLonger(one.day, day, months))).size > 1
}

/**
 * The gain of a sale in its short-term and long-term part, in rupees. Where purchases are of both kinds, each is taken to have
 * grown at the same yearly rate, the one that all together did.
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
