import { financialYearName, shortMonth } from '@/islands/ui/dates/months.ts'
import type { Table } from '@/islands/calculator/frame/definition.ts'
import type { LoanOptions } from './loan-options.ts'
import { financialYearSchedule, sum, yearlySchedule, type ScheduleRow } from './schedule.ts'

type Timing = Pick<LoanOptions, 'firstMonth' | 'scheduleYears'>

/** Returns a schedule as two tables, by year and by month. With a first month they name months, and years may be financial years. */
export function scheduleTables(months: readonly ScheduleRow[], timing: Timing): Table[] {
  if (months.length === 0) return []
  const { firstMonth } = timing
  const hasMonths = !Number.isNaN(firstMonth)
  return [
    yearTable(months, timing),
    scheduleTable('Month', months, ({ period }) => [
      hasMonths ? shortMonth(firstMonth + period - 1) : period,
    ]),
  ]
}

function yearTable(months: readonly ScheduleRow[], { firstMonth, scheduleYears }: Timing): Table {
  if (Number.isNaN(firstMonth))
    return scheduleTable('Year', yearlySchedule(months), ({ period }) => [period])
  if (scheduleYears === 'financial')
    return scheduleTable('Year', financialYearSchedule(months, firstMonth), ({ period }) => [
      `FY ${financialYearName(period)}`,
    ])
  const lastOf = (year: number) => Math.min(year * 12, months.length)
  return scheduleTable(
    'Year',
    yearlySchedule(months),
    ({ period }) => [period, shortMonth(firstMonth + lastOf(period) - 1)],
    [{ label: 'Until', unit: 'text', isSpare: true }],
  )
}

function scheduleTable(
  period: 'Year' | 'Month',
  rows: readonly ScheduleRow[],
  namesOf: (row: ScheduleRow) => readonly (number | string)[],
  nameColumns: Table['columns'] = [],
): Table {
  const totals = sum(rows)
  return {
    title: `Amortization schedule by ${period.toLowerCase()}`,
    fileName: `emi-schedule-by-${period.toLowerCase()}`,
    columns: [
      { label: period, unit: 'text' },
      ...nameColumns,
      { label: 'Payment', unit: 'rupees', isSpare: true },
      { label: 'Principal', unit: 'rupees' },
      { label: 'Interest', unit: 'rupees' },
      { label: 'Balance', unit: 'rupees' },
    ],
    rows: rows.map((row) => [
      ...namesOf(row),
      row.payment,
      row.principal,
      row.interest,
      row.balance,
    ]),
    totals: [
      'Total',
      ...nameColumns.map(() => ''),
      totals.payment,
      totals.principal,
      totals.interest,
      0,
    ],
  }
}
