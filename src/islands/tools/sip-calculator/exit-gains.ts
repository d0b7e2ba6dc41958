import { equityGains, type YearOfGains } from '@/islands/calculator/money/capital-gains.ts'
import { growth, times } from '@/islands/calculator/money/compounding.ts'

import { planPaidIn, planValue, type SavingPlan } from './saving-plan.ts'

/**
 * The gains when all units are sold at once after the last month, in rupees.
 * An instalment of month k of n has been held for n − k + 1 months: those of the last twelve are short-term.
 * Example: 5,000 × 120 at 12 % have 5,57,649 of long-term and 4,047 of short-term gains.
 */
export function exitGains(plan: SavingPlan): YearOfGains {
  const { shortTermMonths } = equityGains
  const older = { ...plan, years: plan.years - shortTermMonths / 12 }
  const isOld = older.years > 0
  const grown = 1 + growth(plan.annualRatePercent / 1200, shortTermMonths)
  const longValue = isOld ? times(planValue(older), grown) : 0
  const longTerm = isOld ? longValue - planPaidIn(older) : 0
  return { longTerm, shortTerm: planValue(plan) - planPaidIn(plan) - longTerm }
}
