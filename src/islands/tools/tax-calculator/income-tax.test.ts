import { expect, test } from 'vitest'

import { incomeTax } from './income-tax.ts'
import type { TaxInput } from './income-tax.ts'
import type { Regime } from './tax-rules.ts'
import { currentLaw, lawYears, specificationTable } from './tax-years.ts'

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
const taxOf = (changes: Partial<TaxInput>) => incomeTax(person(changes)).totalTax
const bothNewest = ['fy-2025-26', 'tax-year-2026-27']

test('the years of the law are there, newest first, and the newest is the current one', () => {
  expect(lawYears.map((year) => year.id)).toEqual([
    'tax-year-2026-27',
    'fy-2025-26',
    'fy-2024-25',
    'fy-2023-24',
  ])
  expect(currentLaw.id).toBe('tax-year-2026-27')
  expect(specificationTable.label).toBe('FY 2023-24 slabs, before rebate and surcharge')
})

test('an unknown year is the table of the specification', () => {
  expect(taxOf({ taxYear: 'fy-1999-00' })).toBe(taxOf({ taxYear: 'spec-slabs' }))
})

// Worked by hand from the sections in years/: a salary of 12,75,000 pays nothing
test.each(bothNewest)('in %s a salary pays what the published cases say', (taxYear) => {
  const salary = (grossIncome: number) =>
    incomeTax(person({ taxYear, grossIncome, incomeKind: 'salary' }))
  expect(salary(1_200_000)).toMatchObject({
    taxableIncome: 1_125_000,
    totalTax: 0,
    netIncome: 1_200_000,
  })
  expect(salary(1_000_000).totalTax).toBe(0)
  expect(salary(1_275_000).totalTax).toBe(0)
  expect(salary(1_300_000).totalTax).toBe(26_000)
  // The Department's own calculator, recorded for tax year 2026-27
  expect(taxOf({ taxYear, grossIncome: 2_475_000, incomeKind: 'salary' })).toBe(312_000)
})

// Worked by hand from the sections in years/, and the Department's calculator for 24,00,000 as a salary
test.each([
  [1_200_000, 0],
  [1_200_010, 10],
  [1_210_000, 10_400],
  [1_270_580, 73_400],
  [1_270_590, 73_410],
  [5_100_000, 1_227_200],
  [10_100_000, 3_055_520],
  [50_100_000, 18_993_000],
])('in the new regime of the last two years %d pays %d', (grossIncome, tax) => {
  for (const taxYear of bothNewest) expect(taxOf({ taxYear, grossIncome })).toBe(tax)
})

test('the calculator of the Income Tax Department shows the same for 24,00,000 of salary', () => {
  expect(taxOf({ grossIncome: 2_400_000, incomeKind: 'salary' })).toBe(292_500)
  expect(taxOf({ grossIncome: 1_250_000, incomeKind: 'salary' })).toBe(0)
})

// Worked by hand from the First Schedule and its surcharge
test.each([
  [500_000, 'below-60', 0],
  [500_010, 'below-60', 13_000],
  [510_000, '60-to-79', 12_480],
  [510_000, '80-and-over', 2_080],
  [500_000, '80-and-over', 0],
  [5_100_000, 'below-60', 1_469_000],
  [10_100_000, 'below-60', 3_321_500],
  [50_100_000, 'below-60', 19_360_250],
] as const)('in the old regime %d at age %s pays %d in every year', (grossIncome, ageBand, tax) => {
  for (const { id } of lawYears)
    expect(taxOf({ taxYear: id, regime: 'old', grossIncome, ageBand })).toBe(tax)
})

test('age changes nothing in the new regime', () => {
  expect(taxOf({ grossIncome: 1_800_000, ageBand: '80-and-over' })).toBe(
    taxOf({ grossIncome: 1_800_000 }),
  )
})

// Examples of greythr and taxpage
test.each([
  [252_844.99, 252_840],
  [252_845, 252_850],
  [599_995, 600_000],
  [599_994.5, 599_990],
])('by law an income of %d is rounded to %d', (grossIncome, taxableIncome) => {
  expect(incomeTax(person({ grossIncome })).taxableIncome).toBe(taxableIncome)
})

