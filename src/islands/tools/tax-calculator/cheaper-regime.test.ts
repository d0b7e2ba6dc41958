import { expect, test } from 'vitest'

import { breakEven, cheaperRegime } from './income-tax.ts'

test('the lower tax is the cheaper regime', () => {
  expect(cheaperRegime(1, 2)).toBe('new')
  expect(cheaperRegime(2, 1)).toBe('old')
  expect(cheaperRegime(2, 2)).toBe('same')
  expect(cheaperRegime(NaN, 2)).toBe('same')
})

// A tax of a tenth of what is left: below 60 once more than 400 of 1,000 are deducted.
const oldTaxWith = (deductions: number) => Math.max(0, 1000 - deductions) / 10

test('at the break-even both cost the same, a rupee above it the old regime costs less', () => {
  expect(breakEven(60, 1000, oldTaxWith)).toBe(400)
  expect(breakEven(60.05, 1000, oldTaxWith)).toBe(399)
})

test('the last rupee of the income can be the one that is needed', () => {
  expect(breakEven(0.1, 1000, oldTaxWith)).toBe(999)
  expect(breakEven(0.05, 999.5, (deductions) => Math.max(0, 999.5 - deductions) / 10)).toBe(999)
})

test('no deduction makes the old regime cheaper than nothing, or than what gains cost in any case', () => {
  expect(breakEven(0, 1000, oldTaxWith)).toBe('never')
  expect(breakEven(5, 1000, (deductions) => oldTaxWith(deductions) + 5)).toBe('never')
})

test('an old regime that is cheaper without deductions always is', () => {
  expect(breakEven(100.1, 1000, oldTaxWith)).toBe('always')
  expect(breakEven(100, 1000, oldTaxWith)).toBe(0)
})

test.each([
  [NaN, 1000],
  [Infinity, 1000],
  [60, NaN],
  [60, Infinity],
])('a tax of %d on an income of %d has no break-even', (newTax, income) => {
  expect(breakEven(newTax, income, oldTaxWith)).toBe('never')
})
