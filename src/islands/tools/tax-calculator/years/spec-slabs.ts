import { atAnyAge } from '../tax-rules.ts'
import type { TaxYear } from '../tax-rules.ts'
import { rules as year } from './fy-2023-24.ts'

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
      slabs: year.regimes.new.slabs,
      standardDeduction: 0,
      typedDeductions: 'all',
      surcharge: [],
    },
    old: {
      citation:
        'Finance (No. 2) Act 2024 (15 of 2024), section 2, First Schedule, Part I, Paragraph A(I)',
      slabs: atAnyAge(year.regimes.old.slabs['below-60']),
      standardDeduction: 0,
      typedDeductions: 'all',
      surcharge: [],
    },
  },
  cessPercent: year.cessPercent,
  roundingSections: '',
}
