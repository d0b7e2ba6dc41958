import { atAnyAge } from '../tax-rules.ts'
import type { TaxYear } from '../tax-rules.ts'

/** Tax year 2026-27, the first under the Income-tax Act 2025. */
export const rules: TaxYear = {
  id: 'tax-year-2026-27',
  label: 'Tax year 2026-27',
  kind: 'law',
  from: '2026-04-01',
  regimes: {
    new: {
      citation:
        'Income-tax Act 2025 (30 of 2025), section 202(1), rebate section 156(2); Finance Act 2026 (4 of 2026), section 3',
      slabs: atAnyAge([
        { from: 0, ratePercent: 0 },
        { from: 400_000, ratePercent: 5 },
        { from: 800_000, ratePercent: 10 },
        { from: 1_200_000, ratePercent: 15 },
        { from: 1_600_000, ratePercent: 20 },
        { from: 2_000_000, ratePercent: 25 },
        { from: 2_400_000, ratePercent: 30 },
      ]),
      standardDeduction: 75_000,
      typedDeductions: 'few',
      rebate: { upToIncome: 1_200_000, atMost: 60_000, marginalRelief: 'yes' },
      surcharge: [
        { above: 5_000_000, ratePercent: 10 },
        { above: 10_000_000, ratePercent: 15 },
        { above: 20_000_000, ratePercent: 25 },
      ],
    },
    old: {
      citation:
        'Finance Act 2026 (4 of 2026), section 3, First Schedule, Part I-B, Paragraph A; rebate section 156(1) of the Income-tax Act 2025 (30 of 2025)',
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
  cessPercent: 4,
  roundingSections: 'section 516',
  lastChecked: '2026-11-21',
}
