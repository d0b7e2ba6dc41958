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
  return `The money lasts ${howLong}. ${rupees(leftAfterYears)} are left after ${lengthInWords(monthsWanted(input) / 12)}.`
}

/** Returns why a figure is missing, or which years the totals cover. */
export function withdrawalNotes(result: WithdrawalResult, input: WithdrawalInput): string[] {
  const { savings, withdrawal, risePercent } = input
  if (!(savings > 0)) return ['There are no savings to withdraw from.']
  if (withdrawal < 0) return ['A withdrawal is ₹0 or more.']
  if (risePercent <= -100) return ['A yearly rise is more than −100%.']
  if (Number.isNaN(monthsWanted(input)))
    return ['The money can be wanted for a month up to 100 years.']
  if (result.lasts === undefined || !Number.isFinite(result.savingsNeeded + result.withdrawn))
    return ['These values are beyond what can be calculated.']
  if (Number.isNaN(result.mostForYears))
    return ['The savings do not grow to what is to be left, even without a withdrawal.']
  if (result.lasts === 'ends') return []
  const years = lengthInWords(monthsWanted(input) / 12)
  return [`As the money does not end, what is withdrawn and taxed is that of the first ${years}.`]
}
