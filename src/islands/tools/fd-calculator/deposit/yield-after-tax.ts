import { dayNumber, financialYearOf } from '@/islands/ui/dates/calendar.ts'

import { interestUntil, type Deposit } from './deposit-value.ts'

/** Bisection steps: more than the 53 binary digits of a double. */
const STEPS = 60

/**
 * Returns the yearly yield, in percent, of a deposit that pays its interest at maturity while each financial year's accrued
 * interest is taxed.
 * Formula: the rate g that solves P + Σ tax_k ÷ (1 + g)^(d_k ÷ 365) = (P + I) ÷ (1 + g)^(D ÷ 365), with d_k the days from the
 * start to the payment of a tax and D those to maturity. A year's tax is paid on 31 March, the last one at maturity.
 * Units: rupees; `taxShare` is a fraction. NaN for a deposit of no days or of no amount.
 * Example: ₹1,00,000 at 7 % from 1 January 2027 to 1 January 2030 and a tax of 31.2 % → 4.93 %.
 */
export function yieldAfterTax(deposit: Deposit, interest: number, taxShare: number): number {
  const { principal, start, end } = deposit
  if (!(principal > 0 && end > start)) return NaN
  const taxes = taxesOf(deposit, taxShare)
  const days = end - start
  const gain = (g: number) => {
    const paid = taxes.reduce((sum, { day, rupees }) => sum + rupees / (1 + g) ** ((day - start) / 365), 0) // prettier-ignore
    return (principal + interest) / (1 + g) ** (days / 365) - principal - paid
  }
  let [low, high] = [0, ((principal + interest) / principal) ** (365 / days) - 1]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (gain(middle) > 0) low = middle
    else high = middle
  }
  return 100 * high
}

/** Returns the tax of each financial year and its day: 31 March, or the day of maturity if that is earlier. */
function taxesOf(deposit: Deposit, taxShare: number) {
  return interestByYear(deposit).map(({ year, interest }) => ({
    day: Math.min(deposit.end, dayNumber({ year: year + 1, month: 3, day: 31 })),
    rupees: interest * taxShare,
  }))
}

/** The interest of a financial year. */
export interface YearOfInterest {
  /** The calendar year in which the financial year begins: 2026 for 2026-27. */
  year: number
  interest: number
}

/**
 * Splits the interest of a deposit by financial year, in rupees. The years add up to the total. The night of 31 March belongs to
 * the year that ends. Empty for a deposit of 0 days.
 */
export function interestByYear(deposit: Deposit): YearOfInterest[] {
  const { start, end } = deposit
  if (!(end > start)) return []
  const [first, last] = [financialYearOf(start), financialYearOf(end - 1)]
  let before = 0
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index
    const until = interestUntil(
      deposit,
      Math.min(end, dayNumber({ year: year + 1, month: 4, day: 1 })),
    )
    const interest = until - before
    before = until
    return { year, interest }
  })
}
