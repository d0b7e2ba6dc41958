import { expect, test } from 'vitest'

import { monthNumber } from '@/islands/ui/dates/months.ts'
import type { LoanOptions } from './loan-options.ts'
import { monthlySchedule } from './schedule.ts'
import { scheduleTables } from './later.tsx'

const loan = { loanAmount: 1_200_000, annualRatePercent: 9, years: 3 }
const firstMonth = monthNumber({ year: 2027, month: 1 })
const tablesOf = (scheduleYears: LoanOptions['scheduleYears'], first = firstMonth) =>
  scheduleTables(monthlySchedule(loan), { firstMonth: first, scheduleYears })

// All of it by month-to-month arithmetic in exact fractions, each instalment 38,160 and the last 38,147.
const totals = [1_373_747, 1_200_000, 173_747, 0]

test('financial years take the instalments from April to March', () => {
  const [years] = tablesOf('financial')
  expect(years?.rows).toEqual([
    ['FY 2026-27', 114_480, 88_138, 26_342, 1_111_862],
    ['FY 2027-28', 457_920, 372_989, 84_931, 738_873],
    ['FY 2028-29', 457_920, 407_978, 49_942, 330_895],
    ['FY 2029-30', 343_427, 330_895, 12_532, 0],
  ])
  expect(years?.totals).toEqual(['Total', ...totals])
})

test('years of the loan say the month in which they end, the last one its own', () => {
  const [years] = tablesOf('loan')
  expect(years?.columns.map(({ label }) => label)).toEqual([
    'Year',
    'Until',
    'Payment',
    'Principal',
    'Interest',
    'Balance',
  ])
  expect(years?.rows.map((row) => row.slice(0, 2))).toEqual([
    [1, 'Dec 2027'],
    [2, 'Dec 2028'],
    [3, 'Dec 2029'],
  ])
  expect(years?.totals).toEqual(['Total', '', ...totals])
  const [short] = scheduleTables(monthlySchedule({ ...loan, years: 2.5 }), {
    firstMonth,
    scheduleYears: 'loan',
  })
  expect(short?.rows.at(-1)?.slice(0, 2)).toEqual([3, 'Jun 2029'])
})

test('the months have their names from the first one on', () => {
  const months = tablesOf('financial')[1]
  expect(months?.rows[0]).toEqual(['Jan 2027', 38_160, 29_160, 9_000, 1_170_840])
  expect(months?.rows.at(-1)).toEqual(['Dec 2029', 38_147, 37_863, 284, 0])
  expect(months?.totals).toEqual(['Total', ...totals])
})

test('a loan that begins in April has its own years as financial years', () => {
  const april = monthNumber({ year: 2027, month: 4 })
  const amounts = (scheduleYears: LoanOptions['scheduleYears']) =>
    tablesOf(scheduleYears, april)[0]?.rows.map((row) => row.slice(-4))
  expect(amounts('financial')).toEqual(amounts('loan'))
  expect(tablesOf('financial', april)[0]?.rows[0]?.[0]).toBe('FY 2027-28')
  // March is the last month of the year before.
  expect(tablesOf('financial', april - 1)[0]?.rows[0]?.slice(0, 2)).toEqual(['FY 2026-27', 38_160])
})

test('without a first month both tables count', () => {
  const [years, months] = tablesOf('financial', NaN)
  expect(years?.rows.map(([year]) => year)).toEqual([1, 2, 3])
  expect(months?.rows.at(-1)?.[0]).toBe(36)
  expect(years?.totals).toEqual(['Total', ...totals])
})
