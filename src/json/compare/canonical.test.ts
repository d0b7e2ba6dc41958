import fc from 'fast-check'
import { expect, test } from 'vitest'

import { canonicalNumber, canonicalString, isPlainNumber } from './canonical.ts'

// Exact decimal values; a number of more than 30 characters has an exponent.
test.each([
  ['1E2', '100'],
  ['100e-2', '1'],
  ['12.5e1', '125'],
  ['12.50', '12.5'],
  ['0.5', '0.5'],
  ['5e-1', '0.5'],
  ['0.05E-1', '0.005'],
  ['-0', '0'],
  ['-0.0e5', '0'],
  ['-120e-1', '-12'],
  ['12345678901234567890', '12345678901234567890'],
  ['1e29', `1${'0'.repeat(29)}`],
  ['1e30', '1e30'],
  ['10e29', '1e30'],
  ['1e-28', `0.${'0'.repeat(27)}1`],
  ['1e-31', '1e-31'],
  ['1e999999999', '1e999999999'],
])('%s is %s', (written, canonical) => {
  expect(canonicalNumber(written)).toBe(canonical)
})

const numbers = fc.stringMatching(/^-?(0|[1-9]\d{0,8})(\.\d{1,8})?([eE][+-]?\d{1,2})?$/)

test('numbers have the same canonical spelling exactly when they are equal', () => {
  const exact = (written: string) => {
    const [, sign, integer = '', fraction = '', power = '0'] =
      /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(written) ?? []
    const units = BigInt(integer + fraction) * 10n ** BigInt(Number(power) - fraction.length + 200)
    return sign === '-' ? -units : units
  }
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      expect(exact(canonicalNumber(one))).toBe(exact(one))
      expect(canonicalNumber(one) === canonicalNumber(other)).toBe(exact(one) === exact(other))
    }),
  )
})

test('a number that is plain is its canonical spelling', () => {
  const isPlain = (written: string) => {
    const bytes = new TextEncoder().encode(written)
    return isPlainNumber(bytes, 0, bytes.length)
  }
  expect(
    ['1', '-12', '0.5', '12.25', '1e2', '1E2', '1.0', '0.50', '-0', '-0.5'].map(isPlain),
  ).toEqual([true, true, true, true, false, false, false, false, false, true])
  fc.assert(
    fc.property(numbers.filter(isPlain), (written) => {
      expect(canonicalNumber(written)).toBe(written)
    }),
  )
})

// RFC 8259 section 7.
test.each([
  [String.raw`"\u0041\/"`, '"A/"'],
  [String.raw`"\u20B9"`, '"₹"'],
  [String.raw`"\u000a"`, String.raw`"\n"`],
])('the string %s is %s', (written, canonical) => {
  expect(canonicalString(written)).toBe(canonical)
})
