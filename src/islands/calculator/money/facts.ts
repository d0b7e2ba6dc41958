import type { DatedFact } from '@/lib/dated-fact.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import { equityGains, GAINS_CHECKED, otherGains } from './capital-gains.ts'
import { CESS_PERCENT } from './cess.ts'
import { costInflationIndex, INDICES_CHECKED, LAST_INDEX_YEAR } from './cost-inflation.ts'
import { PF_CHECKED, PF_PERCENT, PF_SOURCE, wageCeilings } from './provident-fund.ts'

const cashFlows = 'roi-calculator/cash-flows'
const planner = 'tax-calculator/planner'
const sip = ['sip-calculator', 'sip-calculator/goal', 'sip-calculator/withdrawal']
const providentFund = ['tax-calculator/salary', 'sip-calculator/epf']
/** The Budget may change these. */
const reviewBy = '2027-02-01'

const ceiling = wageCeilings.at(-1)
const property = otherGains(0)
const shown = (percent: number) => `${groupedNumber(percent)}%`

/** The tax on capital gains, the cess, the cost inflation index, and the contributions to provident fund. */
export const facts: readonly DatedFact[] = [
  {
    id: 'equity-gains',
    name: 'Gains on listed shares and equity funds',
    value: `${shown(equityGains.shortTermPercent)} up to ${equityGains.shortTermMonths} months, later ${shown(equityGains.longTermPercent)} beyond ${rupees(equityGains.exemption)} a year`,
    from: equityGains.from,
    reviewBy,
    source: equityGains.source,
    checked: GAINS_CHECKED,
    pages: [cashFlows, planner, ...sip],
  },
  {
    id: 'other-gains',
    name: 'Gains on gold and property',
    value: `Your slab up to ${property.shortTermMonths} months, later ${shown(property.longTermPercent)}; ${shown(property.indexedPercent)} over the indexed cost if less, for property that a resident bought before that day`,
    from: property.from,
    reviewBy,
    source: property.source,
    checked: GAINS_CHECKED,
    pages: [cashFlows, planner],
  },
  {
    id: 'cess',
    name: 'Health and education cess',
    value: `${shown(CESS_PERCENT)} of tax and surcharge`,
    from: '2018-04-01',
    source: 'Finance Act 2018, and each Finance Act since',
    checked: GAINS_CHECKED,
    reviewBy,
    pages: ['tax-calculator', planner, 'tax-calculator/salary', 'tax-calculator/hra', cashFlows, ...sip], // prettier-ignore
  },
  {
    id: 'cost-inflation-index',
    name: `Cost inflation index of ${LAST_INDEX_YEAR}-${String(LAST_INDEX_YEAR + 1).slice(2)}`,
    value: String(costInflationIndex(LAST_INDEX_YEAR)),
    from: `${LAST_INDEX_YEAR}-04-01`,
    until: `${LAST_INDEX_YEAR + 1}-03-31`,
    source: 'Central Board of Direct Taxes, notification of the year',
    checked: INDICES_CHECKED,
    pages: [cashFlows, planner],
  },
  {
    id: 'pf-ceiling',
    name: 'Provident fund: wage ceiling a month',
    value: rupees(ceiling?.ceiling ?? NaN),
    from: ceiling?.from ?? '',
    reviewBy: '2027-04-01',
    source: PF_SOURCE,
    checked: PF_CHECKED,
    pages: providentFund,
  },
  {
    id: 'pf-contribution',
    name: 'Provident fund: contribution of employee and employer each',
    value: `${groupedNumber(PF_PERCENT)}% of the wage`,
    from: '1997-09-22',
    reviewBy: '2027-04-01',
    source: 'EPFO’s published answers on contributions',
    checked: PF_CHECKED,
    pages: providentFund,
  },
]
