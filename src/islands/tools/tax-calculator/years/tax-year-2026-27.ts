import { yearAfter } from '../tax-rules.ts'
import { rules as before } from './fy-2025-26.ts'

/** Tax year 2026-27, the first under the Income-tax Act 2025, which kept the rates and renumbered the sections. */
export const rules = yearAfter(before, {
  id: 'tax-year-2026-27',
  label: 'Tax year 2026-27',
  from: '2026-04-01',
  regimes: {
    new: {
      citation:
        'Income-tax Act 2025 (30 of 2025), section 202(1), rebate section 156(2); Finance Act 2026 (4 of 2026), section 3',
    },
    old: {
      citation:
        'Finance Act 2026 (4 of 2026), section 3, First Schedule, Part I-B, Paragraph A; rebate section 156(1) of the Income-tax Act 2025 (30 of 2025)',
    },
  },
  roundingSections: 'section 516',
  lastChecked: '2026-11-21',
})
