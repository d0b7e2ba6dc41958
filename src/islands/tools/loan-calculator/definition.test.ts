import { expect, test } from 'vitest'

import { emi } from './emi.ts'
import { loanCalculator } from './definition.ts'

const notesOf = (loanAmount: number, annualRatePercent: number, years: number) => {
  const loan = { loanAmount, annualRatePercent, years }
  return loanCalculator.notes?.(emi(loan), loan)
}

// Both by month-to-month arithmetic in 60 decimal digits.
test('a schedule that whole rupees bring to its end early is said to end early', () => {
  expect(notesOf(1_000_000, 50, 40)).toEqual([
    expect.stringContaining('paid off after 288 of 480 instalments'),
  ])
})

test('a last instalment that whole rupees make many times as large is named', () => {
  expect(notesOf(1_000_000, 30, 40)).toEqual([
    expect.stringContaining('the last instalment of this loan is ₹10,25,000'),
  ])
})

test.each([
  // Instalment and last instalment by the same arithmetic: 6,912 and 13,856; 14,024 and 27,363
  [550_000, 15, 35, true],
  [1_050_000, 16, 40, false],
])(
  'of %d at %d %% over %d years the last instalment is named: %s',
  (loan, rate, years, isNamed) => {
    expect(notesOf(loan, rate, years)).toHaveLength(Number(isNamed))
  },
)

test('the rounding of an ordinary loan is no news', () => {
  expect(notesOf(1_000_000, 8.5, 20)).toEqual([])
})

test('both schedules end with the same totals, in the order of their columns', () => {
  const loan = { loanAmount: 1_000_000, annualRatePercent: 8.5, years: 20 }
  const tables = loanCalculator.tables?.(emi(loan), loan)
  expect(tables?.map((table) => table.columns.map((column) => column.label))).toEqual([
    ['Year', 'Payment', 'Principal', 'Interest', 'Balance'],
    ['Month', 'Payment', 'Principal', 'Interest', 'Balance'],
  ])
  // By decimal arithmetic, as in schedule.test.ts
  const totals = ['Total', 2_082_866, 1_000_000, 1_082_866, 0]
  expect(tables?.map((table) => table.totals)).toEqual([totals, totals])
  expect(tables?.[1]?.rows[0]).toEqual([1, 8_678, 1_595, 7_083, 998_405])
})
