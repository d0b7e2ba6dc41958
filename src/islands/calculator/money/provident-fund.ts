import { roundTo } from '@/lib/format.ts'

/** The largest monthly wage on which provident fund is due by law, from a day. */
export interface WageCeiling {
  /** The first day, as year-month-day. */
  from: string
  /** Rupees a month. */
  ceiling: number
}

/** Oldest first. Add one line for the next change. */
export const wageCeilings: readonly WageCeiling[] = [
  { from: '2014-09-01', ceiling: 15_000 },
  { from: '2026-09-17', ceiling: 25_000 },
]

/** Where the ceilings and the contribution are said, and the day on which they were last compared. */
export const PF_SOURCE =
  'Ministry of Labour and Employment, S.O. 5109(E), as in EPFO’s published answers'
export const PF_CHECKED = '2026-11-24'

/** The contribution of employee and employer each, in percent of the wage. */
export const PF_PERCENT = 12

/**
 * Returns the contribution of employee and employer each in twelve months on a wage up to the ceiling, in whole rupees.
 * Formula: 12 % of Σ min(wage, ceiling) × days in force ÷ days of the month: in the month of a change each ceiling counts
 * by its days.
 * Units: rupees a month; months by their number (`monthNumber`), the first of the twelve and the last whose changes are known.
 * Special case: before the first ceiling in the list, the first one applies.
 * Source: Employees' Provident Funds Scheme, paragraph 26A; S.O. 5109(E), as in EPFO's published answers.
 * Example: 20,000 in September 2026 → 12 % of 15,000 × 16 ÷ 30 + 20,000 × 14 ÷ 30, 2,080.
 */
export function pfUnderCeiling(wage: number, firstMonth: number, knownUntil: number): number[] {
  const due: number[] = []
  for (let month = firstMonth; month < firstMonth + 12; month++) {
    const begins = starts.some((start) => start === month || start === month - 1)
    const before = due.at(-1)
    // Reuses the month before when nothing changed: the search for a CTC asks for thousands of months.
    due.push(before === undefined || begins ? pfContribution(wageUnderCeiling(wage, month, knownUntil)) : before) // prettier-ignore
  }
  return due
}

/** Returns the contribution of employee and employer each on a wage, in whole rupees. */
export function pfContribution(wage: number): number {
  return roundTo((wage * PF_PERCENT) / 100, 0)
}

/** Returns the ceilings that begin in the twelve months from `firstMonth`. */
export function ceilingChanges(firstMonth: number): readonly WageCeiling[] {
  return wageCeilings.filter((_, index) => {
    const month = starts[index] ?? NaN
    return month >= firstMonth && month < firstMonth + 12
  })
}

/** Returns the number of the month (`monthNumber`) of a day written like "2026-09-17". */
export function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

const starts = wageCeilings.map(({ from }) => monthOf(from))

/**
 * Returns the part of a month's wage up to the ceilings in force, by their days, in rupees. `knownUntil` is the last month whose
 * changes count; without it, all do.
 */
export function wageUnderCeiling(wage: number, month: number, knownUntil = Infinity): number {
  // Day 0 of the next month is the last of this one. Importing the calendar would exceed the page's script budget.
  const days = new Date(Date.UTC(2000, month - 2000 * 12 + 1, 0)).getUTCDate()
  const known = wageCeilings.filter((_, index) => index === 0 || (starts[index] ?? NaN) <= knownUntil) // prettier-ignore
  const parts = known.map(({ ceiling }, index) => {
    const first = index === 0 ? 0 : daysBefore(index, month, days)
    const end = index + 1 === known.length ? days : daysBefore(index + 1, month, days)
    return Math.min(wage, ceiling) * (end - first)
  })
  return parts.reduce((sum, part) => sum + part, 0) / days
}

/** Returns how many days of the month are before a ceiling begins. */
function daysBefore(index: number, month: number, days: number): number {
  const start = starts[index] ?? NaN
  if (start === month) return Number(wageCeilings[index]?.from.slice(-2)) - 1
  return start < month ? 0 : days
}
