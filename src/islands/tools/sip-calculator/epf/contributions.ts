import {
  PF_PERCENT,
  wageUnderCeiling,
  monthOf,
  wageCeilings,
} from '@/islands/calculator/money/provident-fund.ts'
import { roundTo } from '@/lib/format.ts'

import { firstMonthOf, type EpfInput, type EpfResult } from './epf.ts'
import { PENSION, PENSION_FORMULA } from './rules.ts'

/** Who contributes on which wage. */
export interface ContributionInput {
  /** Whether each side's share is on the wage up to the ceiling or on all of it. */
  pfOn: 'full' | 'own full' | 'ceiling'
  /** What the member adds, in percent of the full wage. */
  vpfPercent: number
  isPensionMember: 'yes' | 'no'
}

/** The contributions on a month's wage, in whole rupees. */
export interface Contributions {
  /** The member's own, with what is voluntary. */
  own: number
  /** The employer's to the provident fund, without the pension part. */
  employer: number
  /** The part of the employer's share that goes to the pension scheme. */
  pension: number
}

/**
 * Returns the contributions on the wage of a month.
 * Formula: own = 12 % of the wage + the voluntary part; pension = 8.33 % of the wage up to the ceiling; employer = 12 % − pension.
 * Units: rupees a month, each to the nearest rupee; the month by its number (`monthNumber`); the age in months.
 * Special case: in the month of a new ceiling each ceiling counts by its days (`wageUnderCeiling`). Nothing goes to the pension
 * scheme from age 58.
 * Source: EPFO's published answers on S.O. 5109(E).
 * Example: 20,000 in September 2026 → 2,080, 636 and 1,444.
 */
export function contributionsOn(
  wage: number,
  month: number,
  ageInMonths: number,
  { pfOn, vpfPercent, isPensionMember }: ContributionInput,
): Contributions {
  const limited = wageUnderCeiling(wage, month)
  const share = (part: number) => roundTo((part * PF_PERCENT) / 100, 0)
  const own = share(pfOn === 'ceiling' ? limited : wage) + roundTo((wage * vpfPercent) / 100, 0)
  const employers = share(pfOn === 'full' ? wage : limited)
  const hasPension = isPensionMember === 'yes' && ageInMonths < PENSION.untilAge * 12
  const pension = hasPension ? roundTo((limited * PENSION.percent) / 100, 0) : 0
  return { own, employer: employers - pension, pension }
}

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
