import { rupees } from '@/lib/format.ts'

import { lengthInWords } from '@/islands/calculator/results/length-of-time.ts'
import { MOST_TABLE_YEARS } from '@/islands/calculator/results/growth-table.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import type { CompoundInterestInput, CompoundInterestResult } from './compound-interest.ts'
import { runDown, withdrawalsAYear } from './withdrawals.ts'

/** When money that is taken out runs out, or why nothing can be said. */
export function withdrawalNotes(
  { futureValue, totalInterest }: CompoundInterestResult,
  input: CompoundInterestInput,
): string[] {
  const { left, last } = runDown(input, MOST_TABLE_YEARS)
  const length = lengthInWords((left.length - 1) / withdrawalsAYear(input))
  if (last >= 0)
    return [`The money runs out after ${length}, with a last withdrawal of ${rupees(last)}.`]
  if (input.years > MOST_TABLE_YEARS)
    return [`Withdrawals are followed for ${MOST_TABLE_YEARS} years.`]
  if (![futureValue, totalInterest].every(Number.isFinite))
    return whyNoValue([futureValue, totalInterest])
  return [`The money lasts for more than ${MOST_TABLE_YEARS} years.`]
}
