import { growth } from '@/islands/calculator/money/compounding.ts'

import { planValue, type SavingPlan } from './saving-plan.ts'
import { inTodaysRupees } from './sip.ts'

/**
 * What is put in, in the rupees of the start: a payment made after k months counts as payment ÷ (1 + inflation)^(k/12).
 * That sum is what the payments would come to if they grew as fast as prices, taken back to the start.
 */
export function investedToday(plan: SavingPlan, inflationPercent: number): number {
  const monthly = growth(inflationPercent / 100, 1 / 12)
  const value = planValue({ ...plan, annualRatePercent: monthly * 1200 })
  return inTodaysRupees(value, inflationPercent, plan.years)
}
