import { expect, test } from 'vitest'

import { annuityGrowth, growth, times } from './compounding.ts'

test.each([
  // (11/10)^2 − 1 = 21/100
  [0.1, 2, 0.21],
  [-0.5, 1, -0.5],
  [-1, 3, -1],
  [0, 12, 0],
  [0.1, 0, 0],
  // n·r + n(n−1)/2·r² with r = 1e-12, n = 1000: the second term is the tenth digit
  [1e-12, 1000, 1.0000000004995e-9],
])('1 rupee at %d per period earns in %d periods %d', (rate, periods, interest) => {
  expect(growth(rate, periods)).toBeCloseTo(interest, 15)
  expect(growth(rate, periods) / (interest || 1)).toBeCloseTo(interest === 0 ? 0 : 1, 12)
})

test('without time or rate nothing is earned, whatever the other', () => {
  expect(growth(-1, 0)).toBe(0)
  expect(growth(0, Infinity)).toBe(0)
})

test('a loss of more than everything has no value', () => {
  expect(growth(-1.5, 2)).toBeNaN()
})

test.each([
  // 1.1² + 1.1 + 1
  [0.1, 3, 3.31],
  [0, 120, 120],
  [1e-300, 120, 120],
  [-1, 5, 1],
])('1 rupee per period at %d comes in %d periods to %d', (rate, periods, value) => {
  expect(annuityGrowth(rate, periods)).toBeCloseTo(value, 12)
})

test('nothing invested stays nothing at any growth', () => {
  expect(times(0, Infinity)).toBe(0)
  expect(times(2, 3)).toBe(6)
})
