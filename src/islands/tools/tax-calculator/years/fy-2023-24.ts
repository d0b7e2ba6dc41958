import { CESS_PERCENT } from '@/islands/calculator/money/cess.ts'

import { atAnyAge } from '../tax-rules.ts'
import type { TaxYear } from '../tax-rules.ts'

/** Financial year 2023-24, assessment year 2024-25. */
export const rules: TaxYear = {
  id: 'fy-2023-24',
  label: 'FY 2023-24',
  kind: 'law',
  from: '2023-04-01',
  regimes: {
    new: {
      citation:
        'Income-tax Act 1961, section 115BAC(1A)(i), rebate section 87A; rates of the Finance Act 2023 (8 of 2023)',
      slabs: atAnyAge([
        { from: 0, ratePercent: 0 },
        { from: 300_000, ratePercent: 5 },
        { from: 600_000, ratePercent: 10 },
        { from: 900_000, ratePercent: 15 },
        { from: 1_200_000, ratePercent: 20 },
        { from: 1_500_000, ratePercent: 30 },
      ]),
      standardDeduction: 50_000,
      typedDeductions: 'few',
      rebate: { upToIncome: 700_000, atMost: 25_000, marginalRelief: 'yes' },
      surcharge: [
        { above: 5_000_000, ratePercent: 10 },
        { above: 10_000_000, ratePercent: 15 },
        { above: 20_000_000, ratePercent: 25 },
      ],
    },
    old: {
      citation:
        'Finance (No. 2) Act 2024 (15 of 2024), section 2, First Schedule, Part I, Paragraph A; rebate section 87A of the Income-tax Act 1961',
      slabs: {
        'below-60': [
          { from: 0, ratePercent: 0 },
          { from: 250_000, ratePercent: 5 },
          { from: 500_000, ratePercent: 20 },
          { from: 1_000_000, ratePercent: 30 },
        ],
        '60-to-79': [
          { from: 0, ratePercent: 0 },
          { from: 300_000, ratePercent: 5 },
          { from: 500_000, ratePercent: 20 },
          { from: 1_000_000, ratePercent: 30 },
        ],
        '80-and-over': [
          { from: 0, ratePercent: 0 },
          { from: 500_000, ratePercent: 20 },
          { from: 1_000_000, ratePercent: 30 },
        ],
      },
      standardDeduction: 50_000,
      typedDeductions: 'all',
      rebate: { upToIncome: 500_000, atMost: 12_500, marginalRelief: 'no' },
      surcharge: [
        { above: 5_000_000, ratePercent: 10 },
        { above: 10_000_000, ratePercent: 15 },
        { above: 20_000_000, ratePercent: 25 },
        { above: 50_000_000, ratePercent: 37 },
      ],
    },
  },
  cessPercent: CESS_PERCENT,
  roundingSections: 'sections 288A and 288B',
  lastChecked: '2026-11-21',
}
