import { PF_PERCENT, wageUnderCeiling } from '@/islands/calculator/money/provident-fund.ts'
import { roundTo } from '@/lib/format.ts'

import { PENSION } from './rules.ts'

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
