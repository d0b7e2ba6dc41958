import { growthOverTime } from '../../../calculator/charts/growth-over-time.ts'
import type { OverTime } from '../../../calculator/definition.ts'
import { tableYears } from '../../../calculator/table-years.ts'
import { planPaidIn, planValue } from '../saving-plan.ts'
import type { GoalInput, GoalResult } from './goal.ts'

export { OverTimePicture } from '../../../calculator/charts/OverTimePicture.tsx'

/** What was put in with the same payment every month, and what it is worth, until the goal is reached. */
export function overTime(
  { ways }: GoalResult,
  { years, lumpSum }: GoalInput,
): OverTime | undefined {
  return growthOverTime({
    title: 'The way to the goal, with the same SIP every month',
    names: ['Put in', 'Returns', 'Value'],
    atStart: lumpSum,
    rows: tableYears(years).map((year) => {
      const plan = { ...ways.level.plan, years: year }
      const [paidIn, value] = [planPaidIn(plan), planValue(plan)]
      return [year, paidIn, value - paidIn, value]
    }),
    look: 'area',
  })
}
