import { expect, test } from 'vitest'

import { longDate, percent, roundTo, rupees, twoDecimals, whole } from './format.ts'

test.each([
  // Headline figures of the specification's EMI page
  [8678.23, '₹8,678'],
  [1082776, '₹10,82,776'],
  // pitfalls F39: Intl alone prints -₹0, ₹NaN and ₹∞
  [-0.4, '₹0'],
  [-0, '₹0'],
  [NaN, '—'],
  [Infinity, '—'],
  [-Infinity, '—'],
  [0.5, '₹1'],
  [-0.5, '-₹1'],
  [-123456.7, '-₹1,23,457'],
  [1e20, '₹1.00 × 10²⁰'],
  [-1e20, '-₹1.00 × 10²⁰'],
])('%d rupees', (amount, text) => {
  expect(rupees(amount)).toBe(text)
})

test.each([
  // pitfalls G24 and G25
  [7.000000000000001, '7.00'],
  [1.005, '1.01'],
  [-1.005, '-1.01'],
  [-0.001, '0.00'],
  [1234567.891, '12,34,567.89'],
  [NaN, '—'],
])('%d to two decimals', (value, text) => {
  expect(twoDecimals(value)).toBe(text)
})

test('percentages carry their unit', () => {
  expect([percent(50), percent(-33.333), percent(NaN)]).toEqual(['50.00%', '-33.33%', '—'])
})

test('rounding takes halves away from zero', () => {
  expect([2.5, -2.5, 0.5, 8.4999].map((value) => roundTo(value, 0))).toEqual([3, -3, 1, 8])
})

test('counts and dates read as text', () => {
  expect(whole(1234567)).toBe('12,34,567')
  expect(longDate(new Date(2026, 10, 21))).toBe('21 November 2026')
})
