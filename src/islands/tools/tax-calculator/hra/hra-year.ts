import {
  hraCityRule,
  hraExemption,
  type HraPeriod,
  type HraResult,
  type HraRule,
} from '../hra-exemption.ts'
import { lawFor } from '../tax-years.ts'

/** Monthly pay and rent, in rupees. */
export interface Home {
  /** Basic salary and dearness allowance. */
  monthlyBasic: number
  monthlyHra: number
  monthlyRent: number
  /** One of the cities of the rule, or any other word for another place. */
  city: string
}

/** A change of the rent, the pay, or the home with its city and rent, from a month of the year on. */
export interface HraChange extends Home {
  /** Counted from April, which is 0. */
  fromMonth: number
  what: 'rent' | 'pay' | 'home'
}

export interface HraInput extends Home {
  /** The id of a file in `years/`. */
  taxYear: string
  changes: readonly HraChange[]
  /** The first month in which the allowance is paid, counted from April, which is 0. */
  paidFrom: number
  /** The tax on a rupee of taxable income in the old regime in percent, before the cess. */
  oldRatePercent: number
}

/** Consecutive months with the same pay and home. */
export interface DatedPeriod extends HraPeriod {
  /** The first of them, counted from April, which is 0. */
  from: number
  place: string
}

export interface HraYear extends HraResult {
  rule: HraRule
  periods: readonly DatedPeriod[]
  /** The allowance of the year, in rupees. */
  received: number
  /** Tax and cess saved by the exemption in the old regime, in rupees. */
  saved: number
  /** How much more is exempt in the year, in rupees, when each month's rent rises by one rupee. */
  perRupeeOfRent: number
  cessPercent: number
}

/**
 * Returns the exempt house rent allowance of a tax year in which pay, rent and home may change, and the tax saved.
 * Formula: the exemption of `hraExemption`, from each change to the next; saved = exempt × rate × (1 + cess).
 * Units: rupees a month in, rupees of the year out.
 * Special case: an amount below 0 or too large has no result; months before the first paid one do not count.
 * Source: see `hra-exemption.ts`.
 * Example: salary 50,000, allowance 20,000 and rent 18,000 in Bengaluru, at 20 %, exempt 1,56,000 and save 32,448.
 */
export function hraYear(input: HraInput): HraYear {
  const rule = hraCityRule(input.taxYear)
  const { cessPercent } = lawFor(input.taxYear)
  const periods = periodsOf(input, rule)
  const result = hraExemption(periods, rule)
  const dearer = periods.map((period) => ({ ...period, rent: period.rent + 1 }))
  return {
    ...result,
    rule,
    periods,
    received: result.limits.hra,
    saved: (result.exempt * input.oldRatePercent * (100 + cessPercent)) / 10_000,
    perRupeeOfRent: hraExemption(dearer, rule).exempt - result.exempt,
    cessPercent,
  }
}

function periodsOf(input: HraInput, rule: HraRule): DatedPeriod[] {
  const { changes, paidFrom } = input
  const starts = [paidFrom, ...changes.map(({ fromMonth }) => fromMonth)]
  const later = [...new Set(starts)].filter((month) => month >= paidFrom)
  return later
    .toSorted((a, b) => a - b)
    .map((from, index, all) => {
      const home = homeIn(from, input)
      return {
        from,
        months: (all[index + 1] ?? 12) - from,
        salary: usable(home.monthlyBasic),
        hra: usable(home.monthlyHra),
        rent: usable(home.monthlyRent),
        city: rule.metros.includes(home.city) ? 'metro' : 'other',
        place: home.city,
      }
    })
}

/** Returns pay and home after all changes up to a month. Of two changes in one month, the later one in the list applies. */
function homeIn(month: number, { changes, ...start }: HraInput): Home {
  return changes
    .filter(({ fromMonth }) => fromMonth <= month)
    .toSorted((a, b) => a.fromMonth - b.fromMonth)
    .reduce<Home>((home, change) => ({ ...home, ...changed(change) }), start)
}

function changed({ what, monthlyBasic, monthlyHra, monthlyRent, city }: HraChange): Partial<Home> {
  if (what === 'pay') return { monthlyBasic, monthlyHra }
  return what === 'rent' ? { monthlyRent } : { monthlyRent, city }
}

/** Returns the amount, or NaN when it is negative or too large to calculate a year's share of it. */
function usable(amount: number): number {
  return amount >= 0 && Number.isFinite(amount * 1_200) ? amount : NaN
}
