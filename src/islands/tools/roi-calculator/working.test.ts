import { expect, test } from 'vitest'

import { roi, type RoiInput } from './roi.ts'
import { working } from './later.tsx'

const workingOf = (typed: Pick<RoiInput, 'initialInvestment' | 'finalValue' | 'holdingYears'>) => {
  const input = { boughtOn: NaN, soldOn: NaN, ...typed }
  return Object.fromEntries(working(roi(input), input).map(({ label, lines }) => [label, lines]))
}

test('the return of the page’s own example, with its numbers put in', () => {
  // 1.5^(1/5) − 1 = 0.084471771197… by 60 decimal digits
  expect(workingOf({ initialInvestment: 100_000, finalValue: 150_000, holdingYears: 5 })).toEqual({
    'Return on Investment': [
      'ROI = (Final Value − Initial Investment) ÷ Initial Investment × 100',
      '= (1,50,000 − 1,00,000) ÷ 1,00,000 × 100',
      '= 50,000 ÷ 1,00,000 × 100',
      '= 50.00%',
    ],
    'Net Profit/Loss': [
      'Net Profit = Final Value − Initial Investment',
      '= 1,50,000 − 1,00,000',
      '= ₹50,000',
    ],
    'Annual Growth Rate (CAGR)': [
      'CAGR = (Final Value ÷ Initial Investment)^(1 ÷ years) − 1',
      '= (1,50,000 ÷ 1,00,000)^(1 ÷ 5) − 1',
      '= 1.5^0.2 − 1 ≈ 0.08447177',
      '= 8.45%',
    ],
  })
})

test('what is not defined has no working', () => {
  const labels = Object.keys(workingOf({ initialInvestment: 0, finalValue: 5, holdingYears: 0 }))
  expect(labels).toEqual(['Net Profit/Loss'])
})

test('a loss is in brackets', () => {
  const lines = workingOf({ initialInvestment: 200, finalValue: 150, holdingYears: 0 })
  expect(lines['Return on Investment']?.slice(2)).toEqual(['= (-50) ÷ 200 × 100', '= -25.00%'])
})

test('between two dates the days stand in the working', () => {
  // 1.5^(365/1827) − 1 = 0.084375505 by 15 digits
  const dates = { boughtOn: 700_000, soldOn: 701_827 }
  const input = { initialInvestment: 100_000, finalValue: 150_000, holdingYears: 0, ...dates }
  const { 'Annual Growth Rate (CAGR)': lines } = workingOf(input)
  expect(lines?.slice(0, 2)).toEqual([
    'CAGR = (Final Value ÷ Initial Investment)^(1 ÷ (days ÷ 365)) − 1',
    '= (1,50,000 ÷ 1,00,000)^(1 ÷ (1,827 ÷ 365)) − 1',
  ])
  expect(lines?.at(-1)).toBe('= 8.44%')
})
