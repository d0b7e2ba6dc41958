import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { taxCalculator } from './definition.ts'
import { comparisonSentences } from './sentences.ts'

const defaults = readInput(taxCalculator.fields, initialTexts(taxCalculator.fields))

test.each([
  // The table alone would let the new regime win by 52,000; by law the verdict rests on what each regime allows.
  [
    { grossIncome: 1_300_000, deductions: 900_000 },
    /^The old regime costs ₹26,000 less\. .*more than ₹6,87,525, in addition to the standard deduction/,
  ],
  [{ ageBand: '60-to-79' as const }, /as a salary, age 60 to 79\./],
  [
    { grossIncome: 300_000, taxYear: 'fy-2025-26' },
    /Both regimes cost the same\. The new regime takes no tax here/,
  ],
  [
    { grossIncome: 2_000_000, deductions: 900_000, taxYear: 'fy-2025-26' },
    /The old regime costs ₹.* less\. .*₹7,08,345, in addition to the standard deduction/,
  ],
])('the comparison for %j is put into words', (changes, words) => {
  expect(comparisonSentences({ ...defaults, ...changes }).sentences.join(' ')).toMatch(words)
})
