import { atAnyAge, yearAfter } from '../tax-rules.ts'
import { rules as before } from './fy-2023-24.ts'

/** Financial year 2024-25, assessment year 2025-26: wider slabs and a larger standard deduction in the new regime. */
export const rules = yearAfter(before, {
  id: 'fy-2024-25',
  label: 'FY 2024-25',
  from: '2024-04-01',
  regimes: {
    new: {
      citation:
        'Income-tax Act 1961, section 115BAC(1A)(ii), rebate section 87A; rates of the Finance (No. 2) Act 2024 (15 of 2024)',
      slabs: atAnyAge([
        { from: 0, ratePercent: 0 },
        { from: 300_000, ratePercent: 5 },
        { from: 700_000, ratePercent: 10 },
        { from: 1_000_000, ratePercent: 15 },
        { from: 1_200_000, ratePercent: 20 },
        { from: 1_500_000, ratePercent: 30 },
      ]),
      standardDeduction: 75_000,
    },
    old: {
      citation:
        'Finance Act 2025 (7 of 2025), section 2, First Schedule, Part I, Paragraph A; rebate section 87A of the Income-tax Act 1961',
    },
  },
  lastChecked: '2026-11-21',
})
