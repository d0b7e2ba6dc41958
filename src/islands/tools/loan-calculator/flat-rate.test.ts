import fc from 'fast-check'
import { expect, test } from 'vitest'

import { monthlyInstalment } from '@/lib/instalment.ts'

import { flatInstalment, flatRate, reducingRate } from './cost-rate.ts'

test.each([
  // (2,00,000 + 48,000) / 36, and (5,00,000 + 1,80,000) / 36; the rates by 50-digit decimals
  [200_000, 8, 36, 6_888.89, 14.55],
  [500_000, 12, 36, 18_888.89, 21.2],
  [120_000, 0, 12, 10_000, 0],
  // One month: the whole interest on the whole loan, so both rates are one
  [100_000, 12, 1, 101_000, 12],
])('%d at %d %% flat for %d months', (loanAmount, flatPercent, months, instalment, reducing) => {
  const found = flatInstalment(loanAmount, flatPercent, months)
  expect(found).toBeCloseTo(instalment, 2)
  expect(reducingRate(loanAmount, found, months)).toBeCloseTo(reducing, 2)
})

test.each([
  [0, 12],
  [-3, 12],
])('no instalment without months: %d', (months, flatPercent) => {
  expect(flatInstalment(100_000, flatPercent, months)).toBeNaN()
})

test('a loan of nothing has no rate', () => {
  expect(reducingRate(0, 100, 12)).toBeNaN()
  expect(flatRate(0, 100, 12)).not.toBeLessThan(Infinity)
  expect(reducingRate(100_000, 0, 12)).toBeNaN()
})

test.each([0, -12, 30.5, 1201, 1e300, NaN])('no rate for %d months', (months) => {
  expect(reducingRate(100_000, 5_000, months)).toBeNaN()
})

test('a flat rate, as a reducing one and back, is the same', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 100, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      fc.integer({ min: 1, max: 360 }),
      (loanAmount, flatPercent, months) => {
        const instalment = flatInstalment(loanAmount, flatPercent, months)
        const reducing = reducingRate(loanAmount, instalment, months)
        const again = monthlyInstalment(loanAmount, reducing / 1200, months)
        expect(Math.abs(flatRate(loanAmount, again, months) - flatPercent)).toBeLessThan(1e-7)
        // Interest on money that was paid back long ago.
        expect(reducing).toBeGreaterThanOrEqual(flatPercent - 1e-7)
      },
    ),
  )
})
