import fc from 'fast-check'
import { expect, test } from 'vitest'

import { emi } from './emi.ts'
import { answersFromEmi, loanFromEmi, monthsFromEmi } from './from-emi.ts'

const loan = (loanAmount: number, annualRatePercent: number, months: number) => ({
  loanAmount,
  annualRatePercent,
  years: months / 12,
})

// The annuity formula in 50 decimal digits; the PV function of a spreadsheet gives the same.
test.each([
  [10_000, 8.5, 240, 1_152_308.4],
  [25_000, 9, 180, 2_464_835.22],
  [50_000, 10.5, 60, 2_326_241.36],
  [10_000, 0, 24, 240_000],
])('%d a month at %d %% for %d months borrows %d', (instalment, rate, months, expected) => {
  expect(loanFromEmi(instalment, loan(1, rate, months))).toBeCloseTo(expected, 2)
})

test('a flat rate is charged on the whole loan', () => {
  // 25,000 × 36 ÷ (1 + 0.12 × 3) = 9,00,000 ÷ 1.36
  expect(loanFromEmi(25_000, { ...loan(1, 12, 36), quote: 'flat' })).toBeCloseTo(661_764.71, 2)
})

// Counted month by month in 50 decimal digits; the NPER function of a spreadsheet gives the same.
test.each([
  [10_000, 1_000_000, 8.5, 175],
  [20_000, 500_000, 12, 29],
  [10_000, 120_000, 0, 12],
  [7_000, 120_000, 0, 18],
  [7_083, 1_000_000, 8.5, Infinity],
])('%d a month repays %d at %d %% in %d months', (instalment, amount, rate, months) => {
  expect(monthsFromEmi(instalment, loan(amount, rate, 240))).toBe(months)
})

test('a flat loan needs its parts and its interest', () => {
  // 20,000 − 5,000 of interest repays 15,000 a month: 5,00,000 ÷ 15,000 = 33.3
  expect(monthsFromEmi(20_000, { ...loan(500_000, 12, 12), quote: 'flat' })).toBe(34)
  expect(monthsFromEmi(5_000, { ...loan(500_000, 12, 12), quote: 'flat' })).toBe(Infinity)
})

test('the EMI of a loan borrows that loan', () => {
  const amount = fc.integer({ min: 1, max: 100_000_000 })
  const rate = fc.double({ min: 0, max: 60, noNaN: true })
  const months = fc.integer({ min: 1, max: 600 })
  fc.assert(
    fc.property(amount, rate, months, (loanAmount, annualRatePercent, count) => {
      const quoted = loan(loanAmount, annualRatePercent, count)
      const { totalAmount } = emi(quoted)
      const back = loanFromEmi(totalAmount / count, quoted)
      expect(Math.abs(back / loanAmount - 1)).toBeLessThan(1e-9)
    }),
  )
})

const said = (instalment: number, quoted: Parameters<typeof answersFromEmi>[1]) =>
  answersFromEmi(instalment, quoted).map(({ answer }) => answer)

test('the answers name amount, length, and the last instalment', () => {
  // The last instalment with every paisa is 5,659.11; in whole rupees the rounding of 174 months moves it.
  expect(said(10_000, loan(1_000_000, 8.5, 240))).toEqual([
    '₹11,52,308 for 20 years at 8.5%.',
    expect.stringMatching(
      /^175 instalments, which is 14 years 7 months\. The last one is ₹5,6\d\d\.$/,
    ),
  ])
  // 34 × 15,000 is 5,10,000; the total is 5,00,000 + 34 × 5,000 = 6,70,000, less 33 × 20,000 = 10,000.
  expect(said(20_000, { ...loan(500_000, 12, 36), quote: 'flat' })[1]).toBe(
    '34 instalments, which is 2 years 10 months. The last one is ₹10,000.',
  )
  expect(said(10_000, loan(120_000, 0, 24))).toEqual([
    '₹2,40,000 for 2 years at 0%.',
    '12 instalments, which is 1 year. The last one is ₹10,000.',
  ])
})

test('an EMI that does not cover the interest repays nothing', () => {
  expect(said(7_083, loan(1_000_000, 8.5, 240))[1]).toBe(
    'Never: the interest of a month is ₹7,083, so this EMI repays nothing.',
  )
})

test.each([0, -5, NaN, Infinity])('an EMI of %d has no answer', (instalment) => {
  expect(answersFromEmi(instalment, loan(1_000_000, 8.5, 240))).toEqual([])
})
