import type { DatedFact } from '@/lib/dated-fact.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'

import { APR_STATEMENT, FEE_GST, PREPAYMENT_CHARGES } from './lender-rules.ts'

/** The rules on charges of lenders. */
export const facts: readonly DatedFact[] = [
  {
    id: 'fee-gst',
    name: 'GST on fees of lenders and on card interest',
    value: `${groupedNumber(FEE_GST.percent)}%`,
    from: FEE_GST.from,
    reviewBy: '2027-02-01',
    source: FEE_GST.source,
    checked: FEE_GST.checked,
    pages: ['loan-calculator/offer-check', 'loan-calculator/balance-transfer'],
  },
  {
    id: 'prepayment-charges',
    name: 'Charge for prepaying a floating-rate loan',
    value:
      'None for individuals, except loans for business, if sanctioned or renewed since that day',
    ...PREPAYMENT_CHARGES,
    reviewBy: '2027-06-30',
    pages: ['loan-calculator/balance-transfer', 'loan-calculator/prepayment'],
  },
  {
    id: 'apr-statement',
    name: 'APR in the key facts statement',
    value:
      'Twelve times the monthly rate of return on the net disbursed amount, all charges included',
    ...APR_STATEMENT,
    reviewBy: '2027-06-30',
    pages: ['loan-calculator/offer-check'],
  },
]
