import type { DatedFact } from '@/lib/dated-fact.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'
import { MONTHS } from '@/lib/long-date.ts'

import { isoDate } from '@/islands/ui/dates/calendar.ts'

import { currentLaw } from '../tax-years.ts'
import { dayOf } from './advance-sentences.ts'
import {
  advanceCitations,
  dueDates,
  ENOUGH_BY_MARCH_PERCENT,
  LEAST_TAX,
  MONTHLY_PERCENT,
} from './advance-tax.ts'
import { GAINS_SURCHARGE_PERCENT, REBATE_ON_SLABS_FROM } from './gains.ts'

const cited = advanceCitations(currentLaw.from)
const shared = {
  from: cited.from,
  reviewBy: '2027-02-01',
  checked: cited.lastChecked,
}
const start = Number.parseInt(currentLaw.from, 10)

/** Returns the dates of the tax year that begins in a year. */
function datesOf(year: number): NonNullable<DatedFact['dates']> {
  return dueDates.map((date) => {
    const day = isoDate(dayOf(date, { from: `${year}-04-01` }))
    return { id: `advance-tax-${day}`, day, title: `Advance tax: ${shown(date.percent)} by today` }
  })
}

const shown = (percent: number) => `${groupedNumber(percent)}%`

/** Advance tax, and what the planner takes of gains. */
export const facts: readonly DatedFact[] = [
  {
    id: 'advance-tax-duty',
    name: 'Advance tax: due from a tax after TDS of',
    value: `${rupees(LEAST_TAX)}; none from the age of 60 without a business`,
    source: `${cited.act}, ${cited.senior} and ${cited.duty}`,
    ...shared,
  },
  {
    id: 'advance-tax-dates',
    name: 'Advance tax: dates',
    value: dueDates
      .map(({ day, month, percent }) => `${shown(percent)} by ${day} ${MONTHS[month - 1]}`)
      .join(', '),
    source: `${cited.act}, ${cited.dates}`,
    dates: [start, start + 1].flatMap(datesOf),
    ...shared,
  },
  {
    id: 'advance-tax-interest',
    name: 'Advance tax: interest on what is late',
    value: `${shown(MONTHLY_PERCENT)} a month; from April on if less than ${shown(ENOUGH_BY_MARCH_PERCENT)} is paid by 31 March`,
    source: `${cited.act}, ${cited.shortfall} and ${cited.deferment}`,
    ...shared,
  },
  {
    id: 'gains-surcharge',
    name: 'Surcharge on the tax of gains: at most',
    value: shown(GAINS_SURCHARGE_PERCENT),
    source: 'Finance Act 2026 (4 of 2026), section 3',
    ...shared,
    checked: '2026-11-21',
  },
  {
    id: 'rebate-on-slabs',
    name: 'Rebate of the new regime',
    value: 'Covers the tax of the slabs only, not that of gains at special rates',
    source: 'Finance Act 2025 (7 of 2025); Income-tax Act 2025, section 156(3)',
    ...shared,
    from: REBATE_ON_SLABS_FROM,
    checked: '2026-11-21',
  },
]
