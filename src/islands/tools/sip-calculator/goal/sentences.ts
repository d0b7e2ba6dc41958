import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import { isTime, type GoalInput, type GoalResult } from './goal.ts'

/** Returns the sentence that converts the goal between today's rupees and those of its year. */
export function goalSentence(
  { needed, today }: GoalResult,
  { amountIn, years, priceRisePercent }: GoalInput,
): string | undefined {
  if (!(needed > 0 && needed + today < Infinity && years > 0) || priceRisePercent === 0)
    return undefined
  const rise = `${groupedNumber(priceRisePercent)}%`
  return amountIn === 'today'
    ? `With prices rising ${rise} a year, the goal costs ${rupees(needed)} then.`
    : `With prices rising ${rise} a year, that buys what ${rupees(today)} buys today.`
}

/** Returns why there is nothing to pay or no result. */
export function goalNotes(result: GoalResult): string[] {
  const { needed, grown, ways } = result
  if (result.goals.some(({ years }) => !isTime(years)))
    return ['Enter a time of more than 0 and at most 100 years.']
  if (!Number.isFinite(ways.level.sip + needed + grown + result.today))
    return ['These values are too large to calculate with.']
  return ways.level.sip === 0 || ways.rupees.sip === 0
    ? ['Your savings, or the yearly steps alone, already reach the goal.']
    : []
}
