import { atAnyAge, yearAfter } from '../tax-rules.ts'
import { rules as before } from './fy-2024-25.ts'

/** Financial year 2025-26, assessment year 2026-27: new slabs and a larger rebate in the new regime. */
export const rules = yearAfter(before, {
  id: 'fy-2025-26',
  label: 'FY 2025-26',
  from: '2025-04-01',
  regimes: {
    new: {
      citation:
        'Income-tax Act 1961, section 115BAC(1A)(iii), rebate section 87A; rates of the Finance Act 2025 (7 of 2025)',
      slabs: atAnyAge([
        { from: 0, ratePercent: 0 },
        { from: 400_000, ratePercent: 5 },
        { from: 800_000, ratePercent: 10 },
        { from: 1_200_000, ratePercent: 15 },
        { from: 1_600_000, ratePercent: 20 },
        { from: 2_000_000, ratePercent: 25 },
        { from: 2_400_000, ratePercent: 30 },
      ]),
      rebate: { upToIncome: 1_200_000, atMost: 60_000, marginalRelief: 'yes' },
    },
    old: {
      citation:
        'Finance Act 2026 (4 of 2026), section 2, First Schedule, Part I-A, Paragraph A; rebate section 87A of the Income-tax Act 1961',
    },
  },
  lastChecked: '2026-11-21',
})
