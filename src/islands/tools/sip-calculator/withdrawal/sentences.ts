import { rupees } from '@/lib/format.ts'

import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { monthsWanted, type WithdrawalInput, type WithdrawalResult } from './withdrawal.ts'

/** Returns the sentence on how long the savings last. */
export function withdrawalSentence(
  { lasts, months, lastWithdrawal, leftAfterYears }: WithdrawalResult,
  input: WithdrawalInput,
): string | undefined {
  if (lasts === 'ends')
    return `The money lasts for ${lengthInWords(months / 12)}. The last withdrawal is ${rupees(lastWithdrawal)}.`
  if (lasts === undefined || !Number.isFinite(leftAfterYears)) return undefined
  const howLong = lasts === 'for ever' ? 'for ever' : 'for more than a hundred years'
  return `The money lasts ${howLong}. ${rupees(leftAfterYears)} is left after ${lengthInWords(monthsWanted(input) / 12)}.`
}

/** Returns why a figure is missing, or which years the totals cover. */
export function withdrawalNotes(result: WithdrawalResult, input: WithdrawalInput): string[] {
  const { savings, withdrawal, risePercent } = input
  if (!(savings > 0)) return ['Enter savings above ₹0.']
  if (withdrawal < 0) return ['Enter a withdrawal of ₹0 or more.']
  if (risePercent <= -100) return ['Enter a yearly rise above −100%.']
  if (Number.isNaN(monthsWanted(input))) return ['Enter a time of 1 month to 100 years.']
  if (result.lasts === undefined || !Number.isFinite(result.savingsNeeded + result.withdrawn))
    return ['These values are too large to calculate with.']
  if (Number.isNaN(result.mostForYears))
    return ['Even without a withdrawal, the savings do not reach the amount to be left.']
  if (result.lasts === 'ends') return []
  const years = lengthInWords(monthsWanted(input) / 12)
  return [`The money does not run out, so the totals cover the first ${years}.`]
}
