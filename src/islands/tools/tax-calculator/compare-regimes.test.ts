import fc from 'fast-check'
import { expect, test } from 'vitest'

import { compareRegimes } from './compare-regimes.ts'
import type { TaxInput } from './income-tax.ts'
import { lawYears } from './tax-years.ts'

const employee = (changes: Partial<TaxInput> = {}): TaxInput => ({
  grossIncome: 2_000_000,
  deductions: 0,
  regime: 'new',
  taxYear: 'fy-2025-26',
  incomeKind: 'salary',
  ageBand: 'below-60',
  deductionsInBothRegimes: 0,
  ...changes,
})

// FY 2023-24: businesstoday.in 378903 (without the standard deduction of 50,000).
// FY 2025-26: caindelhiindia.com gives 7.08, 7.87 and 8 lakh; to the rupee from equal slab tax, such as
// 1,85,000 = 1,12,500 + 30 % of (taxable − 10,00,000), which makes 7,08,333.33.
test.each([
  ['fy-2023-24', 950_000, 237_500],
  ['fy-2023-24', 1_550_000, 375_000],
  ['fy-2023-24', 4_000_000, 375_000],
  ['fy-2025-26', 2_000_000, 708_333],
  ['fy-2025-26', 2_400_000, 787_500],
  ['fy-2025-26', 3_000_000, 800_000],
  ['tax-year-2026-27', 5_000_000, 800_000],
])(
  'in %s a salary of %d pays less in the old regime with more than %d of deductions',
  (taxYear, grossIncome, edge) => {
    expect(compareRegimes(employee({ taxYear, grossIncome })).oldWinsAbove).toBe(edge)
  },
)

test('where the new regime takes nothing, no deduction helps the old one', () => {
  expect(compareRegimes(employee({ grossIncome: 1_200_000 })).oldWinsAbove).toBe('never')
  expect(compareRegimes(employee({ grossIncome: 0 })).oldWinsAbove).toBe('never')
})

test('an old regime that is cheaper without deductions always wins', () => {
  // In the table negative deductions count as income of both regimes: 15,00,000 in the new, 3,00,000 in the old one without them.
  const input = employee({ taxYear: 'spec-slabs', grossIncome: 300_000, deductions: -1_200_000 })
  expect(compareRegimes(input).oldWinsAbove).toBe('always')
})

test('both taxes and their difference stand side by side', () => {
  // New: 1,85,000 × 1.04. Old: taxable 17,50,000, so 1,12,500 + 2,25,000 = 3,37,500 × 1.04
  expect(compareRegimes(employee({ deductions: 200_000 }))).toMatchObject({
    newTax: 192_400,
    oldTax: 351_000,
    cheaper: 'new',
    difference: 158_600,
  })
  expect(compareRegimes(employee({ deductions: 900_000 })).cheaper).toBe('old')
  expect(compareRegimes(employee({ grossIncome: 0 })).cheaper).toBe('same')
})

test.each([NaN, Infinity, 1e300, 1e17, -5])(
  'an income of %d neither hangs nor throws',
  (grossIncome) => {
    expect(() => compareRegimes(employee({ grossIncome }))).not.toThrow()
  },
)

test('one rupee above the edge the old regime is cheaper, at the edge it is not', () => {
  const years = fc.constantFrom(...lawYears.map((year) => year.id), 'spec-slabs')
  fc.assert(
    fc.property(years, fc.integer({ min: 0, max: 1e8 }), (taxYear, grossIncome) => {
      const input = employee({ taxYear, grossIncome })
      const { oldWinsAbove, newTax } = compareRegimes(input)
      if (typeof oldWinsAbove !== 'number') return
      const oldTax = (deductions: number) => compareRegimes({ ...input, deductions }).oldTax
      // Paying is done in tens of rupees, so the edge may lie one rounding away on either side.
      expect(oldTax(oldWinsAbove + 100)).toBeLessThanOrEqual(newTax)
      expect(oldTax(Math.max(0, oldWinsAbove - 100))).toBeGreaterThanOrEqual(newTax)
    }),
  )
})
