import fc from 'fast-check'
import { expect, test } from 'vitest'

import { roundTo } from '@/lib/format.ts'

import { incomeTax } from './income-tax.ts'
import type { TaxInput } from './income-tax.ts'

const person = (changes: Partial<TaxInput> = {}): TaxInput => ({
  grossIncome: 1_000_000,
  deductions: 50_000,
  regime: 'new',
  taxYear: 'spec-slabs',
  incomeKind: 'salary',
  ageBand: 'below-60',
  deductionsInBothRegimes: 0,
  equalEntry: 'standard-deduction',
  ...changes,
})

test('the defaults show the five numbers of the specification', () => {
  expect(incomeTax(person())).toMatchObject({
    grossIncome: 1_000_000,
    totalDeductions: 50_000,
    taxableIncome: 950_000,
    totalTax: 54_600,
    netIncome: 945_400,
  })
})

// The base amounts of section 9 at each edge, then one rupee past it at the next rate; before cess.
test.each([
  ['new', 300_000, 0, 0.05],
  ['new', 600_000, 15_000, 0.1],
  ['new', 900_000, 45_000, 0.15],
  ['new', 1_200_000, 90_000, 0.2],
  ['new', 1_500_000, 150_000, 0.3],
  ['old', 250_000, 0, 0.05],
  ['old', 500_000, 12_500, 0.2],
  ['old', 1_000_000, 112_500, 0.3],
] as const)(
  '%s regime: an income at the edge %d pays the lower rate',
  (regime, edge, base, nextRupee) => {
    const tax = (grossIncome: number) =>
      incomeTax(person({ regime, grossIncome, deductions: 0 })).totalTax
    expect(tax(edge)).toBe(roundTo(base * 1.04, 2))
    expect(tax(edge + 1)).toBeCloseTo((base + nextRupee) * 1.04, 9)
    expect(tax(edge - 1)).toBeLessThanOrEqual(tax(edge))
  },
)

test.each([
  // 12,500 + 20 % of 4,50,000 = 1,02,500, and 4 % of that
  ['old', 1_000_000, 50_000, 106_600],
  // A salary of 12,75,000 with 75,000 entered: 90,000 × 1.04
  ['new', 1_275_000, 75_000, 93_600],
  // 1,50,000 + 30 % of 85,00,000 = 27,00,000; no surcharge
  ['new', 10_000_000, 0, 2_808_000],
  // no rebate either: 5 % of 2,50,000
  ['old', 500_000, 0, 13_000],
] as const)('%s regime: %d less %d pays %d', (regime, grossIncome, deductions, tax) => {
  expect(incomeTax(person({ regime, grossIncome, deductions })).totalTax).toBe(tax)
})

test('deductions above the income leave nothing to tax', () => {
  const result = incomeTax(person({ grossIncome: 40_000 }))
  expect(result).toMatchObject({ taxableIncome: 0, totalTax: 0, netIncome: 40_000 })
})

test('neither age, kind of income nor part of the deductions changes the table', () => {
  const options = fc.record({
    incomeKind: fc.constantFrom('salary' as const, 'other' as const),
    ageBand: fc.constantFrom('below-60' as const, '60-to-79' as const, '80-and-over' as const),
    deductionsInBothRegimes: fc.integer({ min: 0, max: 1e6 }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), options, (grossIncome, changes) => {
      const plain = incomeTax(person({ grossIncome }))
      expect(incomeTax(person({ grossIncome, ...changes }))).toEqual(plain)
      expect(plain.netIncome + plain.totalTax).toBeCloseTo(grossIncome, 6)
    }),
  )
})
