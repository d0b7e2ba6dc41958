import { monthlyInstalment } from '@/lib/instalment.ts'

import { monthsToRepay } from '../months-to-repay.ts'
import type { RateChangeInput, RateChangeResult } from './rate-change.ts'

/** The choice that a lender's letter states. */
type LetterChoice = 'same end' | 'same EMI' | 'combination' | 'neither' | 'never repaid'

export interface Letter {
  choice: LetterChoice
  /** The EMIs that repay the loan at the EMI of the letter; NaN without one. */
  monthsNeeded: number
  /** The EMI that repays the loan in the EMIs of the letter, in rupees; NaN where the letter has an EMI. */
  emiNeeded: number
}

/** Lenders round the EMI to whole rupees, or up to the next ten. */
const ROUNDING = 10
/** The last EMI is smaller, and some lenders count it with the one before. */
const MONTHS = 1

/**
 * Returns which choice a letter states, from its EMI and its number of EMIs left, or from one of them. Undefined while neither
 * is entered or the loan has no figures. Units: rupees and months after the change.
 */
export function readLetter(result: RateChangeResult, input: RateChangeInput): Letter | undefined {
  const { letterEmi, letterMonths } = input
  const { sameEnd, sameEmi, balance } = result
  const hasEmi = letterEmi > 0
  const hasMonths = letterMonths > 0
  if ((!hasEmi && !hasMonths) || Number.isNaN(balance + sameEnd.emi)) return undefined
  const monthsNeeded = hasEmi ? monthsAt(letterEmi, result, input) : NaN
  const monthlyRate = input.newRatePercent / 1200
  const emiNeeded = hasEmi ? NaN : monthlyInstalment(balance, monthlyRate, letterMonths)
  const answer = (choice: LetterChoice): Letter => ({ choice, monthsNeeded, emiNeeded })
  if (hasEmi && monthsNeeded === Infinity) return answer('never repaid')
  const isEmi = (emi: number) => !hasEmi || Math.abs(letterEmi - emi) <= ROUNDING
  const isMonths = (months: number) => !hasMonths || Math.abs(letterMonths - months) <= MONTHS
  if (isEmi(sameEnd.emi) && isMonths(result.monthsAfter)) return answer('same end')
  if (isEmi(result.presentEmi) && isMonths(sameEmi.monthsAfter)) return answer('same EMI')
  const isBetween = hasEmi
    ? within(letterEmi, result.presentEmi, sameEnd.emi) && isMonths(monthsNeeded)
    : within(letterMonths, result.monthsAfter, sameEmi.monthsAfter)
  return answer(isBetween ? 'combination' : 'neither')
}

/** Returns how many EMIs of this size repay the loan at the new rate; Infinity if they never do. */
function monthsAt(emi: number, { balance }: RateChangeResult, { newRatePercent }: RateChangeInput) {
  return monthsToRepay(balance, newRatePercent / 1200, emi)
}

function within(value: number, one: number, other: number): boolean {
  return value > Math.min(one, other) && value < Math.max(one, other)
}
