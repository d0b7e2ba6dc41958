import { growthOverTime } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'

import { planYears } from '../tables.ts'
import type { GoalInput, GoalResult } from './goal.ts'

/** Returns the total paid in and the value of the level SIP, until the goal is reached. */
export function overTime({ ways }: GoalResult, { lumpSum }: GoalInput): OverTime | undefined {
  return growthOverTime({
    title: 'The way to the goal, with the same SIP every month',
    names: ['Put in', 'Returns', 'Value'],
    atStart: lumpSum,
    rows: planYears(ways.level.plan),
    look: 'area',
  })
}
