import { growth } from '@/islands/calculator/money/compounding.ts'

import { planValue, type SavingPlan } from './saving-plan.ts'

/** How a yearly rate becomes a monthly one, and on which day of the month the money is paid. */
export type SipConvention =
  'start-of-month' | 'end-of-month' | 'start-of-month-at-the-effective-rate'

/** What a plan comes to by one of the three conventions that calculators use without saying so. */
export function valueBy(convention: SipConvention, plan: SavingPlan): number {
  const { annualRatePercent } = plan
  if (convention === 'start-of-month') return planValue(plan)
  if (convention === 'start-of-month-at-the-effective-rate')
    return planValue({ ...plan, annualRatePercent: growth(annualRatePercent / 100, 1 / 12) * 1200 })
  // A lump sum is there from the first day in any case.
  const lumpSum = planValue({ ...plan, monthlyInvestment: 0, stepUpRupees: 0 })
  return lumpSum + planValue({ ...plan, lumpSum: 0 }) / (1 + annualRatePercent / 1200)
}
