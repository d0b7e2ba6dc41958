import type { DatedFact } from '@/lib/dated-fact.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import { PF_CHECKED, PF_PERCENT, PF_SOURCE, wageCeilings } from '../provident-fund.ts'
import { CERTIFICATE } from './certificate.ts'

const newest = wageCeilings.at(-1)

/** The contributions to provident fund, and the certificate of the tax. */
export const facts: readonly DatedFact[] = [
  {
    id: 'pf-ceiling',
    name: 'Provident fund: wage ceiling a month',
    value: rupees(newest?.ceiling ?? NaN),
    from: newest?.from ?? '',
    reviewBy: '2027-04-01',
    source: PF_SOURCE,
    checked: PF_CHECKED,
  },
  {
    id: 'pf-contribution',
    name: 'Provident fund: contribution of employee and employer each',
    value: `${groupedNumber(PF_PERCENT)}% of the wage`,
    from: '1997-09-22',
    reviewBy: '2027-04-01',
    source: 'EPFO’s published answers on contributions',
    checked: PF_CHECKED,
  },
  {
    id: 'salary-certificate',
    name: 'Certificate of tax deducted from a salary',
    value: `${CERTIFICATE.form}; for earlier years ${CERTIFICATE.formBefore}`,
    from: CERTIFICATE.from,
    reviewBy: '2027-06-15',
    source: CERTIFICATE.source,
    checked: CERTIFICATE.checked,
  },
]
