import { groupedNumber } from '@/lib/digit-groups.ts'
import { percent, rupees } from '@/lib/format.ts'
import type { DatedFact } from '@/lib/dated-fact.ts'

import {
  BOND_COUPON,
  RATES,
  MOST_JOINTLY,
  SCHEMES,
  SCHEMES_SOURCE,
  type Scheme,
} from './schemes.ts'
import { BLOCK_SHARE, BLOCK_YEARS } from './ppf-extension.ts'

/** Returns the days of the three resets after a period of the coupon: the next rate holds from each 1 January and 1 July. */
function couponResets(until: string): NonNullable<DatedFact['dates']> {
  return [0, 6, 12].map((months) => {
    const day = new Date(Date.UTC(Number(until.slice(0, 4)), Number(until.slice(5, 7)) + months, 1)).toISOString().slice(0, 10) // prettier-ignore
    return { id: `bond-coupon-${day}`, day, title: 'Floating Rate Savings Bonds: a new coupon from today' } // prettier-ignore
  })
}

/** Returns the ends of the six quarters after a quarter: on or about these days the next rates are announced. */
function quarterEnds(until: string): NonNullable<DatedFact['dates']> {
  return [1, 2, 3, 4, 5, 6].map((quarters) => {
    // The first of a month less a day is the end of the month before.
    const first = new Date(Date.UTC(Number(until.slice(0, 4)), Number(until.slice(5, 7)) + 3 * quarters, 1)) // prettier-ignore
    const day = new Date(first.getTime() - 86_400_000).toISOString().slice(0, 10)
    return { id: `quarter-end-${day}`, day, title: 'End of the quarter: new rates of small savings are due' } // prettier-ignore
  })
}

const { from, until, source, checked } = RATES

const rates: DatedFact[] = (Object.entries(RATES.percent) as [Scheme, number][]).map(
  ([scheme, rate]) => ({
    id: `small-savings-${scheme}-rate`,
    name: `${SCHEMES[scheme].name}: interest rate`,
    value: `${percent(rate)} a year`,
    from,
    until,
    field: `${scheme}RatePercent`,
    source,
    checked,
    ...(scheme === 'ppf' && { dates: quarterEnds(until) }),
  }),
)

const limits: DatedFact[] = Object.entries(SCHEMES).map(
  ([scheme, { name, least, most, multiple, depositYears }]) => ({
    id: `small-savings-${scheme}-limits`,
    name: `${name}: deposit${depositYears > 1 ? ' of a year' : ''}`,
    value: `${rupees(least)} ${Number.isFinite(most) ? `to ${rupees(most)}` : 'or more'}${scheme === 'mis' ? ` (jointly ${rupees(MOST_JOINTLY)})` : ''}, in multiples of ${groupedNumber(multiple)}`,
    ...SCHEMES_SOURCE,
    reviewBy: '2027-04-01',
  }),
)

const bond: DatedFact = {
  id: 'small-savings-frsb-rate',
  name: 'Floating Rate Savings Bonds: coupon',
  value: `${percent(BOND_COUPON.percent)} a year`,
  from: BOND_COUPON.from,
  until: BOND_COUPON.until,
  field: 'frsbRatePercent',
  source: BOND_COUPON.source,
  checked: BOND_COUPON.checked,
  dates: couponResets(BOND_COUPON.until),
}

const beyond: DatedFact = {
  id: 'small-savings-ppf-extension',
  name: 'PPF beyond 15 years',
  value: `Without deposits one withdrawal a year; with deposits in blocks of ${BLOCK_YEARS} years, at most ${100 * BLOCK_SHARE}% of the balance at the start of the block`,
  ...SCHEMES_SOURCE,
  from: '2019-12-12',
  reviewBy: '2027-04-01',
}

/** The rates of the quarter, the coupon of the bond and the limits of the schemes. */
export const facts: readonly DatedFact[] = [...rates, bond, ...limits, beyond]
