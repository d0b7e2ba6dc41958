import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { taxCalculator } from './definition.ts'
import { ruleSentence } from './sentences.ts'

const defaults = readInput(taxCalculator.fields, initialTexts(taxCalculator.fields))

// Part I of the First Schedule charges the year before its Finance Act; Part III of the same Act would be for advance tax.
test.each([
  ['spec-slabs', 'new', /section 115BAC\(1A\)\(i\).*Finance Act 2023 \(8 of 2023\)/],
  ['fy-2024-25', 'new', /115BAC\(1A\)\(ii\).*Finance \(No\. 2\) Act 2024 \(15 of 2024\)/],
  ['fy-2025-26', 'new', /115BAC\(1A\)\(iii\).*Finance Act 2025 \(7 of 2025\)/],
  [
    'tax-year-2026-27',
    'new',
    /2025 \(30 of 2025\), section 202\(1\).*Finance Act 2026 \(4 of 2026\)/,
  ],
  ['spec-slabs', 'old', /Finance \(No\. 2\) Act 2024 \(15 of 2024\).*Part I, Paragraph A\(I\)/],
  ['fy-2023-24', 'old', /Finance \(No\. 2\) Act 2024 \(15 of 2024\).*Part I, Paragraph A/],
  ['fy-2024-25', 'old', /Finance Act 2025 \(7 of 2025\).*Part I, Paragraph A/],
  ['fy-2025-26', 'old', /Finance Act 2026 \(4 of 2026\), section 2,.*Part I-A, Paragraph A/],
  ['tax-year-2026-27', 'old', /Finance Act 2026 \(4 of 2026\), section 3,.*Part I-B, Paragraph A/],
] as const)(
  'the rules of %s, %s regime, name the Act that governs them',
  (taxYear, regime, words) => {
    expect(ruleSentence({ ...defaults, taxYear, regime })).toMatch(words)
  },
)

test.each([
  ['spec-slabs', 'new', /\. These slabs ended on 31 March 2024\.$/],
  // The old regime's slabs are the same today; only the year ended.
  ['spec-slabs', 'old', /\. This year ended on 31 March 2024\.$/],
  [
    'fy-2025-26',
    'new',
    /\. This year ended on 31 March 2026\. Last checked on 21 November 2026\.$/,
  ],
  [
    'tax-year-2026-27',
    'new',
    /\. This year ends on 31 March 2027\. Last checked on 21 November 2026\.$/,
  ],
] as const)('the rules of %s, %s regime, say when they end', (taxYear, regime, words) => {
  expect(ruleSentence({ ...defaults, taxYear, regime })).toMatch(words)
})
