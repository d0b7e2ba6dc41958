import { rupees } from '@/lib/format.ts'

import type { Timeline } from '../timeline.ts'
import { monthsLeft, type TransferInput, type TransferResult } from './transfer.ts'

/** Why a figure is missing, or what is remarkable about the change. */
export function transferNotes(result: TransferResult, input: TransferInput): string[] {
  const { present, sameTenure, sameEmi, costs } = result
  if (Number.isNaN(costs)) return ['Costs and their GST are 0 or more.']
  if (present.problem) return [problemSentence('the present loan', present.problem)]
  if (sameEmi.timeline.problem) return [problemSentence('the new loan', sameEmi.timeline.problem)]
  if (!Number.isFinite(sameTenure.saving + sameEmi.saving))
    return ['These values are too large to calculate with.']
  if (sameTenure.saving < 0 && sameEmi.saving < 0)
    return ['Both ways the change costs more than it saves.']
  const { knownBy, years, months } = input
  if (knownBy === 'tenure' && Math.abs(years * 12 + months - monthsLeft(input)) > 1e-6)
    return [`The time left is counted as ${monthsLeft(input)} months.`]
  return []
}

function problemSentence(loan: string, problem: NonNullable<Timeline['problem']>): string {
  if (problem.kind === 'never repaid')
    return `With the present EMI ${loan} is never repaid: the interest of a month alone is as much. It takes at least ${rupees(problem.smallestEmi)}.`
  if (problem.kind === 'over a hundred years')
    return `With the present EMI ${loan} takes more than a hundred years.`
  return 'A loan needs an amount, a rate of 0% or more, and time that is left: at least a month, at most a hundred years.'
}
