import type { Regime } from '../tax-rules.ts'
import { headsOf } from './heads.ts'
import { regimePlan, type Plan } from './plan.ts'
import type { PlannerInput } from './planner-input.ts'
import { leastSetOff } from './set-off.ts'

/**
 * What a regime takes of any main income, in rupees and not rounded, with all else as in the input. What does not depend on that income
 * is worked out once, because a picture asks a thousand times. The input must hold no negative amounts.
 */
export function taxByIncome(
  { year }: Plan,
  input: PlannerInput,
  regime: Regime,
): (grossIncome: number) => number {
  const { before } = regimePlan(input, regime, year, 'none')
  const changed = { ...input }
  return (grossIncome) => {
    changed.grossIncome = grossIncome
    const { total } = headsOf(changed, regime, year)
    return leastSetOff({ ...before, heads: total }).steps.tax
  }
}
