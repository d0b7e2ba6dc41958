import { expect, test } from 'vitest'

import { equals, given, money, rounded } from './numbers.ts'

test('a given number keeps all its digits, and a negative one stands in brackets', () => {
  expect(given(1_000_000)).toBe('10,00,000')
  expect(given(8.456789)).toBe('8.456789')
  expect(given(-5)).toBe('(-5)')
})

test('a number that a field does not hold is a dash', () => {
  expect(given(NaN)).toBe('—')
  expect(equals(NaN)).toBe('= —')
})

test('a number on the way has seven digits and says when that is not all of it', () => {
  expect(equals(8.5 / 1200)).toBe('≈ 0.007083333')
  expect(equals(0.01)).toBe('= 0.01')
  // 0.1 + 0.2 is 0.30000000000000004 in binary: noise, not digits.
  expect(equals(0.1 + 0.2)).toBe('= 0.3')
  expect(rounded(5.441242568904507)).toBe('5.441243')
})

test('what is too long to be written out stands in powers of ten', () => {
  expect(rounded(1.5e21)).toBe('1.5 × 10^21')
  expect(rounded(1.25e-9)).toBe('1.25 × 10^-9')
  expect(rounded(Infinity)).toBe('—')
})

test('rupees show their paise, unless there are none', () => {
  expect(money(8678.232333)).toBe('₹8,678.23')
  expect(money(600_000)).toBe('₹6,00,000')
  expect(money(-0.5)).toBe('-₹0.50')
  expect(money(-0.001)).toBe('₹0')
})
