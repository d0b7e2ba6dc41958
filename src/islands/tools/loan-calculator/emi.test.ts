import fc from 'fast-check'
import { expect, test } from 'vitest'

import { emi } from './emi.ts'

test.each([
  // Specification, defaults of the EMI page; unrounded 8,678.2323… and 20,82,775.76… by 50-digit decimal arithmetic
  [1_000_000, 8.5, 20, 8_678, 1_082_775.76, 2_082_775.76],
  // 1,20,000 ÷ 12
  [120_000, 0, 1, 10_000, 0, 120_000],
  // 37,080.49… by decimal arithmetic
  [4_000_000, 7.5, 15, 37_080, 2_674_488.99, 6_674_488.99],
  // A year has twelve months, also half of one: n = 6 (decimal arithmetic)
  [100_000, 12, 0.5, 17_255, 3_529.02, 103_529.02],
])(
  'a loan of %d at %d%% for %d years',
  (loanAmount, annualRatePercent, years, instalment, interest, total) => {
    const result = emi({ loanAmount, annualRatePercent, years })
    expect(result.emi).toBe(instalment)
    expect(result.totalInterest).toBeCloseTo(interest, 2)
    expect(result.totalAmount).toBeCloseTo(total, 2)
  },
)

test('a rate too small to see costs nothing, where the textbook formula divides zero by zero', () => {
  expect(emi({ loanAmount: 120_000, annualRatePercent: 1e-13, years: 1 }).totalAmount).toBeCloseTo(
    120_000,
    6,
  )
})

test('a loan without months has no instalment', () => {
  expect(emi({ loanAmount: 100_000, annualRatePercent: 8, years: 0 }).emi).toBeNaN()
  expect(emi({ loanAmount: 100_000, annualRatePercent: 8, years: -5 }).emi).toBeNaN()
})

test('principal and interest make the total', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 60, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      (loanAmount, annualRatePercent, years) => {
        const { totalInterest, totalAmount } = emi({ loanAmount, annualRatePercent, years })
        expect(Math.abs(loanAmount + totalInterest - totalAmount)).toBeLessThanOrEqual(
          1e-9 * totalAmount,
        )
        expect(totalInterest).toBeGreaterThanOrEqual(-1e-6 * loanAmount)
      },
    ),
  )
})
