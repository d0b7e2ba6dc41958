import { roundTo } from '@/lib/format.ts'

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
 * What employee and employer each pay in twelve months on a wage up to the ceiling, in whole rupees.
 * Formula: 12 % of Σ min(wage, ceiling) × days it is in force ÷ days of the month, so that in a month in which the ceiling changes
 * each one counts by its days.
 * Units: rupees a month; months by their number (`monthNumber`), the first of the twelve and the last whose changes are known.
 * Special case: before the first ceiling in the list that one holds.
 * Source: Employees' Provident Funds Scheme, paragraph 26A; S.O. 5109(E), as EPFO's published answers tell it.
 * Example: 20,000 in September 2026 → 12 % of 15,000 × 16 ÷ 30 + 20,000 × 14 ÷ 30, 2,080.
 */
export function pfUnderCeiling(wage: number, firstMonth: number, knownUntil: number): number[] {
  const due: number[] = []
  for (let month = firstMonth; month < firstMonth + 12; month++) {
    const begins = starts.some((start) => start === month || start === month - 1)
    const before = due.at(-1)
    // Nothing has changed since the month before. The search for a CTC asks for thousands of months.
    due.push(before === undefined || begins ? pfContribution(counted(wage, month, knownUntil)) : before) // prettier-ignore
  }
  return due
}

/** What employee and employer each pay on a wage, in whole rupees. */
export function pfContribution(wage: number): number {
  return roundTo((wage * PF_PERCENT) / 100, 0)
}

/** The ceilings that begin in these twelve months, from the number of the first. */
export function ceilingChanges(firstMonth: number): readonly WageCeiling[] {
  return wageCeilings.filter((_, index) => {
    const month = starts[index] ?? NaN
    return month >= firstMonth && month < firstMonth + 12
  })
}

/** The number of the month (`monthNumber`) of a day written like "2026-09-17". */
export function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

const starts = wageCeilings.map(({ from }) => monthOf(from))

/** The part of a month's wage up to the ceilings in force in it, by their days. */
function counted(wage: number, month: number, knownUntil: number): number {
  // The last day of a month is the one before the next. The calendar's own file would weigh more than this page has left.
  const days = new Date(Date.UTC(2000, month - 2000 * 12 + 1, 0)).getUTCDate()
  const known = wageCeilings.filter((_, index) => index === 0 || (starts[index] ?? NaN) <= knownUntil) // prettier-ignore
  const parts = known.map(({ ceiling }, index) => {
    const first = index === 0 ? 0 : daysBefore(index, month, days)
    const end = index + 1 === known.length ? days : daysBefore(index + 1, month, days)
    return Math.min(wage, ceiling) * (end - first)
  })
  return parts.reduce((sum, part) => sum + part, 0) / days
}

/** How many of the month's days come before a ceiling begins. */
function daysBefore(index: number, month: number, days: number): number {
  const start = starts[index] ?? NaN
  if (start === month) return Number(wageCeilings[index]?.from.slice(-2)) - 1
  return start < month ? 0 : days
}
