import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { toTravellingFragment } from '@/islands/calculator/frame/fragment.ts'
import { loanCalculator } from './definition.ts'
import type { EmiInput } from './loan-options.ts'
import { tables } from './later.tsx'
import { working } from './working.ts'

const { fields } = loanCalculator
const fresh = readInput(fields, initialTexts(fields))
const flat: EmiInput = { ...fresh, loanAmount: 500_000, annualRatePercent: 12, years: 3, quote: 'flat' } // prettier-ignore

const rowsOf = (input: EmiInput) =>
  loanCalculator.rows(loanCalculator.calculate(input), input).map(({ amount }) => amount)
const notesOf = (input: EmiInput) => loanCalculator.notes?.(loanCalculator.calculate(input), input)

// 12 % of 5 lakh over 3 years are 1,80,000. The rates by bisection with 60 decimal digits; 12 % on the balance: 16,607.15.
test.each([
  [500_000, 12, 36, [18_889, 180_000, 680_000, 21.2, 16_607]],
  [200_000, 8, 36, [6_889, 48_000, 248_000, 14.55, 6_267]],
])('%d at %d %% flat over %d months', (loanAmount, annualRatePercent, months, expected) => {
  const input = { ...flat, loanAmount, annualRatePercent, years: 0, months }
  expect(rowsOf(input).map((amount) => Math.round(amount * 100) / 100)).toEqual(expected)
})

test('a rate that is not flat has the three specified figures, and no sentence about flat rates', () => {
  const input = { ...flat, quote: 'rate' as const }
  expect(rowsOf(input)).toHaveLength(3)
  expect(loanCalculator.sentence?.(loanCalculator.calculate(input), input)).not.toContain('flat')
})

test('the page and the report say which loan the figures are of', () => {
  const said = 'All figures are for 12% flat, which costs as much as 21.20% on a reducing balance.'
  const result = loanCalculator.calculate(flat)
  expect(loanCalculator.sentence?.(result, flat)).toContain(said)
  expect(loanCalculator.reportLines?.(result, flat)).toEqual([said])
})

test('the schedule of a flat loan pays its instalment, and the last one ends it', () => {
  const months = tables(loanCalculator.calculate(flat), flat).at(-1)
  // 0.0176665772… of 5,00,000 is 8,833.29; month by month with 60 digits the last instalment is 18,883.
  expect(months?.rows[0]).toEqual([1, 18_889, 10_056, 8_833, 489_944])
  expect(months?.rows.at(-1)?.slice(1, 2)).toEqual([18_883])
  expect(months?.totals?.slice(1, 3)).toEqual([679_998, 500_000])
})

test('an instalment that ends in half a rupee is rounded up in summary and schedule alike', () => {
  // 3,00,000 ÷ 40 + 3,00,000 × 8.25 ÷ 1,200 = 7,500 + 2,062.50
  const input = { ...flat, loanAmount: 300_000, annualRatePercent: 8.25, years: 0, months: 40 }
  const months = tables(loanCalculator.calculate(input), input).at(-1)
  expect(rowsOf(input)[0]).toBe(9_563)
  expect(months?.rows[0]?.[1]).toBe(9_563)
})

test('a flat rate over a broken month says what it cannot be set against', () => {
  expect(notesOf({ ...flat, years: 2.51 })).toEqual([expect.stringContaining('whole months')])
  expect(notesOf(flat)).toEqual([])
})

test('pages that know no flat rates get the rate on the reducing balance', () => {
  const values = (input: EmiInput) =>
    new URLSearchParams(
      toTravellingFragment(fields, loanCalculator.forOtherPages?.(input) ?? input),
    )
  expect(values(flat).get('annualRatePercent')).toBe('21.1999')
  expect(values(flat).get('quote')).toBe('rate')
  expect(values({ ...flat, quote: 'rate' }).get('annualRatePercent')).toBe('12')
})

test('the working shows the flat interest, and how its rate on a reducing balance is found', () => {
  const lines = Object.fromEntries(
    working(loanCalculator.calculate(flat), flat).map(({ label, lines }) => [label, lines]),
  )
  expect(lines['Monthly EMI']).toEqual([
    'Flat: EMI = (P + P × rate ÷ 100 × n ÷ 12) ÷ n',
    'n = 3 × 12 = 36 months',
    '= (5,00,000 + 5,00,000 × 12 ÷ 100 × 36 ÷ 12) ÷ 36',
    '= ₹18,888.89',
    'In whole rupees: ₹18,889',
  ])
  expect(lines['Rate on a reducing balance']?.at(-1)).toBe('× 12 months = 21.20%')
})
