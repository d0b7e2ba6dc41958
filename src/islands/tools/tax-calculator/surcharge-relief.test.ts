import { describe, expect, test } from 'vitest'

import { incomeTax } from './income-tax.ts'
import type { AgeBand, Regime } from './tax-rules.ts'

const LAKH = 100_000
const CRORE = 10_000_000
const LAST_TWO = ['fy-2025-26', 'tax-year-2026-27']
const ALL = ['fy-2023-24', 'fy-2024-25', ...LAST_TWO]

interface Edge {
  years: readonly string[]
  regime: Regime
  ageBand?: AgeBand
  threshold: number
  /** Tax on the slabs at the threshold, by hand: what the slabs below the last come to, and 30 % above it. */
  slabTax: number
  /** The surcharge an income at the threshold pays, in percent. */
  surchargePercent: number
}

// Slabs and surcharge bands: section 115BAC and the First Schedule, as tabled in the notes of each file of `years/`.
// The Budget 2025 papers print 11,90,000 and 10,80,000 for 50 lakh in FY 2024-25 and FY 2025-26.
const edges: Edge[] = [
  // 1,50,000 + 30 % above 15 lakh
  { years: ['fy-2023-24'], regime: 'new', threshold: 50 * LAKH, slabTax: 1_200_000, surchargePercent: 0 }, // prettier-ignore
  { years: ['fy-2023-24'], regime: 'new', threshold: CRORE, slabTax: 2_700_000, surchargePercent: 10 }, // prettier-ignore
  { years: ['fy-2023-24'], regime: 'new', threshold: 2 * CRORE, slabTax: 5_700_000, surchargePercent: 15 }, // prettier-ignore
  // 1,40,000 + 30 % above 15 lakh
  { years: ['fy-2024-25'], regime: 'new', threshold: 50 * LAKH, slabTax: 1_190_000, surchargePercent: 0 }, // prettier-ignore
  { years: ['fy-2024-25'], regime: 'new', threshold: CRORE, slabTax: 2_690_000, surchargePercent: 10 }, // prettier-ignore
  { years: ['fy-2024-25'], regime: 'new', threshold: 2 * CRORE, slabTax: 5_690_000, surchargePercent: 15 }, // prettier-ignore
  // 3,00,000 + 30 % above 24 lakh
  { years: LAST_TWO, regime: 'new', threshold: 50 * LAKH, slabTax: 1_080_000, surchargePercent: 0 },
  { years: LAST_TWO, regime: 'new', threshold: CRORE, slabTax: 2_580_000, surchargePercent: 10 },
  { years: LAST_TWO, regime: 'new', threshold: 2 * CRORE, slabTax: 5_580_000, surchargePercent: 15 }, // prettier-ignore
  // 1,12,500 + 30 % above 10 lakh; 1,10,000 from the age of 60, 1,00,000 from 80
  { years: ALL, regime: 'old', threshold: 50 * LAKH, slabTax: 1_312_500, surchargePercent: 0 },
  { years: ALL, regime: 'old', threshold: CRORE, slabTax: 2_812_500, surchargePercent: 10 },
  { years: ALL, regime: 'old', threshold: 2 * CRORE, slabTax: 5_812_500, surchargePercent: 15 },
  { years: ALL, regime: 'old', threshold: 5 * CRORE, slabTax: 14_812_500, surchargePercent: 25 },
  { years: ALL, regime: 'old', ageBand: '60-to-79', threshold: 5 * CRORE, slabTax: 14_810_000, surchargePercent: 25 }, // prettier-ignore
  { years: ALL, regime: 'old', ageBand: '80-and-over', threshold: 50 * LAKH, slabTax: 1_300_000, surchargePercent: 0 }, // prettier-ignore
]

const cases = edges.flatMap(({ years, ...edge }) => years.map((taxYear) => ({ taxYear, ...edge })))

describe.each(cases)(
  'in $taxYear, $regime regime, around $threshold (age: $ageBand)',
  ({ taxYear, regime, ageBand = 'below-60', threshold, slabTax, surchargePercent }) => {
    const taxAt = (grossIncome: number) =>
      incomeTax({
        taxYear,
        regime,
        ageBand,
        grossIncome,
        deductions: 0,
        incomeKind: 'other',
        deductionsInBothRegimes: 0,
        equalEntry: 'standard-deduction',
      }).totalTax

    // Cess of 4 %, and rounding to ten rupees, halves up; in hundredths, which are whole numbers.
    const withCess = (hundredths: number) => Math.floor((hundredths * 1.04 + 500) / 1000) * 10

    test('at the threshold the lower surcharge is paid', () => {
      expect(taxAt(threshold)).toBe(withCess(slabTax * (100 + surchargePercent)))
    })

    test.each([10, 1_000, 10_000])('%d above it, exactly that much more before cess', (more) => {
      expect(taxAt(threshold + more)).toBe(
        withCess(slabTax * (100 + surchargePercent) + more * 100),
      )
    })
  },
)

test.each(ALL)('in %s the new regime has no step at 5 crore', (taxYear) => {
  const taxAt = (grossIncome: number) =>
    incomeTax({
      taxYear,
      grossIncome,
      regime: 'new',
      ageBand: 'below-60',
      deductions: 0,
      incomeKind: 'other',
      deductionsInBothRegimes: 0,
      equalEntry: 'standard-deduction',
    }).totalTax
  // 30 % with 25 % surcharge and 4 % cess is 39 % of the 1,00,000 more.
  expect(taxAt(5 * CRORE + LAKH) - taxAt(5 * CRORE)).toBe(39_000)
})
