import { twoDecimals } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { annualPercentageRate, monthlyCostRate } from '../cost-rate.ts'
import { timeline } from '../timeline.ts'
import { inMonths, type TransferInput, type TransferResult } from './transfer.ts'

/** Says how far the new rate may rise before nothing is saved, or why this does not apply; undefined when nothing is saved anyway. */
export function riseSentence(result: TransferResult, input: TransferInput): string | undefined {
  const { months } = result.present
  if (!(result.sameTenure.saving > 0)) return undefined
  const after = Math.round(input.riseAfterMonths)
  if (after < 0) return 'Enter 0 or more months before the new rate rises.'
  if (after >= months)
    return `A rise after ${counted(after, 'month')} changes nothing: the new loan has ended by then.`
  const points = bearableRise(result, input)
  if (!(points > 0)) return undefined
  const when = after === 0 ? 'from the start' : `after ${inMonths(after)}`
  // Rounded down, so that something is still saved at the shown figure.
  const shown = twoDecimals(Math.floor(points * 100) / 100)
  return `With the same tenure, you save as long as the new rate rises by at most ${shown} percentage points ${when} and the present rate does not rise.`
}

/** Returns what is saved when the new rate rises by `points` percentage points and the present one does not, in rupees. */
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
 * Returns by how many percentage points the new rate may rise, with the same tenure, until nothing is saved. Negative when
 * nothing is saved anyway, NaN when there is no such rise.
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
