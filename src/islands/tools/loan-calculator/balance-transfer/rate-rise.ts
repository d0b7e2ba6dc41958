import { twoDecimals } from '@/lib/format.ts'

import { annualPercentageRate, monthlyCostRate } from '../cost-rate.ts'
import { timeline } from '../timeline.ts'
import { inMonths, type TransferInput, type TransferResult } from './transfer.ts'

/** How far the new rate may rise before nothing is saved, or why that is no question; undefined where nothing is saved to begin with. */
export function riseSentence(result: TransferResult, input: TransferInput): string | undefined {
  const { months } = result.present
  if (!(result.sameTenure.saving > 0)) return undefined
  const after = Math.round(input.riseAfterMonths)
  if (after < 0) return 'A new rate rises after 0 months or more.'
  if (after >= months)
    return `A rise after ${after} months changes nothing: by then the new loan has ended.`
  const points = bearableRise(result, input)
  if (!(points > 0)) return undefined
  const when = after === 0 ? 'from the start' : `after ${inMonths(after)}`
  // Rounded down: at the figure that is shown something is still saved.
  const shown = twoDecimals(Math.floor(points * 100) / 100)
  return `With the same tenure, something is saved as long as the new rate rises by no more than ${shown} percentage points ${when} and the present one does not.`
}

/** What is saved when the new rate rises by so many percentage points and the present one does not, in rupees. */
export function savingAfterRise(
  { present, presentEmi, costs }: TransferResult,
  input: TransferInput,
  points: number,
  keeps: 'tenure' | 'emi',
): number {
  const loan = {
    loanAmount: input.loanAmount,
    annualRatePercent: input.newRatePercent,
    months: present.months,
    ...(keeps === 'emi' && { emi: presentEmi }),
  }
  const rise = {
    kind: 'rate',
    after: Math.round(input.riseAfterMonths),
    annualRatePercent: input.newRatePercent + points,
    then: keeps,
  } as const
  return present.paid - timeline(loan, [rise]).paid - costs
}

/**
 * By how many percentage points the new rate may rise, with the tenure kept, until nothing is saved: negative when nothing
 * is saved to begin with, NaN when there is no such rise.
 */
export function bearableRise(
  { present, costs, sameTenure }: TransferResult,
  { newRatePercent, riseAfterMonths }: TransferInput,
): number {
  const after = Math.round(riseAfterMonths)
  const balance = sameTenure.timeline.rows[after]?.balance ?? NaN
  const monthsAfter = present.months - after
  if (!(after >= 0 && monthsAfter > 0)) return NaN
  const emi = (present.paid - costs - after * sameTenure.emi) / monthsAfter
  const { monthlyRate } = monthlyCostRate(balance, new Array<number>(monthsAfter).fill(emi))
  return annualPercentageRate(monthlyRate) - newRatePercent
}
