import { expect, test } from 'vitest'

import { initialTexts, readInput } from '../../calculator/inputs.ts'
import { report } from '../../calculator/report.ts'
import { taxCalculator } from './definition.ts'
import type { TaxInput } from './income-tax.ts'
import { comparisonSentences, currentLawSentence, ruleSentence } from './tax-sentences.ts'

const defaults = readInput(taxCalculator.fields, initialTexts(taxCalculator.fields))
const tables = (input: TaxInput) => taxCalculator.tables?.(taxCalculator.calculate(input), input)
const notes = (input: TaxInput) => taxCalculator.notes?.(taxCalculator.calculate(input), input)

test('the report names the cess, the rules and the results', () => {
  const text = report(taxCalculator, defaults, new Date(2026, 10, 21))
  expect(text).toContain('Total Tax (incl. 4% cess): ₹54,600')
  expect(text).toContain('Tax Year: FY 2023-24 slabs, before rebate and surcharge')
  expect(text).toContain('Generated on 21 November 2026')
})

test.each([
  ['spec-slabs', 'new', /section 115BAC\(1A\)\(i\).*Finance Act 2023 \(8 of 2023\)/],
  ['fy-2024-25', 'new', /115BAC\(1A\)\(ii\).*Finance \(No\. 2\) Act 2024 \(15 of 2024\)/],
  ['fy-2025-26', 'new', /115BAC\(1A\)\(iii\).*Finance Act 2025 \(7 of 2025\)/],
  [
    'tax-year-2026-27',
    'new',
    /2025 \(30 of 2025\), section 202\(1\).*Finance Act 2026 \(4 of 2026\)/,
  ],
  ['tax-year-2026-27', 'old', /Part I-B, Paragraph A/],
] as const)(
  'the rules of %s, %s regime, name their section and source',
  (taxYear, regime, words) => {
    const sentence = ruleSentence({ ...defaults, taxYear, regime })
    expect(sentence).toMatch(words)
    expect(sentence).toMatch(/Last checked on 21 November 2026\.$/)
  },
)

test('the tax by the current law stands beside the table', () => {
  // 13 lakh of salary in tax year 2026-27: pitfalls F5
  expect(currentLawSentence({ ...defaults, grossIncome: 1_300_000 })).toBe(
    'By the law of tax year 2026-27 the tax on this income is ₹26,000 (new regime, as a salary, after a standard deduction of ₹75,000).',
  )
})

test('by law, deductions that do not count are named', () => {
  const byLaw = { ...defaults, taxYear: 'fy-2025-26' }
  expect(notes(byLaw)?.join(' ')).toContain('₹50,000 of the deductions entered is not counted')
  expect(notes({ ...byLaw, regime: 'old' })?.join(' ')).not.toContain('not counted')
  expect(notes({ ...byLaw, deductionsInBothRegimes: 50_000 })?.join(' ')).not.toContain(
    'not counted',
  )
  expect(notes({ ...byLaw, incomeKind: 'other' })?.join(' ')).not.toContain('standard deduction')
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

test.each([
  [
    { grossIncome: 1_000_000 },
    /^The new regime costs ₹52,000 less\. These slabs take the deductions off under both regimes\.$/,
  ],
  [
    { grossIncome: 300_000, taxYear: 'fy-2025-26' },
    /Both regimes cost the same\. The new regime takes no tax here/,
  ],
  [
    { grossIncome: 2_000_000, deductions: 900_000, taxYear: 'fy-2025-26' },
    /The old regime costs ₹.* less\. .*₹7,08,333, besides the standard deduction/,
  ],
])('the comparison for %j is put into words', (changes, words) => {
  expect(comparisonSentences({ ...defaults, ...changes }).sentences.join(' ')).toMatch(words)
})
