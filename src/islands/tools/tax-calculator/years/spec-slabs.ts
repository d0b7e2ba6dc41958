import { CESS_PERCENT } from '@/islands/calculator/money/cess.ts'

import { atAnyAge } from '../tax-rules.ts'
import type { TaxYear } from '../tax-rules.ts'

/** The table of docs/specification.md 5.8: slabs and cess alone, and every deduction counts in both regimes. */
export const rules: TaxYear = {
  id: 'spec-slabs',
  label: 'FY 2023-24 slabs, before rebate and surcharge',
  kind: 'table',
  from: '2023-04-01',
  regimes: {
    new: {
      citation:
        'Income-tax Act 1961, section 115BAC(1A)(i); rates of the Finance Act 2023 (8 of 2023)',
      slabs: atAnyAge([
        { from: 0, ratePercent: 0 },
        { from: 300_000, ratePercent: 5 },
        { from: 600_000, ratePercent: 10 },
        { from: 900_000, ratePercent: 15 },
        { from: 1_200_000, ratePercent: 20 },
        { from: 1_500_000, ratePercent: 30 },
      ]),
      standardDeduction: 0,
      typedDeductions: 'all',
      surcharge: [],
    },
    old: {
      citation:
        'Finance (No. 2) Act 2024 (15 of 2024), section 2, First Schedule, Part I, Paragraph A(I)',
      slabs: atAnyAge([
        { from: 0, ratePercent: 0 },
        { from: 250_000, ratePercent: 5 },
        { from: 500_000, ratePercent: 20 },
        { from: 1_000_000, ratePercent: 30 },
      ]),
      standardDeduction: 0,
      typedDeductions: 'all',
      surcharge: [],
    },
  },
  cessPercent: CESS_PERCENT,
  roundingSections: '',
}
