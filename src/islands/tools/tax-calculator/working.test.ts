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
  return working(incomeTax(input)).map(({ lines }) => lines)
}

test('the tax of the specification’s example, slab by slab', () => {
  // docs/specification.md 5.8: 9,50,000 taxable; 15,000 + 30,000 + 7,500 = 52,500, with 4 % cess 54,600
  expect(workingOf({})).toEqual([
    ['Taxable Income = Gross Income − Deductions', '= ₹10,00,000 − ₹50,000', '= ₹9,50,000'],
    [
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
  expect(taxable).toEqual([
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
    'Below nothing there is nothing to tax: ₹0',
  ])
})
