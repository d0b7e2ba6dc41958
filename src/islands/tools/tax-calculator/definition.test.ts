import { expect, test } from 'vitest'

import { afterReset, initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { report } from '@/islands/calculator/results/downloads.ts'
import { taxCalculator } from './definition.ts'
import { tables as tablesOf } from './later.tsx'
import type { TaxInput } from './income-tax.ts'
import { comparisonSentences, currentLawSentence } from './sentences.ts'

const defaults = readInput(taxCalculator.fields, initialTexts(taxCalculator.fields))
const tables = (input: TaxInput) => tablesOf(taxCalculator.calculate(input))
const notes = (input: TaxInput) => taxCalculator.notes?.(taxCalculator.calculate(input), input)
const answers = (input: TaxInput) => taxCalculator.answers?.(taxCalculator.calculate(input), input)
const unused = (input: TaxInput) => Object.keys(taxCalculator.unusedFields?.(input) ?? {})

test('the report names the cess, the rules and the results', () => {
  const text = report(taxCalculator, defaults, new Date(2026, 10, 21))
  expect(text).toContain('Total Tax (incl. 4% cess): ₹54,600')
  expect(text).toContain('Rules: FY 2023-24 slabs, before rebate and surcharge.')
  expect(text).toContain('Generated on 21 November 2026')
})

test('the headline names its rule, and the tax by the current law is below it', () => {
  expect(answers(defaults)?.map(({ rule, amount }) => [rule, amount])).toEqual([
    ['By the FY 2023-24 slabs', 54_600],
    ['By the law of tax year 2026-27', 0],
  ])
  // FY 2025-26 old, 10,00,000 − 50,000: (12,500 + 90,000) × 1.04, by both laws
  const lastYear = { ...defaults, taxYear: 'fy-2025-26', regime: 'old' } as const
  expect(answers(lastYear)?.map(({ rule, amount }) => [rule, amount])).toEqual([
    ['By the law of FY 2025-26', 106_600],
    ['By the law of tax year 2026-27', 106_600],
  ])
  expect(answers({ ...defaults, taxYear: 'tax-year-2026-27' })).toHaveLength(1)
})

test('the tax by the current law is shown next to the table', () => {
  // 13 lakh of salary in tax year 2026-27: 12,25,000 taxable, relief to 25,000, and cess
  expect(currentLawSentence({ ...defaults, grossIncome: 1_300_000 })).toBe(
    'By the law of tax year 2026-27 the tax on this income is ₹26,000 (new regime, as a salary, after a standard deduction of ₹75,000).',
  )
})

test('by law, deductions that do not count are named', () => {
  const byLaw = { ...defaults, deductions: 60_000, taxYear: 'fy-2025-26' }
  expect(notes(byLaw)?.join(' ')).toContain('₹60,000 of the deductions entered is not counted')
  expect(notes({ ...byLaw, regime: 'old' })?.join(' ')).not.toContain('not counted')
  const inBoth = { ...byLaw, deductionsInBothRegimes: 60_000 }
  expect(notes(inBoth)?.join(' ')).not.toContain('not counted')
  expect(notes({ ...byLaw, incomeKind: 'other' })?.join(' ')).not.toContain('standard deduction')
})

test('the page says for which deduction it takes the amount it starts with', () => {
  const words =
    'The ₹50,000 you entered counts as the standard deduction (₹75,000 in the new regime, ₹50,000 in the old)'
  for (const regime of ['new', 'old'] as const)
    expect(notes({ ...defaults, regime, taxYear: 'fy-2025-26' })?.join(' ')).toContain(words)
  expect(comparisonSentences(defaults).sentences.join(' ')).toContain(words)
  const asOther = { ...defaults, equalEntry: 'other-deductions' } as const
  expect(comparisonSentences(asOther).sentences.join(' ')).not.toContain(words)
})

test('a part larger than the whole is not cut without a word', () => {
  const input = { ...defaults, taxYear: 'fy-2025-26', deductions: 0, deductionsInBothRegimes: 1e5 }
  expect(notes(input)?.join(' ')).toContain('₹1,00,000 counts in both regimes')
})

test.each(['fy-2023-24', 'fy-2024-25', 'fy-2025-26', 'tax-year-2026-27'])(
  'in %s the summary adds up to the taxable income',
  (taxYear) => {
    for (const grossIncome of [40_000, 1_000_004, 2_500_000]) {
      for (const deductions of [0, 50_000, 200_000]) {
        for (const regime of ['new', 'old'] as const) {
          const input = { ...defaults, taxYear, grossIncome, deductions, regime }
          const rows = taxCalculator.rows(taxCalculator.calculate(input), input)
          const amount = (label: string) => rows.find((row) => row.label === label)?.amount
          expect(amount('Standard Deduction')).toBeGreaterThan(0)
          const counted = amount('Of These, Counted') ?? amount('Total Deductions') ?? NaN
          expect(
            grossIncome -
              counted -
              (amount('Standard Deduction') ?? NaN) +
              (amount('Rounding to Ten Rupees') ?? 0),
          ).toBe(amount('Taxable Income'))
        }
      }
    }
  },
)

test('fields that the chosen rules do not use say why', () => {
  expect(unused(defaults)).toEqual([
    'deductionsInBothRegimes',
    'incomeKind',
    'ageBand',
    'equalEntry',
  ])
  const byLaw = { ...defaults, taxYear: 'fy-2025-26' }
  expect(unused(byLaw)).toEqual([])
  expect(unused({ ...byLaw, equalEntry: 'other-deductions' })).toEqual([])
  expect(unused({ ...byLaw, deductions: 60_000 })).toEqual(['equalEntry'])
  expect(unused({ ...byLaw, incomeKind: 'other' })).toEqual(['equalEntry'])
})

test('a reset keeps the tax year', () => {
  const texts = { ...initialTexts(taxCalculator.fields), grossIncome: '5', taxYear: 'fy-2025-26' }
  expect(afterReset(taxCalculator.fields, texts)).toEqual({
    ...initialTexts(taxCalculator.fields),
    taxYear: 'fy-2025-26',
  })
})

test('the report carries the comparison by law', () => {
  const text = report(taxCalculator, defaults, new Date(2026, 10, 21))
  expect(text).toContain(
    'Old and new regime by the law of tax year 2026-27:\nNew Regime: ₹0\nOld Regime: ₹1,06,600\nThe new regime costs ₹1,06,600 less.',
  )
  expect(text).toContain('By the law of tax year 2026-27 the tax on this income is ₹0')
})

test('the working goes from the slabs to the tax', () => {
  // 12,10,000: 61,500 on the slabs, 10,000 after marginal relief (Finance Ministry FAQ), cess 400
  const input = {
    ...defaults,
    grossIncome: 1_210_000,
    taxYear: 'fy-2025-26',
    incomeKind: 'other',
  } as const
  const table = tables(input)?.[0]
  expect(table?.rows.slice(-3)).toEqual([
    ['All slabs', '', 1_210_000, 61_500],
    ['Rebate', '', '', -51_500],
    ['Health and education cess', '', '', 400],
  ])
  expect(table?.totals?.at(-1)).toBe(10_400)
})

test('the working adds what is added and takes off what is taken off', () => {
  // Old regime, 51,00,000 (gstguntur.com): 13,42,500, surcharge 1,34,250, relief 64,250, cess 4 % of 14,12,500
  const input = {
    ...defaults,
    grossIncome: 5_100_000,
    deductions: 0,
    regime: 'old',
    taxYear: 'fy-2025-26',
    incomeKind: 'other',
  } as const
  expect(tables(input)?.[0]?.rows.slice(-4)).toEqual([
    ['All slabs', '', 5_100_000, 1_342_500],
    ['Surcharge', '', '', 134_250],
    ['Marginal relief on the surcharge', '', '', -64_250],
    ['Health and education cess', '', '', 56_500],
  ])
  expect(tables(input)?.[0]?.totals).toEqual(['Total tax', '', '', 1_469_000])
})

test.each([
  // 12,00,010: 10 and a cess of 0.40 make 10.40, rounded down
  [1_200_010, -0.4],
  // 12,00,140: 140 + 5.60 = 145.60, rounded up to 150
  [1_200_140, 4.4],
])('the working of %d is rounded by %d', (grossIncome, rounding) => {
  const input = { ...defaults, grossIncome, taxYear: 'fy-2025-26', incomeKind: 'other' } as const
  const [label, , , amount] = tables(input)?.[0]?.rows.at(-1) ?? []
  expect(label).toBe('Rounding to ten rupees')
  expect(amount).toBeCloseTo(rounding, 9)
})

// docs/specification.md and its order of the inputs: fields that are not in it are folded or come after them
test('the specified fields come first, and none of them is folded', () => {
  const shown = Object.entries(taxCalculator.fields).filter(([, field]) => !field.isOption)
  expect(shown.map(([name]) => name)).toEqual(['grossIncome', 'deductions', 'regime', 'taxYear'])
})
