import {
  monthOf,
  wageCeilings,
  wageUnderCeiling,
} from '@/islands/calculator/money/provident-fund.ts'

import { firstMonthOf, type EpfInput, type EpfResult } from './epf.ts'
import { PENSION_FORMULA } from './rules.ts'

/** A monthly pension from 58 by two readings of the law. */
export interface Pension {
  /** Years of service, without the bonus. */
  service: number
  /** The years of service before the newest ceiling. */
  before: number
  bonus: number
  /** The average wage of the last 60 months, and of those before the newest ceiling, each up to the ceiling of its month. */
  average: number
  averageBefore: number
  /** Rupees a month when the last average counts for all years, and when each ceiling counts for its own years. */
  oneAverage: number
  twoSpells: number
}

/**
 * Estimates the monthly pension of the pension scheme from 58.
 * Formula: average wage of the last 60 months, up to the ceiling × years of service ÷ 70; 2 years more from 20 years on.
 * In two spells: the years before the newest ceiling with the average before it, the others and the 2 years with the last one.
 * Units: rupees a month; whole months as twelfths of a year.
 * Special cases: NaN for no member and below 10 years of service, else at least 1,000. Wages before the account are the one
 * entered. The month of the new ceiling counts as one before it.
 * Source: Employees' Pension Scheme, 1995, as the scheme of 2026 carries it on; two spells as after the change of 2014.
 * Example: 25,000 on average and 25 years, none before the change: 25,000 × 27 ÷ 70 = 9,643.
 */
export function pensionOf({ years }: Pick<EpfResult, 'years'>, input: EpfInput): Pension {
  const { least, leastYears, divisor, bonusFrom, bonusYears } = PENSION_FORMULA
  const months = years.flatMap((year) => year.months)
  const paid = months.filter(({ pension }) => pension > 0).length
  const first = firstMonthOf(input) - 1
  const last = first + paid - 1
  const wageOf = (month: number) => months[month - first]?.wage ?? input.monthlyWage
  const served = hasService(input) ? Math.round(input.pensionYears * 12) + paid : NaN
  const after = Math.min(served, Math.max(0, last - CHANGE))
  const service = served / 12
  const before = (served - after) / 12
  const bonus = service >= bonusFrom ? bonusYears : 0
  const average = averageUpTo(last, wageOf)
  const averageBefore = averageUpTo(Math.min(last, CHANGE - 1), wageOf)
  const per = service >= leastYears ? divisor : NaN
  return {
    service,
    before,
    bonus,
    average,
    averageBefore,
    oneAverage: Math.max(least, (average * (service + bonus)) / per),
    twoSpells: Math.max(least, (averageBefore * before + average * (service - before + bonus)) / per), // prettier-ignore
  }
}

/** The month of the newest ceiling. */
const CHANGE = monthOf(wageCeilings.at(-1)?.from ?? '')

function hasService({ isPensionMember, pensionYears, age }: EpfInput): boolean {
  return isPensionMember === 'yes' && pensionYears >= 0 && pensionYears <= age
}

/** Returns the average of the wages up to the ceiling in the months until `last`. */
function averageUpTo(last: number, wageOf: (month: number) => number): number {
  const months = Array.from({ length: PENSION_FORMULA.averageMonths }, (_, index) => last - index)
  const sum = months.reduce((total, month) => total + wageUnderCeiling(wageOf(month), month), 0)
  return sum / PENSION_FORMULA.averageMonths
}
