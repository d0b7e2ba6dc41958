import type { DatedFact } from '@/lib/dated-fact.ts'

import { CERTIFICATE } from './certificate.ts'

/** The certificate of the tax. */
export const facts: readonly DatedFact[] = [
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
