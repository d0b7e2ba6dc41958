import { dayNumber, financialYearOf } from '@/islands/ui/dates/calendar.ts'
import { interestUntil, type Deposit } from './deposit-value.ts'

/** The interest of a financial year. */
export interface YearOfInterest {
  /** In which the financial year begins: 2026 for 2026-27. */
  year: number
  interest: number
}

/**
 * The interest of a deposit by financial years, in rupees. The years add up to the whole; the night of 31 March belongs to the
 * year that ends. Empty for a deposit of no days.
 */
export function interestByYear(deposit: Deposit): YearOfInterest[] {
  const { start, end } = deposit
  if (!(end > start)) return []
  const [first, last] = [financialYearOf(start), financialYearOf(end - 1)]
  let before = 0
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index
    const until = interestUntil(deposit, Math.min(end, firstDayOf(year + 1)))
    const interest = until - before
    before = until
    return { year, interest }
  })
}

function firstDayOf(financialYear: number): number {
  return dayNumber({ year: financialYear, month: 4, day: 1 })
}
