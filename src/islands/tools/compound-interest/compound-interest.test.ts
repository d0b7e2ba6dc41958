import fc from 'fast-check'
import { expect, test } from 'vitest'

import { compoundInterest, compoundInterestYears, frequencyName } from './compound-interest.ts'
import type { CompoundInterestInput } from './compound-interest.ts'

const investment = (changes: Partial<CompoundInterestInput> = {}): CompoundInterestInput => ({
  principal: 100_000,
  annualRatePercent: 10,
  years: 5,
  frequency: 12,
  contribution: 0,
  contributionTiming: 'end',
  withdrawal: 0,
  withdrawalEvery: 'month',
  targetAmount: 0,
  ...changes,
})

// Monthly and daily as powers with 12 × 5 and 365 × 5 periods, by 50-digit decimals; the others are 1.1^5, 1.05^10 and 1.025^20 in exact fractions.
// Continuous compounding, 1,64,872, is the limit that daily stays below.
test.each([
  [1, 161_051],
  [2, 162_889],
  [4, 163_862],
  [12, 164_531],
  [365, 164_861],
])('compounded %d times a year the default comes to %d', (frequency, value) => {
  expect(Math.round(compoundInterest(investment({ frequency })).futureValue)).toBe(value)
})

test('the default shows the three numbers of the specification', () => {
  const result = compoundInterest(investment())
  expect(Math.round(result.futureValue)).toBe(164_531)
  expect(result.totalInvestment).toBe(100_000)
  expect(result.totalContributions).toBe(0)
  expect(Math.round(result.totalInterest)).toBe(64_531)
})

test.each([
  // Exact sum: 1,000 at 1 % per period, three periods: 1 + 1.01 + 1.0201 = 3.0301
  ['end', 3_030.1],
  // one period more each: 3.0301 × 1.01 = 3.060401
  ['start', 3_060.401],
] as const)(
  '1,000 a month paid at the %s of three months at 1 %% comes to %d',
  (contributionTiming, value) => {
    const input = { principal: 0, annualRatePercent: 12, years: 0.25, contribution: 1_000 }
    const result = compoundInterest(investment({ ...input, contributionTiming }))
    expect(result.futureValue).toBeCloseTo(value, 9)
    expect(result.totalContributions).toBe(3_000)
    expect(result.totalInterest).toBeCloseTo(value - 3_000, 9)
  },
)

test.each([
  [{ annualRatePercent: 0, contribution: 100 }, 106_000],
  [{ years: 0, contribution: 100 }, 100_000],
  [{ principal: 0, years: 1e6 }, 0],
  [{ years: 1e6 }, Infinity],
  [{ annualRatePercent: -1300 }, NaN],
])('the odd investment %j comes to %d', (changes, value) => {
  expect(compoundInterest(investment(changes)).futureValue).toBe(value)
})

test('at a tiny rate contributions keep their digits', () => {
  const input = investment({
    annualRatePercent: 1e-13,
    principal: 0,
    contribution: 5_000,
    years: 10,
  })
  expect(compoundInterest(input).futureValue).toBeCloseTo(600_000, 6)
})

test.each([
  [1, 'Annually'],
  [2, 'Semi-Annually'],
  [4, 'Quarterly'],
  [12, 'Monthly'],
  [365, 'Daily'],
  [52, 'Custom'],
  [NaN, 'Custom'],
])('%d times a year is called %s', (frequency, name) => {
  expect(frequencyName(frequency)).toBe(name)
})

test('what was paid in and the interest make up every row, and the last row is the result', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.double({ min: 0.1, max: 40, noNaN: true }),
      fc.constantFrom(1, 2, 4, 12, 365),
      fc.integer({ min: 0, max: 1e6 }),
      fc.constantFrom('start' as const, 'end' as const),
      (principal, annualRatePercent, years, frequency, contribution, contributionTiming) => {
        const input = investment({
          principal,
          annualRatePercent,
          years,
          frequency,
          contribution,
          contributionTiming,
        })
        const rows = compoundInterestYears(input)
        for (const row of rows) expect((row.invested + row.interest) / row.value).toBeCloseTo(1, 12)
        expect(rows.at(-1)?.value).toBe(compoundInterest(input).futureValue)
      },
    ),
  )
})
