import { tableYears } from '@/islands/calculator/results/growth-table.ts'

import { planPaidIn, planValue, type SavingPlan } from './saving-plan.ts'

/** A plan year by year, for at most 100 years: the year, and at its end what was put in, what it earned and what there is. */
export function planYears(plan: SavingPlan): [number, number, number, number][] {
  return tableYears(plan.years).map((year) => {
    const upToThen = { ...plan, years: year }
    const [paidIn, value] = [planPaidIn(upToThen), planValue(upToThen)]
    return [year, paidIn, value - paidIn, value]
  })
}
