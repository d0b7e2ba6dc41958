import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { twoDecimals } from '@/lib/format.ts'

import { signedPercent } from './cards.ts'
import {
  beforeDecrease,
  beforeIncrease,
  decreasedBy,
  difference,
  differenceOf,
  increasedBy,
  percentageChange,
  percentOf,
  shareOf,
  wholeOf,
} from './percentage.ts'

describe('X percent of Y', () => {
  // Decimal arithmetic by hand.
  test.each([
    [10, 100, '10.00'],
    [7, 100, '7.00'],
    [1.005, 100, '1.01'],
    [100, 1.005, '1.01'],
    [33.33, 300, '99.99'],
    [0, 5, '0.00'],
    [-10, 50, '-5.00'],
    [0.1, 0.2, '0.00'],
    [8.5, 1_000_000, '85,000.00'],
    [0.5, 1.29, '0.01'],
    [110, 1.1, '1.21'],
    [-0, 5, '0.00'],
  ])('%d %% of %d is %s', (percent, value, shown) => {
    expect(twoDecimals(percentOf(percent, value))).toBe(shown)
  })
})

describe('percentage change', () => {
  test.each([
    [100, 150, '+50.00%'],
    [100, 100, '+0.00%'],
    [100, 0, '-100.00%'],
    [3, 4, '+33.33%'],
    [0.1, 0.3, '+200.00%'],
    [200, 150, '-25.00%'],
    [0, 50, '+0.00%'],
    [0, 0, '+0.00%'],
    // The plain formula, as specified: (50 − (−100)) / (−100).
    [-100, 50, '-150.00%'],
  ])('from %d to %d is %s', (from, to, shown) => {
    expect(signedPercent(percentageChange(from, to))).toBe(shown)
  })
})

describe('increase and decrease', () => {
  test.each([
    [100, 20, '120.00', '80.00'],
    [0, 20, '0.00', '0.00'],
    [1.1, 10, '1.21', '0.99'],
    [100, -20, '80.00', '120.00'],
    [99.99, 0.01, '100.00', '99.98'],
    [100, 100, '200.00', '0.00'],
  ])('%d by %d %% is %s and %s', (value, percent, increased, decreased) => {
    expect(twoDecimals(increasedBy(value, percent))).toBe(increased)
    expect(twoDecimals(decreasedBy(value, percent))).toBe(decreased)
  })

  test('a rise and a fall by the same percentage do not cancel: 100, +20 %, −20 % is 96', () => {
    expect(decreasedBy(increasedBy(100, 20), 20)).toBe(96)
  })
})

describe('what percent X is of Y', () => {
  test.each([
    [25, 200, 12.5],
    [1, 3, 33.333333333333336],
    [0, 5, 0],
    [5, -10, -50],
    [1e-7, 1e7, 1e-12],
  ])('%d is of %d: %d', (part, whole, share) => {
    expect(shareOf(part, whole)).toBe(share)
  })

  test('is undefined where the whole is 0', () => {
    expect(shareOf(5, 0)).toBeNaN()
  })
})

describe('the whole of a part', () => {
  // Decimal arithmetic: X ÷ P × 100.
  test.each([
    [30, 15, 200],
    [25, 12.5, 200],
    [1, 3, 33.333333333333336],
    [0.07, 7, 1],
    [0, 5, 0],
    [-12, 8, -150],
    [150, 300, 50],
  ])('%d is %d %% of %d', (part, percent, whole) => {
    expect(wholeOf(part, percent)).toBe(whole)
  })

  test('is undefined for 0 %', () => {
    expect(wholeOf(5, 0)).toBeNaN()
  })
})

describe('what it was before a decrease', () => {
  // Decimal arithmetic by hand: what is left is (100 − X) % of it.
  test.each([
    [80, 20, 100],
    [1, 99.99, 10_000],
    [66.7, 33.3, 100],
    [500, 0, 500],
    [120, -20, 100],
    [0, 50, 0],
  ])('%d after %d %% off was %d', (value, percent, before) => {
    expect(beforeDecrease(value, percent)).toBe(before)
  })

  test('is undefined where nothing is left', () => {
    expect(beforeDecrease(0, 100)).toBeNaN()
  })
})

describe('what it was before an increase', () => {
  // A price with 18 % tax in it, and two by hand; the share of 1.005 has no binary noise.
  test.each([
    [118, 18, 100],
    [1180, 18, 1000],
    [80, -20, 100],
    [1.005, 0, 1.005],
  ])('%d after %d %% on top was %d', (value, percent, before) => {
    expect(beforeIncrease(value, percent)).toBe(before)
  })

  test('is undefined where nothing is left', () => {
    expect(beforeIncrease(0, -100)).toBeNaN()
  })
})

describe('percentage difference', () => {
  // The difference over the mean: 50 of 125, 2 of 4, 0.2 of 0.2, 1 of 1.5; over the sizes where signs differ.
  test.each([
    [100, 150, 40],
    [150, 100, 40],
    [3, 5, 50],
    [0.1, 0.3, 100],
    [-100, -150, 40],
    [0, 7, 200],
    [-1, 1, 200],
    [1e308, 1e308, 0],
  ])('%d and %d differ by %d %%', (first, second, percent) => {
    expect(differenceOf(first, second)).toBe(percent)
  })

  test('is undefined between 0 and 0', () => {
    expect(differenceOf(0, 0)).toBeNaN()
  })

  test('a difference is free of binary noise', () => {
    expect(difference(0.1, 0.3)).toBe(0.2)
  })
})

test('what is no number gives no number', () => {
  expect(percentOf(NaN, 5)).toBeNaN()
  expect(increasedBy(Infinity, 5)).toBeNaN()
  expect(percentageChange(1, NaN)).toBeNaN()
})

describe('against whole paise', () => {
  const hundredths = fc.integer({ min: -10_000_000, max: 10_000_000 })

  test('percent of, increase and decrease agree with integer arithmetic', () => {
    fc.assert(
      fc.property(hundredths, hundredths, (percent, value) => {
        // percent/100 % of value/100 is percent × value / 10^6.
        const share = BigInt(percent) * BigInt(value)
        const parse = (numerator: bigint) => Number(`${numerator}e-6`) || 0
        expect(percentOf(percent / 100, value / 100)).toBe(parse(share))
        expect(increasedBy(value / 100, percent / 100)).toBe(parse(BigInt(value) * 10_000n + share))
        expect(decreasedBy(value / 100, percent / 100)).toBe(parse(BigInt(value) * 10_000n - share))
      }),
    )
  })

  test('a change, taken back as an increase, arrives where it should', () => {
    const nonZero = hundredths.filter((n) => n !== 0)
    fc.assert(
      fc.property(nonZero, hundredths, (from, to) => {
        const change = percentageChange(from / 100, to / 100)
        expect(increasedBy(from / 100, change)).toBeCloseTo(to / 100, 6)
      }),
    )
  })
})

test('a change carries its sign, and none where it is undefined', () => {
  expect([50, 0, -33.333, NaN].map(signedPercent)).toEqual(['+50.00%', '+0.00%', '-33.33%', '—'])
  // Neither "+" nor "-0.00%" would be true of a fall this small.
  expect([-0.004, 0.004, -0.005].map(signedPercent)).toEqual(['0.00%', '+0.00%', '-0.01%'])
})
