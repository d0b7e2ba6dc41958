import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { sipCalculator } from './definition.ts'
import { investment, type InvestmentInput } from './investment.ts'
import { working } from './working.ts'

const plan = readInput(sipCalculator.fields, initialTexts(sipCalculator.fields))
const workingOf = (changes: Partial<InvestmentInput>) => {
  const input = { ...plan, ...changes }
  const all = working(investment(input), input)
  return Object.fromEntries(all.map(({ label, lines }) => [label, lines]))
}

test('the value of the page’s own example, with its numbers put in', () => {
  // With 60 decimal digits: 1.01^120 − 1 = 2.300386894573…, value 1161695.381759…
  expect(workingOf({})['Total Value']).toEqual([
    'Total Value = A × ((1 + r)^n − 1) ÷ r × (1 + r)',
    'r = 12 ÷ 12 ÷ 100 = 0.01 a month',
    'n = 10 × 12 = 120 months',
    '= 5,000 × ((1 + 0.01)^120 − 1) ÷ 0.01 × (1 + 0.01)',
    '= 5,000 × 2.300387 ÷ 0.01 × 1.01',
    '= ₹11,61,695.38',
  ])
  expect(workingOf({})['Total Investment']).toEqual([
    'Total Investment = A × n',
    '= 5,000 × 120',
    '= ₹6,00,000',
  ])
})

test('a step-up adds up the years; the figures are those of paying month by month', () => {
  // Summed month by month with 60 decimal digits: 1687163.132088…, paid in 956245.476060
  const lines = workingOf({ stepUpPercent: 10 })
  expect(lines['Total Value']).toEqual([
    'Total Value = V × (1 + r)',
    'r = 12 ÷ 12 ÷ 100 = 0.01 a month',
    'V, after 10 years = A × F × S',
    'F = ((1 + r)^12 − 1) ÷ r ≈ 12.6825',
    'G = (1 + r)^12 ≈ 1.126825, s = 10 ÷ 100 = 0.1',
    'S = (G^10 − (1 + s)^10) ÷ (G − (1 + s)) ≈ 26.34273',
    // 1687163.132088 ÷ 1.01
    'V = 5,000 × 12.6825 × 26.34273 = ₹16,70,458.55',
    '= V × (1 + 0.01)',
    '= ₹16,87,163.13',
  ])
  expect(lines['Total Investment']?.at(-1)).toBe('= ₹9,56,245.48')
})

test('the months of a part of a year stand apart', () => {
  // Summed month by month: 188986.594131…, paid in 162300
  const lines = workingOf({ stepUpPercent: 10, years: 2.5 })
  expect(lines['Total Value']).toContain('m = 6 months are left, paid with A × (1 + s)^2')
  // 5000 × 1.21 × 6.15201506…
  expect(lines['Total Value']).toContain('= 5,000 × (1 + 0.1)^2 × 6.152015 = ₹37,219.69')
  expect(lines['Total Value']?.at(-1)).toBe('= ₹1,88,986.59')
  expect(lines['Total Investment']?.slice(-2)).toEqual([
    '= 12 × 5,000 × 2.1 + 5,000 × (1 + 0.1)^2 × 6',
    '= ₹1,62,300',
  ])
})

test('with inflation, today’s rupees are worked out too', () => {
  // 1161695.381759… ÷ 1.06^10 = 648684.633541…
  expect(workingOf({ inflationPercent: 6 })['Value in Today’s Rupees']).toEqual([
    'Total Value ÷ (1 + inflation)^years',
    '= ₹11,61,695.38 ÷ (1 + 0.06)^10',
    '= ₹6,48,684.63',
  ])
})

test('without a return nothing is divided by nought', () => {
  expect(workingOf({ annualRatePercent: 0 })['Total Value']?.slice(-2)).toEqual([
    '= 5,000 × 120',
    '= ₹6,00,000',
  ])
  const stepped = workingOf({ annualRatePercent: 0, stepUpPercent: 10, years: 2.5 })
  expect(stepped['Total Value']?.at(-1)).toBe('= ₹1,62,300')
})

test('what is there beside the SIP is added to it, at the rate after the fund’s cost', () => {
  // By 50-digit decimals: (12 − 1) ÷ 1200 = 0.0091667; 1,00,000 × 1.0091667^120 = 2,98,914.96
  const lines = workingOf({ lumpSum: 100_000, expenseRatioPercent: 1 })['Total Value'] ?? []
  expect(lines[0]).toBe('S = A × ((1 + r)^n − 1) ÷ r × (1 + r)')
  expect(lines[1]).toBe('r = (12 − 1) ÷ 12 ÷ 100 ≈ 0.009166667 a month')
  expect(lines.slice(-5)).toEqual([
    '= ₹10,94,936.44',
    'L, the lump sum, = ₹1,00,000 × (1 + r)^120 = ₹2,98,914.96',
    'Total Value = S + L',
    '= ₹10,94,936.44 + ₹2,98,914.96',
    '= ₹13,93,851.40',
  ])
})

test('steps in rupees stand apart, in what is paid and in what it comes to', () => {
  // 12 × 500 × (1 + 2 + … + 9) = 2,70,000
  const lines = workingOf({ stepUpRupees: 500 })
  expect(lines['Total Investment']?.slice(-4)).toEqual([
    'T, what the yearly steps of ₹500 come to, = ₹2,70,000',
    'Total Investment = P + T',
    '= ₹6,00,000 + ₹2,70,000',
    '= ₹8,70,000',
  ])
  expect(lines['Total Value']?.at(-1)).toBe('= ₹15,72,678.12')
})

test('the tax is worked out from the units of the last twelve months and the others', () => {
  expect(workingOf({ exitTax: 'equity' })['Tax at the End']).toEqual([
    'Tax = (short-term gains × rate + long-term gains above the exemption × rate) × (1 + cess)',
    'Short-term gains, of the last 12 months’ payments, = ₹4,046.64',
    'Long-term gains = ₹5,57,648.74, above the exemption of ₹1,25,000 = ₹4,32,648.74',
    '= (₹4,046.64 × 20% + ₹4,32,648.74 × 12.5%) × 1.04',
    '= ₹57,086.04',
  ])
})

test('a delay and a break show what they are the difference of', () => {
  // 11,61,695.38 − 9,74,107.53; a break of the second year costs what its payments would have come to
  const lines = workingOf({ delayMonths: 12, skippedMonths: 12, monthsBeforeBreak: 24 })
  expect(lines['Cost of the Delay']?.slice(-2)).toEqual([
    '= ₹11,61,695.38 − ₹9,74,107.53',
    '= ₹1,87,587.86',
  ])
  expect(lines['SIP That Makes Up for the Delay']?.at(-1)).toBe('= ₹5,962.87')
  expect(lines['Cost of the Break']?.at(-1)).toBe('= ₹1,47,737.84')
  expect(lines['SIP That Makes Up for the Break']?.at(-1)).toBe('= ₹6,119.40')
})
