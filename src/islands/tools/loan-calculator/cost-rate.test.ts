import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { monthlyInstalment } from '@/lib/instalment.ts'

import {
  annualPercentageRate,
  compoundedYearlyRate,
  flatInstalment,
  flatRate,
  monthlyCostRate,
  reducingRate,
} from './cost-rate.ts'

const level = (payment: number, months: number) => Array<number>(months).fill(payment)
const costOf = (received: number, payments: number[]) =>
  monthlyCostRate(received, payments).monthlyRate
const apr = (received: number, payments: number[]) =>
  annualPercentageRate(costOf(received, payments))

describe('the illustration of the RBI’s circular RBI/2024-25/18: ₹20,000 at 15 % for 24 months, ₹400 of charges', () => {
  const instalment = monthlyInstalment(20_000, 0.15 / 12, 24)

  test('has an APR of 17.07 % by the unrounded instalment, as printed', () => {
    expect(instalment).toBeCloseTo(969.73, 2)
    expect(apr(19_600, level(instalment, 24)).toFixed(2)).toBe('17.07')
  })

  test('would have one of 17.10 % by the rounded instalment', () => {
    expect(apr(19_600, level(970, 24)).toFixed(2)).toBe('17.10')
  })

  test('costs 18.47 % a year when the months are compounded, which is not what is printed', () => {
    expect(compoundedYearlyRate(costOf(19_600, level(instalment, 24))).toFixed(2)).toBe('18.47')
  })
})

test.each([
  // A lender's sheet prints 24.16; its fee of 1,175 is deducted with 18 % GST. 50-digit decimals, as for the others.
  ['47,000 in 24 instalments, a fee with GST', 47_000 - 1_175 * 1.18, level(2_415.14, 24), 24.15],
  ['the same without GST on the fee', 47_000 - 1_175, level(2_415.14, 24), 23.66],
  [
    '5 lakh at 12 % for 36 months, a fee of 5,000 with GST',
    500_000 - 5_900,
    level(monthlyInstalment(500_000, 0.01, 36), 36),
    12.83,
  ],
  [
    'the same with 8,000 of insurance',
    500_000 - 13_900,
    level(monthlyInstalment(500_000, 0.01, 36), 36),
    13.97,
  ],
  [
    '1 lakh at 15 % for 12 months, one instalment in advance',
    100_000 - monthlyInstalment(100_000, 0.0125, 12),
    level(monthlyInstalment(100_000, 0.0125, 12), 11),
    17.83,
  ],
])('%s', (_, received, payments, expected) => {
  expect(apr(received, payments).toFixed(2)).toBe(String(expected))
})

test.each([
  // 100 (1 + m) = 110, and 100 (1 + m)² = 121
  [100, [110], 0.1],
  [100, [0, 121], 0.1],
  // 55/1.1 + 60.5/1.21
  [100, [55, 60.5], 0.1],
  [100, [100], 0],
  [100, [50], -0.5],
  [300, [100, 100, 100], 0],
])('%d for %j costs %d a month', (received, payments, expected) => {
  expect(costOf(received, payments)).toBeCloseTo(expected, 14)
})

test.each([
  [0, [100], 'After all charges you receive nothing, so there is no rate.'],
  [-5_000, [100], 'After all charges you receive nothing, so there is no rate.'],
  [100, [], 'Nothing is paid back, so there is no rate.'],
  [100, [0, 0], 'Nothing is paid back, so there is no rate.'],
  [100, [50, -1], 'A payment is below ₹0, so there is no rate.'],
  [NaN, [100], 'An amount is missing or too large to calculate with, so there is no rate.'],
  [100, [Infinity], 'An amount is missing or too large to calculate with, so there is no rate.'],
  [1e-300, [1e300], 'You receive so little that the rate is too large to show.'],
])('%d for %j has no rate, and says why', (received, payments, problem) => {
  const found = monthlyCostRate(received, payments)
  expect(found.problem).toBe(problem)
  expect(found.monthlyRate).toBeNaN()
})

const loans = fc.record({
  loanAmount: fc.double({ min: 1, max: 1e9, noNaN: true }),
  annualRatePercent: fc.double({ min: 0, max: 60, noNaN: true }),
  months: fc.integer({ min: 1, max: 480 }),
})
const paymentsOf = ({ loanAmount, annualRatePercent, months }: Loan) =>
  level(monthlyInstalment(loanAmount, annualRatePercent / 1200, months), months)
type Loan = typeof loans extends fc.Arbitrary<infer Value> ? Value : never

test('without charges the cost is the rate of the loan, to 1e-12', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const found = costOf(loan.loanAmount, paymentsOf(loan))
      expect(Math.abs(found - loan.annualRatePercent / 1200)).toBeLessThan(1e-12)
    }),
  )
})

test('the cost rises with the charges', () => {
  fc.assert(
    fc.property(
      loans,
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      fc.double({ min: 0.001, max: 0.09, noNaN: true }),
      (loan, share, more) => {
        const payments = paymentsOf(loan)
        const less = costOf(loan.loanAmount * (1 - share), payments)
        expect(costOf(loan.loanAmount * (1 - share - more), payments)).toBeGreaterThan(less)
      },
    ),
  )
})

test('at the rate the payments are worth what was received', () => {
  const series = fc.array(fc.double({ min: 0.01, max: 1e7, noNaN: true }), {
    minLength: 1,
    maxLength: 120,
  })
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e7, noNaN: true }), series, (received, payments) => {
      const monthlyRate = costOf(received, payments)
      // Near a loss of everything 1 + m has no digits left to check with.
      fc.pre(monthlyRate > -0.99)
      const worth = payments.reduceRight((all, payment) => (all + payment) / (1 + monthlyRate), 0)
      expect(Math.abs(worth / received - 1)).toBeLessThan(1e-9)
    }),
  )
})

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
