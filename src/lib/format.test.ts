import fc from 'fast-check'
import { expect, test } from 'vitest'

import { percent, roundTo, rupees, rupeesAndPaise, twoDecimals, whole } from './format.ts'

test.each([
  // Headline figures of the specification's EMI page
  [8678.23, '₹8,678'],
  [1082776, '₹10,82,776'],
  // Intl would print -₹0, ₹NaN and ₹∞
  [-0.4, '₹0'],
  [-0, '₹0'],
  [NaN, '—'],
  [Infinity, '—'],
  [-Infinity, '—'],
  [0.5, '₹1'],
  [-0.5, '-₹1'],
  [-123456.7, '-₹1,23,457'],
  // From 2^53 on every digit of the double, by Python's integers: int(1e23) is 99999999999999991611392.
  [2 ** 53 - 1, '₹9,00,71,99,25,47,40,991'],
  [1e20, '₹10,00,00,00,00,00,00,00,00,000'],
  [-1e23, '-₹99,99,99,99,99,99,99,99,16,11,392'],
  // 16 digits, of which rounding to 15 would lose the last.
  [1_234_567_890_123_457, '₹1,23,45,67,89,01,23,457'],
  [1_234_567_890_123_456.5, '₹1,23,45,67,89,01,23,457'],
])('%d rupees', (amount, text) => {
  expect(rupees(amount)).toBe(text)
})

test.each([
  // In doubles 7 % of 100 is 7.000000000000001, and toFixed makes 1.00 of 1.005.
  [7.000000000000001, '7.00'],
  [1.005, '1.01'],
  [-1.005, '-1.01'],
  [-0.001, '0.00'],
  [1234567.891, '12,34,567.89'],
  [12_345_678_901_234.56, '1,23,45,67,89,01,234.56'],
  [2 ** 67, '14,75,73,95,25,89,67,64,12,928.00'],
  [NaN, '—'],
])('%d to two decimals', (value, text) => {
  expect(twoDecimals(value)).toBe(text)
})

test.each([
  [1180.5, '₹1,180.50'],
  [-123456.785, '-₹1,23,456.79'],
  [-0.001, '₹0.00'],
  [NaN, '—'],
])('%d rupees and paise', (amount, text) => {
  expect(rupeesAndPaise(amount)).toBe(text)
})

test('percentages carry their unit', () => {
  expect([percent(50), percent(-33.333), percent(NaN)]).toEqual(['50.00%', '-33.33%', '—'])
})

test('rounding takes halves away from zero', () => {
  expect([2.5, -2.5, 0.5, 8.4999].map((value) => roundTo(value, 0))).toEqual([3, -3, 1, 8])
})

test('counts are grouped', () => {
  expect(whole(1234567)).toBe('12,34,567')
})

const intl = (decimals: number, style: 'decimal' | 'currency') =>
  new Intl.NumberFormat('en-IN', {
    style,
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

/** As Intl reads a number's own digits, half away from zero: as text, for it gives a number from 2^53 on zeros for its last digits. */
function byIntl(format: Intl.NumberFormat, value: number): string {
  const exact = Number.isInteger(value) ? BigInt(value) : value
  return format.format(exact).replace(/^-(?=₹?[0.]+$)/, '')
}

/** Amounts as people have them: up to 15 digits, of which up to four are decimals. */
const amounts = fc
  .tuple(fc.integer({ min: -1e11, max: 1e11 }), fc.integer({ min: 0, max: 4 }))
  .map(([digits, decimals]) => Number(`${digits}e-${decimals}`))
const integers = fc.double({ noNaN: true, noDefaultInfinity: true }).map(Math.trunc)

test('amounts are written as Intl writes them for India', () => {
  const [money, count, two] = [intl(0, 'currency'), intl(0, 'decimal'), intl(2, 'decimal')]
  const written = (value: number) => [rupees(value), whole(value), twoDecimals(value)]
  fc.assert(
    fc.property(fc.oneof(amounts, integers), (value) => {
      expect(written(value)).toEqual([money, count, two].map((format) => byIntl(format, value)))
    }),
    { numRuns: 3000, examples: [[0], [-0], [0.5], [-0.5], [1.005], [99999.995], [1e21], [-1e300]] },
  )
})
