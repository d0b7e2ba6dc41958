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
  equalEntry: 'standard-deduction',
  ...changes,
})

// Near the published edges (businesstoday.in 378903: 2,37,500 and 3,75,000; caindelhiindia.com: 7.08, 7.87 and 8 lakh), and moved
// by the rounding of both taxes to ten rupees. For 20 lakh: new 1,92,400; old 1,92,390 needs a tax below 1,92,395 before
// rounding, so 12,41,650 of rounded and 12,41,654 of unrounded taxable income: 19,50,000 less more than 7,08,345.
test.each([
  ['fy-2023-24', 950_000, 237_525],
  ['fy-2023-24', 1_550_000, 375_015],
  ['fy-2023-24', 4_000_000, 375_015],
  ['fy-2024-25', 1_000_000, 300_025],
  ['fy-2025-26', 2_000_000, 708_345],
  ['fy-2025-26', 2_400_000, 787_515],
  ['fy-2025-26', 3_000_000, 800_015],
  ['tax-year-2026-27', 5_000_000, 800_015],
  // The table is no year's law: the comparison is by the current one.
  ['spec-slabs', 5_000_000, 800_015],
])(
  'in %s a salary of %d pays less in the old regime with more than %d of deductions',
  (taxYear, grossIncome, edge) => {
    expect(compareRegimes(employee({ taxYear, grossIncome })).oldWinsAbove).toBe(edge)
  },
)

test('the table is compared by law, where the old regime keeps its deductions and the new one does not', () => {
  // 13,00,000 as a salary: new 12,25,000, relief, 26,000; old 13,00,000 − 50,000 − 9,00,000 = 3,50,000, rebate, 0.
  // By the table alone the new regime would win: (13,00,000 − 9,00,000) × its lower rates.
  const input = employee({ taxYear: 'spec-slabs', grossIncome: 1_300_000, deductions: 900_000 })
  expect(compareRegimes(input)).toMatchObject({ newTax: 26_000, oldTax: 0, cheaper: 'old' })
})

test('the amount the page starts with is the standard deduction and is not counted twice', () => {
  // Old: 10,00,000 − 50,000 = 9,50,000: (12,500 + 90,000) × 1.04
  const input = employee({ grossIncome: 1_000_000, deductions: 50_000 })
  expect(compareRegimes(input)).toMatchObject({ newTax: 0, oldTax: 106_600 })
  // Said to be others: 9,00,000, so (12,500 + 80,000) × 1.04
  expect(compareRegimes({ ...input, equalEntry: 'other-deductions' }).oldTax).toBe(96_200)
  expect(compareRegimes({ ...input, incomeKind: 'other' }).oldTax).toBe(106_600)
})

test('where the new regime takes nothing, no deduction helps the old one', () => {
  expect(compareRegimes(employee({ grossIncome: 1_200_000 })).oldWinsAbove).toBe('never')
  expect(compareRegimes(employee({ grossIncome: 0 })).oldWinsAbove).toBe('never')
})

test('a tax too large to calculate with is beaten by no deduction', () => {
  expect(compareRegimes(employee({ grossIncome: 1.7e308 })).oldWinsAbove).toBe('never')
})

test('an old regime that is cheaper without deductions always wins', () => {
  // A negative amount counts as income of the new regime: 15,00,000 there, 3,00,000 in the old one.
  const input = employee({ grossIncome: 300_000, deductionsInBothRegimes: -1_200_000 })
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

test('one rupee above the edge the old regime is cheaper as the page shows it, at the edge it is not', () => {
  const years = fc.constantFrom(...lawYears.map((year) => year.id), 'spec-slabs')
  const inBoth = fc.constantFrom(0, 30_000, 200_000)
  fc.assert(
    fc.property(
      years,
      fc.integer({ min: 0, max: 1e8 }),
      inBoth,
      (taxYear, grossIncome, deductionsInBothRegimes) => {
        const input = employee({
          taxYear,
          grossIncome,
          deductionsInBothRegimes,
          equalEntry: 'other-deductions',
        })
        const { oldWinsAbove, newTax } = compareRegimes(input)
        if (typeof oldWinsAbove !== 'number') return
        const oldTax = (deductions: number) => compareRegimes({ ...input, deductions }).oldTax
        expect(oldTax(oldWinsAbove + 1)).toBeLessThan(newTax)
        expect(oldTax(oldWinsAbove)).toBeGreaterThanOrEqual(newTax)
      },
    ),
  )
})
