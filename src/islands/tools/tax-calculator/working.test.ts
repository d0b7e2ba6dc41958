import { expect, test } from 'vitest'

import { incomeTax, type TaxInput } from './income-tax.ts'
import { specificationTable } from './tax-years.ts'
import { working } from './working.ts'

const workingOf = (changes: Partial<TaxInput>) => {
  const input: TaxInput = {
    grossIncome: 1_000_000,
    deductions: 50_000,
    regime: 'new',
    taxYear: specificationTable.id,
    incomeKind: 'salary',
    ageBand: 'below-60',
    deductionsInBothRegimes: 0,
    equalEntry: 'standard-deduction',
    ...changes,
  }
  return working(incomeTax(input), input).map(({ lines }) => lines)
}

test('the tax of the specification’s example, slab by slab', () => {
  // docs/specification.md 5.8: 9,50,000 taxable; 15,000 + 30,000 + 7,500 = 52,500, with 4 % cess 54,600
  expect(workingOf({})).toEqual([
    [
      'Rule: this table deducts every amount you enter.',
      'Taxable Income = Gross Income − Deductions',
      '= ₹10,00,000 − ₹50,000',
      '= ₹9,50,000',
    ],
    [
      'Rule: Income-tax Act 1961, section 115BAC(1A)(i); rates of the Finance Act 2023 (8 of 2023); this table leaves rebate and surcharge out.',
      'Up to ₹3,00,000: ₹3,00,000 × 0% = ₹0',
      '₹3,00,000 to ₹6,00,000: ₹3,00,000 × 5% = ₹15,000',
      '₹6,00,000 to ₹9,00,000: ₹3,00,000 × 10% = ₹30,000',
      '₹9,00,000 to ₹12,00,000: ₹50,000 × 15% = ₹7,500',
      'All slabs: ₹52,500',
      'Health and education cess: ₹52,500 × 4% = ₹2,100',
      'Total Tax = ₹52,500 + ₹2,100 = ₹54,600',
    ],
    ['Net Income = Gross Income − Total Tax', '= ₹10,00,000 − ₹54,600', '= ₹9,45,400'],
  ])
})

test('by law the standard deduction and the rebate have lines of their own', () => {
  // Section 87A: up to 12,00,000 the whole tax of the new regime is taken back.
  const [taxable, tax] = workingOf({ taxYear: 'tax-year-2026-27', grossIncome: 1_275_000 })
  expect(taxable?.slice(1)).toEqual([
    'Taxable Income = Gross Income − Standard Deduction',
    '= ₹12,75,000 − ₹75,000',
    '= ₹12,00,000',
  ])
  expect(tax?.slice(-4)).toEqual([
    'All slabs: ₹60,000',
    '₹60,000 − Rebate ₹60,000 = ₹0',
    'Health and education cess: ₹0 × 4% = ₹0',
    'Total Tax = ₹0 + ₹0 = ₹0',
  ])
})

test('rounding to ten rupees is said', () => {
  const [taxable] = workingOf({ taxYear: 'tax-year-2026-27', grossIncome: 2_000_004 })
  expect(taxable?.at(-1)).toBe('Rounded to the nearest ten rupees: ₹19,25,000')
})

test('more deductions than income leave nothing to tax', () => {
  expect(workingOf({ grossIncome: 10_000 })[0]?.slice(-2)).toEqual([
    '= -₹40,000',
    'Deductions exceed the income: ₹0',
  ])
})

test('each figure says by which section of which Act, and when that was last checked', () => {
  const [taxable, tax] = workingOf({ taxYear: 'tax-year-2026-27' })
  expect(taxable?.[0]).toBe(
    'Rule: standard deduction by section 19(1), Table, Sl. No. 2 of the Income-tax Act 2025 (30 of 2025); rounding by section 516 of the Income-tax Act 2025. Last checked on 21 November 2026.',
  )
  expect(tax?.[0]).toBe(
    'Rule: Income-tax Act 2025 (30 of 2025), section 202(1), rebate section 156(2); Finance Act 2026 (4 of 2026), section 3; surcharge and cess by the same Finance Act; rounding by section 516 of the Income-tax Act 2025. Last checked on 21 November 2026.',
  )
})

test('a year before the Act of 2025 names that of 1961, and other income no standard deduction', () => {
  const [taxable] = workingOf({ taxYear: 'fy-2025-26' })
  expect(taxable?.[0]).toMatch(
    /section 16\(ia\).* sections 288A and 288B of the Income-tax Act 1961/,
  )
  const [other] = workingOf({ taxYear: 'fy-2025-26', incomeKind: 'other' })
  expect(other?.[0]).toMatch(/^Rule: rounding by sections 288A/)
})
