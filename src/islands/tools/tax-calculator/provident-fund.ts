import { daysInMonth } from '@/lib/calendar.ts'
import { roundTo } from '@/lib/format.ts'
import { monthNumber, monthOfNumber } from '@/lib/months.ts'

/** The largest monthly wage on which provident fund is due by law, from a day on. */
export interface WageCeiling {
  /** The first day, as year-month-day. */
  from: string
  /** Rupees a month. */
  ceiling: number
}

/** Oldest first: the next change is one more line. */
export const wageCeilings: readonly WageCeiling[] = [
  { from: '2014-09-01', ceiling: 15_000 },
  { from: '2026-09-17', ceiling: 25_000 },
]

/** What employee and employer each pay, in percent of the wage. */
export const PF_PERCENT = 12

/**
 * The part of a month's wage up to the ceiling, in rupees. In a month in which the ceiling changes each one counts by its days.
 * Formula: Σ min(wage, ceiling) × days it is in force ÷ days of the month.
 * Units: rupees a month; months by their number (`monthNumber`), and `knownBy` the last one whose changes are known.
 * Special case: before the first ceiling in the list that one holds.
 * Source: Employees' Provident Funds Scheme, paragraph 26A; S.O. 5109(E), as EPFO's published answers tell it.
 * Example: 20,000 in September 2026 → 15,000 × 16 ÷ 30 + 20,000 × 14 ÷ 30 = 17,333.33.
 */
export function wageUnderCeiling(wage: number, month: number, knownBy = month): number {
  const { year, month: inYear } = monthOfNumber(month)
  const days = daysInMonth(year, inYear)
  const known = wageCeilings.filter(
    ({ from }, index) => index === 0 || monthOf(from) <= knownBy,
  )
  const inForce = known.map(({ ceiling, from }, index) => {
    const first = index === 0 ? 0 : daysBefore(from, month, days)
    const next = known[index + 1]
    const end = next === undefined ? days : daysBefore(next.from, month, days)
    return Math.min(wage, ceiling) * (end - first)
  })
  return inForce.reduce((sum, part) => sum + part, 0) / days
}

/** What employee and employer each pay on a wage, in whole rupees. */
export function pfContribution(wage: number): number {
  return roundTo((wage * PF_PERCENT) / 100, 0)
}

/** The ceilings that begin in these twelve months, from the number of the first. */
export function ceilingChanges(firstMonth: number): readonly WageCeiling[] {
  return wageCeilings.filter(({ from }) => {
    const month = monthOf(from)
    return month >= firstMonth && month < firstMonth + 12
  })
}

/** The number of the month of a day written like "2026-09-17". */
export function monthOf(day: string): number {
  const [year = NaN, month = NaN] = day.split('-').map(Number)
  return monthNumber({ year, month })
}

/** How many of the month's days come before the day. */
function daysBefore(day: string, month: number, days: number): number {
  const found = monthOf(day)
  if (found === month) return Number(day.slice(-2)) - 1
  return found < month ? 0 : days
}
