import type { DatedFact } from '@/lib/dated-fact.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import { INSURANCE } from './deposit-insurance.ts'
import { TAX_DEDUCTED } from './tax-deducted.ts'

const { limits } = TAX_DEDUCTED
const { from, reviewBy, source, checked } = TAX_DEDUCTED
const tds = { from, reviewBy, source, checked, pages: ['fd-calculator/deposit', 'fd-calculator/ladder'] } // prettier-ignore

/** Deposit insurance and the tax that payers of interest deduct. */
export const facts: readonly DatedFact[] = [
  {
    id: 'deposit-insurance',
    name: 'Deposit insurance per person and bank',
    value: `${rupees(INSURANCE.rupees)}, principal and interest together`,
    from: INSURANCE.from,
    reviewBy: INSURANCE.reviewBy,
    source: INSURANCE.source,
    checked: INSURANCE.checked,
    pages: ['fd-calculator/deposit', 'fd-calculator/ladder'],
  },
  {
    id: 'tds-limits',
    name: 'Interest of a year without TDS',
    value: `${rupees(limits.bank)} at a bank or post office, ${rupees(limits.bankSenior)} from the age of 60, ${rupees(limits.other)} at other payers`,
    ...tds,
  },
  {
    id: 'tds-rate',
    name: 'TDS on interest above the limit',
    value: `${groupedNumber(TAX_DEDUCTED.percent)}% of the whole, ${groupedNumber(TAX_DEDUCTED.percentWithoutPan)}% without PAN`,
    ...tds,
  },
]
