import { dateOfDay, dayNumber, isLeapYear } from '@/islands/ui/dates/calendar.ts'
import { monthsLater, wholePeriods } from '@/islands/ui/dates/periods.ts'

export type Payout = 'maturity' | 'monthly' | 'quarterly' | 'half-yearly' | 'yearly'

/** A fixed deposit. Its days are day numbers as in `dayNumber`. */
export interface Deposit {
  principal: number
  annualRatePercent: number
  start: number
  end: number
  payout: Payout
  dayCount: DayCount
}

/** Months between two payouts, or between two dates on which interest is added. */
export const PAYOUT_MONTHS: Record<Payout, number> = {
  maturity: 3,
  monthly: 1,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
}

export const PAYOUT_LABELS: Record<Exclude<Payout, 'maturity'>, string> = {
  monthly: 'Interest Each Month',
  quarterly: 'Interest Each Quarter',
  'half-yearly': 'Interest Each Half-Year',
  yearly: 'Interest Each Year',
}

/**
 * Returns the interest of a deposit from its start to a day, in rupees: credited, paid out or accrued.
 * Formula: for interest that is added, P × (1 + r/400)^q × (1 + r × d/36500) − P, for q whole quarters and the d days after
 * them. For interest that is paid out, the payouts so far and the days' share of the next one.
 * Units: rupees, percent a year; day numbers as in `dayNumber`.
 * Special cases: a deposit that matures within six months earns P × r × days/36500; so do the days after the last whole payout.
 * Source: the deposit terms of the State Bank of India and Canara Bank. Other banks may count a day as 1/366 in leap years.
 * Example: ₹2,00,000 at 7.25 % from 15 September 2027 to 31 January 2029, 5 quarters and 47 days, earns ₹20,836.63.
 */
export function interestUntil(deposit: Deposit, day: number): number {
  const { principal, annualRatePercent, start, end, payout, dayCount } = deposit
  const simple = (from: number, to: number) =>
    (annualRatePercent / 100) * yearFraction(from, to, dayCount)
  const { count, end: lastPeriod } = wholePeriods(start, day, PAYOUT_MONTHS[payout])
  if (payout === 'maturity') {
    if (end < monthsLater(start, 6)) return principal * simple(start, day)
    const factor = (1 + annualRatePercent / 400) ** count
    return principal * (factor * (1 + simple(lastPeriod, day)) - 1)
  }
  const paid = count * payoutOf(deposit)
  const nextPeriod = monthsLater(start, (count + 1) * PAYOUT_MONTHS[payout])
  if (nextPeriod > end) return paid + principal * simple(lastPeriod, day)
  return paid + payoutOf(deposit) * ((day - lastPeriod) / (nextPeriod - lastPeriod))
}

/**
 * Returns one payout of a deposit in rupees: the interest of a quarter, discounted if paid monthly and compounded if paid later.
 * Source: monthly P × r/(1200 + r), as RBI requires for interest that is paid before the quarter's end.
 * Example: ₹5,00,000 at 7 % pay 2,899.75 a month, 8,750 a quarter, 17,653.13 a half-year or 35,929.52 a year.
 */
export function payoutOf({ principal, annualRatePercent: rate, payout }: Deposit): number {
  if (payout === 'monthly') return (principal * rate) / (1200 + rate)
  return principal * ((1 + rate / 400) ** (PAYOUT_MONTHS[payout] / 3) - 1)
}

/** Returns the total payouts until a day, in rupees. */
export function paidOutBefore(deposit: Deposit, day: number): number {
  if (deposit.payout === 'maturity') return 0
  return wholePeriods(deposit.start, day, PAYOUT_MONTHS[deposit.payout]).count * payoutOf(deposit)
}

/** The length of a day in a partial quarter: always 1/365 of a year, or 1/366 in leap years. */
export type DayCount = '365' | '366'

/** Returns the time between two days in years. */
export function yearFraction(from: number, to: number, dayCount: DayCount): number {
  if (dayCount === '365') return (to - from) / 365
  let share = 0
  for (let day = from; day < to;) {
    const { year } = dateOfDay(day)
    const end = Math.min(to, dayNumber({ year: year + 1, month: 1, day: 1 }))
    share += (end - day) / (isLeapYear(year) ? 366 : 365)
    day = end
  }
  return share
}
