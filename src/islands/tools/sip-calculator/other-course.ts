import { growth, times } from '@/islands/calculator/money/compounding.ts'

import { planValue, valueOfOneRupee, valueWithoutSip, type SavingPlan } from './saving-plan.ts'

/** A plan that does not go as it was meant to. Amounts are rupees. */
export interface OtherCourse {
  /** How much less the plan comes to. */
  cost: number
  /** The first payment of those that make up for it; NaN when no time is left for them. */
  catchUp: number
}

/**
 * The plan started so many months later, with the same end.
 * Formula: cost = value(n) − value(n − d); the payment that makes up for it is that of the goal value(n) in n − d months.
 * Special case: NaN for fewer than 0 months; started after the end, only the lump sum is there.
 * Example: 5,000 × 240 at 12 %, 12 months late: 6,19,113, made up for by 5,707 a month.
 */
export function startedLater(plan: SavingPlan, months: number): OtherCourse {
  const left = plan.years - months / 12
  const late = { ...plan, years: Math.max(0, left) }
  const value = planValue(plan)
  const missing = value - valueWithoutSip(late)
  return {
    cost: months >= 0 ? value - planValue(late) : NaN,
    catchUp: left > 0 && months >= 0 ? missing / valueOfOneRupee(late) : NaN,
  }
}

/**
 * The plan with so many payments left out, after those of the first months.
 * Formula: cost = what the payments left out would have come to; those after the break are raised by cost ÷ what 1 rupee a
 * month comes to from then on.
 * Example: 5,000 × 120 at 12 %, 12 of them left out after 24: 1,47,738, made up for by 6,119 a month.
 */
export function paused(plan: SavingPlan, before: number, skipped: number): OtherCourse {
  const isBreak = before >= 0 && skipped >= 0
  const months = plan.years * 12
  const resumed = before + skipped
  const payments = { ...plan, lumpSum: 0 }
  const cost = fromFirst(payments, resumed) - fromFirst(payments, before)
  const oneRupee = { ...payments, monthlyInvestment: 1, stepUpRupees: 0 }
  const afterBreak = planValue(oneRupee) - fromFirst(oneRupee, resumed)
  const year = Math.floor(resumed / 12)
  const raised = (plan.monthlyInvestment + cost / afterBreak) * (1 + growth(plan.stepUpPercent / 100, year)) // prettier-ignore
  return {
    cost: isBreak ? cost : NaN,
    catchUp: isBreak && resumed < months ? raised + times(plan.stepUpRupees, year) : NaN,
  }
}

/** What the payments of the first months come to at the end of the plan. */
export function fromFirst(plan: SavingPlan, count: number): number {
  const months = plan.years * 12
  const paid = Math.min(count, months)
  const grown = 1 + growth(plan.annualRatePercent / 1200, months - paid)
  return times(planValue({ ...plan, years: paid / 12 }), grown)
}
