import { growth, times } from '@/lib/compounding.ts'

import { fromFirst, planValue, MOST_YEARS, type SavingPlan } from './sip.ts'

/** Options around the steady return that a plan assumes. 0 turns the range off. */
export interface RangeOptions {
  /** How far the low and the high return are from the entered one, in percentage points. */
  rangePoints: number
  /** The number of bad years, and their return in percent a year. */
  badYears: number
  badReturnPercent: number
}

/** A course of returns with the value that the plan reaches on it, in rupees. */
export interface Course {
  name: 'low' | 'entered' | 'high' | 'bad years first' | 'bad years last'
  annualRatePercent: number
  value: number
}

/**
 * Returns the value of a plan at three steady returns, and at the entered return with bad years at its start or at its end.
 *
 * Formula: first k months at b: value(k months at b) × (1 + r)^(n − k) + the later payments at r; last k months: value(n − k
 * months at r) × (1 + b)^k + the later payments at b, with monthly rates of a twelfth of the yearly ones.
 * Special cases: bad years are at most the years of the plan; NaN for a negative number of them.
 * Source: each payment on its own, month by month; a calculation for returns that somebody assumes, not a forecast.
 * Example: 5,000 for 10 years at 12 %, three years at −10 %: 10,16,899 with the bad years first, 6,43,015 with them last.
 */
export function coursesOf(plan: SavingPlan, options: RangeOptions): Course[] {
  const { annualRatePercent } = plan
  const steady = (name: Course['name'], rate: number): Course => ({
    name,
    annualRatePercent: rate,
    value: planValue({ ...plan, annualRatePercent: rate }),
  })
  const withBad = (name: Course['name'], value: number): Course => ({
    name,
    annualRatePercent,
    value,
  })
  const badMonths = Math.min(options.badYears, plan.years) * 12
  const isPossible = badMonths >= 0
  return [
    steady('low', annualRatePercent - options.rangePoints),
    steady('entered', annualRatePercent),
    steady('high', annualRatePercent + options.rangePoints),
    ...(options.badYears === 0
      ? []
      : [
          withBad('bad years first', isPossible ? badFirst(plan, options, badMonths) : NaN),
          withBad('bad years last', isPossible ? badLast(plan, options, badMonths) : NaN),
        ]),
  ]
}

function badFirst(plan: SavingPlan, { badReturnPercent }: RangeOptions, badMonths: number): number {
  const years = badMonths / 12
  const first = planValue({ ...plan, annualRatePercent: badReturnPercent, years })
  const grown = 1 + growth(plan.annualRatePercent / 1200, (plan.years - years) * 12)
  return times(first, grown) + planValue(plan) - fromFirst(plan, badMonths)
}

function badLast(plan: SavingPlan, { badReturnPercent }: RangeOptions, badMonths: number): number {
  const bad = { ...plan, annualRatePercent: badReturnPercent }
  const goodMonths = plan.years * 12 - badMonths
  const good = planValue({ ...plan, years: goodMonths / 12 })
  const grown = 1 + growth(badReturnPercent / 1200, badMonths)
  return times(good, grown) + planValue(bad) - fromFirst(bad, goodMonths)
}

/**
 * Returns after how many months a plan is worth an amount for the first time, counted at the end of a month: 0 when it starts
 * with it, NaN when it is not reached within a hundred years.
 * Example: 5,000 a month at 12 % is worth 10,00,000 after 110 months.
 */
export function monthsUntil(plan: SavingPlan, amount: number): number {
  if (plan.lumpSum >= amount) return 0
  for (let month = 1; month <= MOST_YEARS * 12; month++) {
    // Rounding noise, of payments without a return, is not to cost a month.
    if (planValue({ ...plan, years: month / 12 }) >= amount * (1 - 1e-12)) return month
  }
  return NaN
}
