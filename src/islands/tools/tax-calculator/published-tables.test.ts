import { expect, test } from 'vitest'

import { incomeTax } from './income-tax.ts'
import type { TaxInput } from './income-tax.ts'
import { casesOf } from '../../../../tests/cases.ts'

const person = (changes: Partial<TaxInput> = {}): TaxInput => ({
  grossIncome: 1_000_000,
  deductions: 0,
  regime: 'new',
  taxYear: 'tax-year-2026-27',
  incomeKind: 'other',
  ageBand: 'below-60',
  deductionsInBothRegimes: 0,
  equalEntry: 'standard-deduction',
  ...changes,
})

test.each(casesOf<[number, number, number, number]>('budget-2025-table'))(
  'the Budget 2025 illustration for %d lakh is reproduced',
  (lakhs, before, after, payable) => {
    const working = (taxYear: string) =>
      incomeTax(person({ taxYear, grossIncome: lakhs * 100_000 })).working
    expect(working('fy-2024-25').slabTax).toBe(before)
    expect(working('fy-2025-26').slabTax).toBe(after)
    expect(working('fy-2025-26').slabTax - working('fy-2025-26').rebate).toBe(payable)
  },
)

// Marginal relief on the rebate: Finance Ministry FAQ (fortuneindia.com 120350); bqprime.com for 7,00,100; the ends from tax-years
test.each([
  ['fy-2025-26', 1_210_000, 10_000],
  ['fy-2025-26', 1_250_000, 50_000],
  ['fy-2023-24', 700_000, 0],
  ['fy-2023-24', 700_100, 100],
  ['fy-2023-24', 727_770, 27_770],
  ['fy-2023-24', 727_780, 27_778],
  ['fy-2024-25', 722_220, 22_220],
  ['fy-2024-25', 722_230, 22_223],
])(
  'in %s the rebate leaves an income of %d a tax of %d before cess',
  (taxYear, grossIncome, tax) => {
    const { working } = incomeTax(person({ taxYear, grossIncome }))
    expect(working.slabTax - working.rebate).toBe(tax)
  },
)

test('an income of 7,00,100 in FY 2023-24 pays 25,010 on the slabs', () => {
  expect(incomeTax(person({ taxYear: 'fy-2023-24', grossIncome: 700_100 })).working.slabTax).toBe(
    25_010,
  )
})

// gstguntur.com, old regime
test.each([
  [5_100_000, 1_342_500, 134_250, 64_250],
  [10_100_000, 2_842_500, 426_375, 75_125],
])(
  'at %d the surcharge has the published marginal relief',
  (grossIncome, slabTax, surcharge, surchargeRelief) => {
    const { working } = incomeTax(person({ regime: 'old', grossIncome }))
    expect(working).toMatchObject({ slabTax, surcharge, surchargeRelief })
  },
)

// quikchex.in, old regime: the incomes where marginal relief on the surcharge ends
test.each([5_195_896, 10_214_695, 20_930_000, 53_017_827])(
  'above %d there is no more relief on the surcharge',
  (end) => {
    const relief = (grossIncome: number) =>
      incomeTax(person({ regime: 'old', grossIncome })).working.surchargeRelief
    expect(relief(end - 20)).toBeGreaterThan(0)
    expect(relief(end + 20)).toBe(0)
  },
)
