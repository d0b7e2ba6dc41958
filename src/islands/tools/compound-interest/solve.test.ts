import fc from 'fast-check'
import { expect, test } from 'vitest'

import { growthFactor, sip } from '../../../../tests/unit/exact-money.ts'
import { compoundInterest, type CompoundInterestInput } from './compound-interest.ts'
import { principalFor, rateFor, yearsUntil } from './solve.ts'

const wanted = (changes: Partial<CompoundInterestInput> = {}): CompoundInterestInput => ({
  principal: 100_000,
  annualRatePercent: 10,
  years: 5,
  frequency: 12,
  contribution: 0,
  contributionTiming: 'end',
  withdrawal: 0,
  withdrawalEvery: 'month',
  targetAmount: 200_000,
  ...changes,
})
const asNumber = ({ top, bottom }: { top: bigint; bottom: bigint }) =>
  Number((top * 10n ** 9n) / bottom) / 1e9

// Exact powers: 1.1^5 = 1.61051 once a year, (1 + 1/120)^60 by the month; a SIP of ₹5,000 for ten years at 12 %.
test.each([
  ['once a year', { frequency: 1, targetAmount: 161_051 }],
  ['by the month', { targetAmount: 100_000 * asNumber(growthFactor('10', 12, 5)) }],
  ['by the day', { frequency: 365, targetAmount: 100_000 * asNumber(growthFactor('10', 365, 5)) }],
] as const)('time, rate and principal are found again: %s', (_, changes) => {
  const input = wanted(changes)
  expect(yearsUntil(input)).toBeCloseTo(5, 7)
  expect(rateFor(input)).toBeCloseTo(10, 7)
  expect(principalFor(input)).toBeCloseTo(100_000, 3)
})

test('time and rate of payments alone are found again', () => {
  const input = wanted({
    principal: 0,
    annualRatePercent: 12,
    years: 10,
    contribution: 5_000,
    contributionTiming: 'start',
    targetAmount: asNumber(sip(5_000n, '12', 10)),
  })
  expect(yearsUntil(input)).toBeCloseTo(10, 7)
  expect(rateFor(input)).toBeCloseTo(12, 7)
  expect(principalFor(input)).toBeCloseTo(0, 3)
})

// 1.1^7 = 1.9487171 and 1.1^8 = 2.14358881
test('money at 10 % a year doubles in its eighth year', () => {
  const years = yearsUntil(wanted({ frequency: 1 }))
  expect(years).toBeGreaterThan(7)
  expect(years).toBeLessThan(8)
})

test.each([
  ['time', 'it is there at once', yearsUntil, { targetAmount: 100_000 }, 0],
  ['time', 'nothing grows', yearsUntil, { annualRatePercent: 0 }, NaN],
  ['time', 'it shrinks', yearsUntil, { annualRatePercent: -5 }, NaN],
  ['time', 'only payments grow it', yearsUntil, { annualRatePercent: 0, contribution: 1_000 }, 100 / 12], // prettier-ignore
  ['time', 'it runs out before', yearsUntil, { withdrawal: 5_000 }, NaN],
  ['rate', 'payments are enough', rateFor, { contribution: 2_000 }, 0],
  ['rate', 'there is no time', rateFor, { years: 0 }, NaN],
  ['rate', 'there is no money', rateFor, { principal: 0 }, NaN],
  ['rate', 'not even a crumb is there', rateFor, { principal: 0, targetAmount: 5e-324 }, NaN],
  ['principal', 'payments are enough', principalFor, { contribution: 4_000 }, 0],
  ['principal', 'there is no time', principalFor, { years: 0 }, 200_000],
  ['principal', 'withdrawals are not followed so long', principalFor, { years: 101, withdrawal: 1 }, NaN], // prettier-ignore
] as const)('the %s when %s', (_what, _when, solve, changes, found) => {
  expect(solve(wanted(changes))).toBe(found)
})

// 0.9^10 = 0.3486784401 exactly; ten withdrawals of 10,000 come to 10,000 × (1 − 0.9^10) ÷ 0.1 of it.
test('the principal that bears withdrawals and a loss is found', () => {
  const input = wanted({
    annualRatePercent: -10,
    years: 10,
    frequency: 1,
    withdrawal: 10_000,
    withdrawalEvery: 'year',
    targetAmount: 1,
  })
  expect(principalFor(input)).toBeCloseTo((1 + 65_132.15599) / 0.3486784401, 4)
})

test('a small rest of large withdrawals is met to the paisa', () => {
  const input = wanted({ principal: 4_258_481, annualRatePercent: 28.16, years: 368 / 12, withdrawal: 99_951 }) // prettier-ignore
  const { futureValue: targetAmount } = compoundInterest(input)
  expect(principalFor({ ...input, targetAmount })).toBeCloseTo(4_258_481, 4)
})

const money = fc.integer({ min: 1_000, max: 100_000_000 })
const investment = fc.record({
  principal: money,
  annualRatePercent: fc.integer({ min: 1, max: 3_000 }).map((rate) => rate / 100),
  years: fc.integer({ min: 1, max: 480 }).map((months) => months / 12),
  frequency: fc.constantFrom(1, 2, 4, 12, 365),
  contribution: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 })),
  contributionTiming: fc.constantFrom('start' as const, 'end' as const),
})

/** An investment with its own future value as the wanted amount. */
const reached = (given: Partial<CompoundInterestInput>) => {
  const input = wanted(given)
  return { ...input, targetAmount: compoundInterest(input).futureValue }
}
const isNear = (value: number, other: number) =>
  expect(Math.abs(value - other)).toBeLessThanOrEqual(Math.max(1, other * 1e-9))

/** Less than a period earns as little as nothing, so that no rate may be needed where one was given. */
function expectRate(input: CompoundInterestInput) {
  const annualRatePercent = rateFor(input)
  const value = compoundInterest({ ...input, annualRatePercent }).futureValue
  if (annualRatePercent === 0) expect(value).toBeGreaterThanOrEqual(input.targetAmount)
  else isNear(value, input.targetAmount)
}

test('what is found for time, rate or principal comes to the wanted amount, to the rupee', () => {
  fc.assert(
    fc.property(investment, (given) => {
      const input = reached(given)
      const valueWith = (changes: Partial<CompoundInterestInput>) =>
        compoundInterest({ ...input, ...changes }).futureValue
      isNear(valueWith({ years: yearsUntil(input) }), input.targetAmount)
      expectRate(input)
      isNear(valueWith({ principal: principalFor(input) }), input.targetAmount)
    }),
  )
})

test('with withdrawals too, as long as the money lasts', () => {
  const withdrawal = fc.record({
    withdrawal: fc.integer({ min: 1, max: 100_000 }),
    withdrawalEvery: fc.constantFrom('month' as const, 'year' as const),
  })
  fc.assert(
    fc.property(investment, withdrawal, (given, taken) => {
      const input = reached({ ...given, ...taken })
      fc.pre(input.targetAmount >= 1)
      const valueWith = (changes: Partial<CompoundInterestInput>) =>
        compoundInterest({ ...input, ...changes }).futureValue
      expectRate(input)
      isNear(valueWith({ principal: principalFor(input) }), input.targetAmount)
      const years = yearsUntil(input)
      if (years > 0) {
        const before = years - 1 / (input.withdrawalEvery === 'month' ? 12 : 1)
        expect(valueWith({ years })).toBeGreaterThanOrEqual(input.targetAmount * (1 - 1e-9))
        expect(valueWith({ years: before })).toBeLessThan(input.targetAmount)
      }
    }),
  )
})