test('the new regime allows of the typed deductions only the part that both regimes know', () => {
  const salary = { incomeKind: 'salary', grossIncome: 2_000_000, deductions: 200_000 } as const
  expect(incomeTax(person(salary)).taxableIncome).toBe(1_925_000)
  expect(incomeTax(person({ ...salary, deductionsInBothRegimes: 120_000 })).taxableIncome).toBe(
    1_805_000,
  )
  expect(incomeTax(person({ ...salary, regime: 'old' })).taxableIncome).toBe(1_750_000)
})

test('a deduction that is partly one of both regimes is not the standard deduction', () => {
  // 10,00,000 − 50,000 − 50,000, of which 30,000 is an employer's NPS contribution
  const input = {
    incomeKind: 'salary',
    deductions: 50_000,
    deductionsInBothRegimes: 30_000,
  } as const
  expect(incomeTax(person({ ...input, regime: 'old' })).taxableIncome).toBe(900_000)
})

test('no more deductions are counted than there is income left after the standard deduction', () => {
  const input = { regime: 'old', incomeKind: 'salary', grossIncome: 100_000 } as const
  expect(incomeTax(person({ ...input, deductions: 80_000 }))).toMatchObject({
    taxableIncome: 0,
    working: { standardDeduction: 50_000, countedDeductions: 50_000 },
  })
})

test('deductions below 0 count as income', () => {
  // Gross − deductions
  expect(incomeTax(person({ regime: 'old', deductions: -10_000 })).taxableIncome).toBe(1_010_000)
})

test('deductions that are no number leave no tax, in the regime that does not use them too', () => {
  for (const regime of ['new', 'old'] as const) expect(taxOf({ regime, deductions: NaN })).toBeNaN()
})

test('a part that is larger than the whole it was said to be of is counted as typed', () => {
  // 25,00,000 − 75,000 − 1,00,000 = 23,25,000: (2,00,000 + 25 % of 3,25,000) × 1.04
  const input = person({
    incomeKind: 'salary',
    grossIncome: 2_500_000,
    deductionsInBothRegimes: 100_000,
  })
  expect(incomeTax(input).totalTax).toBe(292_500)
  // Old: 25,00,000 − 50,000 − 1,00,000 = 23,50,000
  expect(incomeTax({ ...input, regime: 'old' }).taxableIncome).toBe(2_350_000)
})

// The standard deduction of each year (section 16(ia); Finance (No. 2) Act 2024 raised the new regime's; section 19(1) since 2026)
test.each([
  ['fy-2023-24', 'new', 50_000],
  ['fy-2024-25', 'new', 75_000],
  ['fy-2025-26', 'new', 75_000],
  ['tax-year-2026-27', 'new', 75_000],
  ['fy-2023-24', 'old', 50_000],
  ['fy-2024-25', 'old', 50_000],
  ['fy-2025-26', 'old', 50_000],
  ['tax-year-2026-27', 'old', 50_000],
] as const)(
  'in %s, %s regime, a salary is taxed after %d',
  (taxYear, regime, standardDeduction) => {
    const result = incomeTax(person({ taxYear, regime, incomeKind: 'salary' }))
    expect(result.working.standardDeduction).toBe(standardDeduction)
    expect(result.taxableIncome).toBe(1_000_000 - standardDeduction)
  },
)

// 6 crore: 1,12,500 + 30 % of 5,90,00,000 = 1,78,12,500; surcharge 37 %, or 25 % in the new regime
test.each(lawYears.map(({ id }) => id))(
  'in %s only the old regime has 37 %% above 5 crore',
  (taxYear) => {
    const surchargeShare = (regime: Regime) => {
      const { working } = incomeTax(person({ taxYear, regime, grossIncome: 60_000_000 }))
      expect(working.surchargeRelief).toBe(0)
      return working.surcharge / working.slabTax
    }
    expect(surchargeShare('old')).toBeCloseTo(0.37, 12)
    expect(surchargeShare('new')).toBeCloseTo(0.25, 12)
  },
)

test.each([
  [30_000, 0],
  [-5, 0],
])('the standard deduction takes no salary of %d below zero', (grossIncome, taxableIncome) => {
  const result = incomeTax(person({ incomeKind: 'salary', grossIncome }))
  expect(result).toMatchObject({ taxableIncome, totalTax: 0, netIncome: grossIncome })
})

test.each([NaN, Infinity, -Infinity, 1e300, -0])(
  'an income of %d is no reason to throw',
  (grossIncome) => {
    for (const regime of ['new', 'old'] as const)
      expect(() => incomeTax(person({ grossIncome, regime }))).not.toThrow()
  },
)
