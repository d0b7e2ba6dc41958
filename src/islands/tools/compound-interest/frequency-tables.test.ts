import { exact, growthFactor, plus, times } from '../../../../tests/unit/exact-money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { FREQUENCIES, type CompoundInterestInput } from './compound-interest.ts'
import { frequencyTable } from './later.tsx'

const rowsOf = (given: Partial<CompoundInterestInput>) =>
  frequencyTable({
    principal: 100_000,
    annualRatePercent: 10,
    years: 5,
    frequency: 12,
    contribution: 1_000,
    contributionTiming: 'end',
    withdrawal: 0,
    withdrawalEvery: 'month',
    targetAmount: 0,
    ...given,
  })?.rows ?? []

test('the effective rate is what one rupee earns in a year, by exact fractions', () => {
  const rows = rowsOf({})
  for (const [index, frequency] of FREQUENCIES.entries()) {
    const { top, bottom } = times(plus(growthFactor('10', frequency, 1), exact(-1)), exact(100))
    expect(rows[index]?.[1]).toBeCloseTo(Number((top * 10n ** 12n) / bottom) / 1e12, 10)
  }
})

// The five figures of the specification's default, without its contributions.
test('the principal alone is compared: contributions come as often as interest', () => {
  expect(rowsOf({}).map(([name, , value]) => [name, Math.round(Number(value))])).toEqual([
    ['Annually', 161_051],
    ['Semi-Annually', 162_889],
    ['Quarterly', 163_862],
    ['Monthly', 164_531],
    ['Daily', 164_861],
  ])
})

test('the more often interest is added, the higher is the effective rate', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (annualRatePercent) => {
      const rates = rowsOf({ annualRatePercent }).map(([, rate]) => Number(rate))
      expect(rates[0]).toBeCloseTo(annualRatePercent, 9)
      expect(rates).toEqual(rates.toSorted((one, other) => one - other))
      expect(new Set(rates).size).toBe(5)
    }),
  )
})
