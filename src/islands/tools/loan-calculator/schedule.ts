import { emi, type LoanInput } from './emi.ts'

/** One instalment, or the instalments of one year added up, in rupees. */
export interface ScheduleRow {
  /** Counted from 1: the month, or the year. */
  period: number
  payment: number
  principal: number
  interest: number
  /** The outstanding balance afterwards. */
  balance: number
}

/** A hundred years: longer schedules would block the page. */
const MOST_MONTHS = 1200

/**
 * Returns the instalments of a loan, month by month, in whole rupees that add up both ways: each row's principal and interest
 * are its payment, and the principal column adds up to the loan. Each month pays the rounded EMI, the last what is left.
 * Interest runs on the exact balance; a row's principal is the step between two rounded balances, so no rounding piles up.
 * Empty when there is no such schedule: no loan, no month, over a hundred years, a negative rate or no whole rupee a month.
 */
export function monthlySchedule(loan: LoanInput, instalment = emi(loan).emi): ScheduleRow[] {
  const months = Math.round(loan.years * 12)
  const isPayable = loan.loanAmount > 0 && loan.annualRatePercent >= 0 && instalment > 0
  if (!isPayable || !Number.isFinite(instalment) || !(months >= 1 && months <= MOST_MONTHS))
    return []
  const rows: ScheduleRow[] = []
  let owed = loan.loanAmount
  for (let period = 1; period <= months && owed > 0; period++) {
    const due = owed * (1 + loan.annualRatePercent / 1200)
    const isLast = period === months || due <= instalment
    const left = isLast ? 0 : due - instalment
    const payment = isLast ? Math.round(due) : instalment
    const principal = Math.round(owed) - Math.round(left)
    rows.push({
      period,
      payment,
      principal,
      interest: payment - principal,
      balance: Math.round(left),
    })
    owed = left
  }
  return rows
}

/** Returns the schedule added up by years of twelve instalments. */
export function yearlySchedule(months: readonly ScheduleRow[]): ScheduleRow[] {
  return addedUp(months, (month) => Math.ceil(month / 12))
}

/**
 * Returns the schedule added up by financial years, April to March, each counted as the calendar year in which it begins. The month of
 * the first instalment is counted as `monthNumber` does.
 */
export function financialYearSchedule(
  months: readonly ScheduleRow[],
  firstMonth: number,
): ScheduleRow[] {
  const monthsBeforeApril = 3
  return addedUp(months, (month) => Math.floor((firstMonth + month - 1 - monthsBeforeApril) / 12))
}

/** Returns the sums of payments, principal and interest of a schedule. */
export function sum(rows: readonly ScheduleRow[]) {
  const total = (part: 'payment' | 'principal' | 'interest') =>
    rows.reduce((all, row) => all + row[part], 0)
  return { payment: total('payment'), principal: total('principal'), interest: total('interest') }
}

function addedUp(months: readonly ScheduleRow[], yearOf: (month: number) => number): ScheduleRow[] {
  const years = new Map<number, ScheduleRow[]>()
  for (const row of months) {
    const year = yearOf(row.period)
    years.set(year, [...(years.get(year) ?? []), row])
  }
  return [...years].map(([period, rows]) => ({
    ...sum(rows),
    period,
    balance: rows.at(-1)?.balance ?? 0,
  }))
}
