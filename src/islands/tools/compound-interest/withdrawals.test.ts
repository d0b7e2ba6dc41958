import { dividedBy, exact, plus, times } from '../../../../tests/unit/exact-money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  compoundInterest,
  compoundInterestYears,
  runDown,
  type CompoundInterestInput,
} from './compound-interest.ts'

/** ₹20,00,000 at 9 % a year, from which ₹20,000 a month are taken. */
const savings = (changes: Partial<CompoundInterestInput> = {}): CompoundInterestInput => ({
  principal: 2_000_000,
  annualRatePercent: 9,
  years: 20,
  frequency: 12,
  contribution: 0,
  contributionTiming: 'end',
  withdrawal: 20_000,
  withdrawalEvery: 'month',
  targetAmount: 0,
  ...changes,
})

/** The same in exact fractions: (b + paid in at the start) × 1.0075 + paid in at the end − 20,000, for so many months. */
function exactBalance(months: number, { early = 0, late = 0 } = {}): number {
  const growth = dividedBy(exact(10_075), exact(10_000))
  let left = exact(2_000_000)
  for (let month = 0; month < months; month++)
    left = plus(times(plus(left, exact(early)), growth), exact(late - 20_000))
  return Number((left.top * 1_000_000n) / left.bottom) / 1_000_000
}

test.each([
  [{}, {}],
  [{ contribution: 1_000 }, { late: 1_000 }],
  [{ contribution: 1_000, contributionTiming: 'start' as const }, { early: 1_000 }],
])('withdrawals with %j leave what exact fractions leave', (changes, paidIn) => {
  const { futureValue } = compoundInterest(savings({ years: 5, ...changes }))
  expect(futureValue).toBeCloseTo(exactBalance(60, paidIn), 4)
})

// 186 months: before the last of them the exact balance with its interest is ₹10,649.
test('money runs out with a last, smaller withdrawal, and then nothing more is paid in or out', () => {
  const { left, last } = runDown(savings(), 100)
  expect(left).toHaveLength(187)
  expect(last).toBeCloseTo(exactBalance(186) + 20_000, 4)
  expect(Math.round(last)).toBe(10_649)
  const { futureValue, totalWithdrawn, totalInterest } = compoundInterest(savings())
  expect(futureValue).toBe(0)
  expect(totalWithdrawn).toBeCloseTo(185 * 20_000 + last, 6)
  expect(totalInterest).toBeCloseTo(totalWithdrawn - 2_000_000, 6)
  expect(compoundInterest(savings({ years: 1e9 })).futureValue).toBe(0)
  const fed = savings({ contribution: 1_000 })
  const { totalContributions } = compoundInterest(fed)
  expect(totalContributions).toBe(1_000 * (runDown(fed, 100).left.length - 1))
})

test('savings that just suffice for so many withdrawals last for them, and no billionth longer', () => {
  for (let count = 1; count <= 240; count++) {
    const principal = (20_000 * (1 - 1.0075 ** -count)) / 0.0075
    expect(runDown(savings({ principal }), 100).left).toHaveLength(count + 1)
  }
})

test('what earns exactly its withdrawals stays as it is, for ever', () => {
  // 20,00,000 × 9 % ÷ 12 = 15,000
  const { left, last } = runDown(savings({ withdrawal: 15_000 }), 100)
  expect(left).toHaveLength(1201)
  expect(left.at(-1)).toBeCloseTo(2_000_000, 3)
  expect(last).toBeNaN()
})

test('yearly withdrawals come at the end of each year', () => {
  // 1,000 at 10 %, 100 a year: 1,000 × 1.1 − 100 = 1,000
  const input = savings({
    principal: 1_000,
    annualRatePercent: 10,
    frequency: 1,
    withdrawal: 100,
    withdrawalEvery: 'year',
    years: 1.5,
  })
  const { futureValue, totalWithdrawn } = compoundInterest(input)
  expect(totalWithdrawn).toBe(100)
  expect(futureValue).toBeCloseTo(1_000 * Math.sqrt(1.1), 9)
})

test.each([
  // 12,000 on the first day of each year bear 900 at the end of each month; on its last day they come too late
  ['start', 12 * 900, 1_200],
  ['end', 0, 0],
] as const)(
  'yearly payments at the %s of the year are there from then on',
  (timing, taken, left) => {
    const input = savings({
      principal: 0,
      annualRatePercent: 0,
      frequency: 1,
      contribution: 12_000,
      contributionTiming: timing,
      withdrawal: 900,
      years: 1,
    })
    const { futureValue, totalWithdrawn } = compoundInterest(input)
    expect(futureValue).toBeCloseTo(left, 9)
    expect(totalWithdrawn).toBeCloseTo(taken, 9)
  },
)

test.each([
  [{ years: 100.5, withdrawal: 1 }, NaN],
  [{ years: 0 }, 2_000_000],
  [{ principal: 0 }, 0],
  [{ principal: -1_000, annualRatePercent: 0, years: 1 }, -241_000],
  [{ withdrawal: NaN }, NaN],
])('the odd plan %j leaves %d', (changes, left) => {
  expect(compoundInterest(savings(changes)).futureValue).toBe(left)
})

const plan = fc.record({
  principal: fc.integer({ min: 0, max: 1e9 }),
  annualRatePercent: fc.double({ min: 0, max: 30, noNaN: true }),
  years: fc.double({ min: 0.1, max: 60, noNaN: true }),
  frequency: fc.constantFrom(1, 2, 4, 12, 365),
  contribution: fc.integer({ min: 0, max: 100_000 }),
  contributionTiming: fc.constantFrom('start' as const, 'end' as const),
  withdrawal: fc.integer({ min: 1, max: 1_000_000 }),
  withdrawalEvery: fc.constantFrom('month' as const, 'year' as const),
})

test('what came in and what went out balance every year, and nothing goes below 0', () => {
  fc.assert(
    fc.property(plan, (given) => {
      const input = savings(given)
      const rows = compoundInterestYears(input)
      for (const { invested, interest, withdrawn, value } of rows) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect((invested + interest + 1) / (value + withdrawn + 1)).toBeCloseTo(1, 9)
      }
      expect(rows.at(-1)?.value).toBe(compoundInterest(input).futureValue)
    }),
  )
})
