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

test('the rounding of an ordinary loan is no news', () => {
  expect(notesOf(1_000_000, 8.5, 20)).toEqual([])
})
