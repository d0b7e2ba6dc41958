import { financialYearName, shortMonth } from '@/islands/ui/dates/months.ts'
import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import type { LoanOptions } from './loan-options.ts'
import { financialYearSchedule, sum, yearlySchedule, type ScheduleRow } from './schedule.ts'

type Timing = Pick<LoanOptions, 'firstMonth' | 'scheduleYears'>

/** Returns a schedule as two tables, by year and by month. With a first month they name months, and years may be financial years. */
export function scheduleTables(months: readonly ScheduleRow[], timing: Timing): Table[] {
  const { firstMonth } = timing
  const hasMonths = !Number.isNaN(firstMonth)
  return present([
    yearTable(months, timing),
    scheduleTable('Month', months, ({ period }) =>
      hasMonths ? shortMonth(firstMonth + period - 1) : period,
    ),
  ])
}

function yearTable(months: readonly ScheduleRow[], { firstMonth, scheduleYears }: Timing) {
  if (Number.isNaN(firstMonth)) return scheduleTable('Year', yearlySchedule(months), nameOf)
  if (scheduleYears === 'financial')
    return scheduleTable(
      'Year',
      financialYearSchedule(months, firstMonth),
      ({ period }) => `FY ${financialYearName(period)}`,
    )
  const lastOf = (year: number) => Math.min(year * 12, months.length)
  const untilOf = ({ period }: ScheduleRow) => shortMonth(firstMonth + lastOf(period) - 1)
  return scheduleTable('Year', yearlySchedule(months), nameOf, untilOf)
}

function nameOf({ period }: ScheduleRow): number {
  return period
}

function scheduleTable(
  period: 'Year' | 'Month',
  rows: readonly ScheduleRow[],
  name: (row: ScheduleRow) => number | string,
  until?: (row: ScheduleRow) => string,
): Table | undefined {
  const { payment, principal, interest } = sum(rows)
  const each = period.toLowerCase()
  return tableOf(`Amortization schedule by ${each}`, `emi-schedule-by-${each}`, rows, [
    { label: period, unit: 'text', of: name, total: 'Total' },
    until && { label: 'Until', unit: 'text', isSpare: true, of: until },
    { label: 'Payment', unit: 'rupees', isSpare: true, of: (row) => row.payment, total: payment },
    { label: 'Principal', unit: 'rupees', of: (row) => row.principal, total: principal },
    { label: 'Interest', unit: 'rupees', of: (row) => row.interest, total: interest },
    { label: 'Balance', unit: 'rupees', of: (row) => row.balance, total: 0 },
  ])
}
