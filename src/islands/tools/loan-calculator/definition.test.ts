import { expect, test } from 'vitest'

import { monthNumber } from '@/islands/ui/dates/months.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { emi } from './emi.ts'
import { loanCalculator } from './definition.ts'
import { tables } from './later.tsx'

const { fields } = loanCalculator
const fresh = readInput(fields, initialTexts(fields))

const notesOf = (loanAmount: number, annualRatePercent: number, years: number) => {
  const loan = { ...fresh, loanAmount, annualRatePercent, years }
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
  const both = tables(emi(fresh), fresh)
  expect(both.map((table) => table.columns.map((column) => column.label))).toEqual([
    ['Year', 'Payment', 'Principal', 'Interest', 'Balance'],
    ['Month', 'Payment', 'Principal', 'Interest', 'Balance'],
  ])
  // By decimal arithmetic, as in schedule.test.ts
  const totals = ['Total', 2_082_866, 1_000_000, 1_082_866, 0]
  expect(both.map((table) => table.totals)).toEqual([totals, totals])
  expect(both[1]?.rows[0]).toEqual([1, 8_678, 1_595, 7_083, 998_405])
})

test('months are added to the years, and 30 months are 2 years and 6 months', () => {
  // With 60 decimal digits: 1,00,000 at 12 % over 30 instalments is 3,874.81 a month, 1,16,244.34 in all.
  for (const input of [
    { ...fresh, loanAmount: 100_000, annualRatePercent: 12, years: 2, months: 6 },
    { ...fresh, loanAmount: 100_000, annualRatePercent: 12, years: 2.5 },
    { ...fresh, loanAmount: 100_000, annualRatePercent: 12, years: 0, months: 30 },
  ]) {
    const result = loanCalculator.calculate(input)
    expect(result.emi).toBe(3_875)
    expect(result.totalAmount).toBeCloseTo(116_244.34, 2)
    expect(tables(result, input).at(-1)?.rows).toHaveLength(30)
  }
})

test('a loan whose first month is given says when it ends, on the page and in the report', () => {
  const input = { ...fresh, years: 3, firstMonth: monthNumber({ year: 2027, month: 1 }) }
  const result = loanCalculator.calculate(input)
  const last = 'The last instalment is due in December 2029.'
  expect(loanCalculator.sentence?.(result, input)).toBe(
    `You pay back 1.14 times what you borrow. ${last}`,
  )
  expect(loanCalculator.reportLines?.(result, input)).toEqual([last])
  expect(loanCalculator.reportLines?.(result, { ...input, firstMonth: NaN })).toEqual([])
})
