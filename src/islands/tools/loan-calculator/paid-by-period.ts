import type { StrokeWords } from '@/islands/calculator/charts/ReadableStrokes.tsx'
import type { Strokes } from '@/islands/calculator/charts/strokes.ts'
import { rupees } from '@/lib/format.ts'

import type { LoanInput } from './emi.ts'
import { type ScheduleRow, yearlySchedule } from './schedule.ts'
import type { TimelineRow } from './timeline.ts'

/** What is paid in a year or a month of a loan, and the balance after it, in rupees. */
export interface PaidPeriod {
  interest: number
  /** Instalments without their interest, and prepayments. */
  principal: number
  balance: number
}

/** Returns a loan in months, as `timeline` takes it. */
export function inMonths({ loanAmount, annualRatePercent, years }: LoanInput) {
  return { loanAmount, annualRatePercent, months: years * 12 }
}

/** Returns what each year or month of a loan pays. The interest and principal of all of them are all that is paid. */
export function paidByPeriod(rows: readonly TimelineRow[], period: 'year' | 'month'): PaidPeriod[] {
  const monthsOfPeriod = period === 'year' ? 12 : 1
  const periods: PaidPeriod[] = []
  for (const { month, interest, payment, prepayment, balance } of rows) {
    // A prepayment before the first instalment belongs to the first period.
    const index = Math.max(0, Math.ceil(month / monthsOfPeriod) - 1)
    const so = periods[index] ?? { interest: 0, principal: 0 }
    periods[index] = {
      interest: so.interest + interest,
      principal: so.principal + payment - interest + prepayment,
      balance,
    }
  }
  return periods
}

/** Returns what each year or month of a schedule in whole rupees pays. */
export function scheduledPeriods(
  months: readonly ScheduleRow[],
  period: 'year' | 'month',
): readonly PaidPeriod[] {
  return period === 'year' ? yearlySchedule(months) : months
}

/** Returns the strokes of a loan: what each of its years or months pays, interest at the line. */
export function strokesOf(periods: readonly PaidPeriod[], period: 'year' | 'month'): Strokes {
  return {
    title: `What each ${period} pays`,
    period: period === 'year' ? 'Year' : 'Month',
    colors: { near: 'interest', far: 'principal' },
    all: periods.map(({ interest, principal }) => ({ near: interest, far: principal })),
  }
}

/** Returns the sentence about what a period pays. */
export function wordsOf({ principal, interest, balance }: PaidPeriod): StrokeWords {
  return [
    [`${rupees(principal)} pays the loan off,`, 'principal'],
    [`${rupees(interest)} is interest,`, 'interest'],
    [`${rupees(balance)} is still owed.`],
  ]
}

/** Returns the first period that pays more principal than interest, counted from 0; 0 when there is none. */
export function overtaking(periods: readonly PaidPeriod[]): number {
  const found = periods.findIndex(({ principal, interest }) => principal > interest)
  return Math.max(0, found)
}
