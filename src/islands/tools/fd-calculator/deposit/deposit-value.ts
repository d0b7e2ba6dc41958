import { dateOfDay, dayNumber, daysInMonth, isLeapYear } from '@/islands/ui/dates/calendar.ts'

export type Payout = 'maturity' | 'monthly' | 'quarterly' | 'half-yearly' | 'yearly'

/** A fixed deposit as banks count it. Days count as `dayNumber` counts them. */
export interface Deposit {
  principal: number
  annualRatePercent: number
  start: number
  end: number
  payout: Payout
  dayCount: DayCount
}

/** How many months lie between two payouts; of interest that is added, those between two additions. */
export const PAYOUT_MONTHS: Record<Payout, number> = {
  maturity: 3,
  monthly: 1,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
}

/** What a payout is called: "Interest Each Month". */
export const PAYOUT_LABELS: Record<Exclude<Payout, 'maturity'>, string> = {
  monthly: 'Interest Each Month',
  quarterly: 'Interest Each Quarter',
  'half-yearly': 'Interest Each Half-Year',
  yearly: 'Interest Each Year',
}

/**
 * The interest of a deposit from its start to a day, in rupees: what was added or paid out, and what has run up since.
 * Formula: interest that is added: P × (1 + r/400)^q × (1 + r × d/36500) − P, for q whole quarters by the calendar and d days
 * after them. Interest that is paid out: the payouts so far, and of the present one the share of the days run.
 * Units: rupees, percent a year; days as `dayNumber` counts them.
 * Special cases: a deposit that ends within six months earns P × r × days/36500; so do the days after the last whole payout.
 * Source: the terms of deposits of the State Bank of India and Canara Bank; in other banks a day may count 1/366 in leap years.
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
 * What a deposit pays out each time, in rupees: the interest of a quarter, discounted when it comes by the month, with
 * interest on it when it comes later.
 * Source: monthly P × r/(1200 + r), as RBI asks of interest that is paid before the quarter's end.
 * Example: ₹5,00,000 at 7 % pay 2,899.75 a month, 8,750 a quarter, 17,653.13 a half-year or 35,929.52 a year.
 */
export function payoutOf({ principal, annualRatePercent: rate, payout }: Deposit): number {
  if (payout === 'monthly') return (principal * rate) / (1200 + rate)
  return principal * ((1 + rate / 400) ** (PAYOUT_MONTHS[payout] / 3) - 1)
}

/** What had been paid out before a deposit was closed on a day, in rupees. */
export function paidOutBefore(deposit: Deposit, day: number): number {
  if (deposit.payout === 'maturity') return 0
  return wholePeriods(deposit.start, day, PAYOUT_MONTHS[deposit.payout]).count * payoutOf(deposit)
}

/** How the days of a broken period count: each as 1/365 of a year, or those of a leap year as 1/366. */
export type DayCount = '365' | '366'

/** The day so many months later. The 31st becomes the last day of a shorter month. Days count as `dayNumber` counts. */
export function monthsLater(day: number, months: number): number {
  const { year, month, day: dayOfMonth } = dateOfDay(day)
  const index = year * 12 + month - 1 + months
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1]
  return dayNumber({
    year: toYear,
    month: toMonth,
    day: Math.min(dayOfMonth, daysInMonth(toYear, toMonth)),
  })
}

/** The share of a year from one day to another. */
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

/** How many whole periods of so many months lie between two days, and the day on which the last of them ends. */
export function wholePeriods(from: number, to: number, months: number) {
  // A month has at most 31 days: so many periods have passed at least, and hardly more.
  let count = Math.max(0, Math.floor((to - from) / (31 * months)))
  while (monthsLater(from, (count + 1) * months) <= to) count += 1
  return { count, end: monthsLater(from, count * months) }
}
