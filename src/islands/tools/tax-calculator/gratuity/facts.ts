import type { DatedFact } from '@/lib/dated-fact.ts'
import { rupees } from '@/lib/format.ts'

import { CEILING, CHECKED, EXEMPTION, GRATUITY } from './rules.ts'

const shared = { checked: CHECKED, reviewBy: '2027-04-01' }
const law = { ...shared, from: GRATUITY.from, source: GRATUITY.source }

/** Gratuity: what is due by law, and what is free of tax. */
export const facts: readonly DatedFact[] = [
  {
    id: 'gratuity-formula',
    name: 'Gratuity',
    value: `${GRATUITY.days} ÷ ${GRATUITY.daysOfMonth} of a month’s wages for each year; a part of a year beyond ${GRATUITY.monthsLeftOut} months counts as one`,
    ...law,
  },
  {
    id: 'gratuity-service',
    name: 'Gratuity: least service',
    value: `${GRATUITY.leastYears} years; not on death, disablement or the end of a fixed term, which counts in proportion`,
    ...law,
  },
  {
    id: 'gratuity-wages',
    name: 'Gratuity: wages',
    value: `Basic pay and dearness allowance, at least ${GRATUITY.shareOfPay * 100}% of all pay`,
    ...law,
  },
  {
    id: 'gratuity-ceiling',
    name: 'Gratuity: the most that is due by law',
    value: rupees(CEILING.rupees),
    from: CEILING.from,
    source: CEILING.source,
    ...shared,
  },
  {
    id: 'gratuity-exemption',
    name: 'Gratuity: tax-free in a lifetime, except for government employees',
    value: rupees(EXEMPTION.rupees),
    from: EXEMPTION.from,
    source: EXEMPTION.source,
    ...shared,
  },
]
