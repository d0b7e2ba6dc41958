import { areDrawable } from '@/islands/calculator/charts/chart-geometry.ts'
import { present, type Table, type OverTime } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { twoDecimals } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { balanceTable } from '../balance-table.ts'
import { annualPercentageRate, monthlyCostRate } from '../cost-rate.ts'
import { timeline } from '../timeline.ts'
import { type TransferInput, type TransferResult, inMonths, savedSoFar } from './transfer.ts'

export { working } from './working.ts'

/** Says how far the new rate may rise before nothing is saved. */
export function says(result: TransferResult, input: TransferInput) {
  const sentence = riseSentence(result, input)
  return sentence && <p className="says mt-3">{sentence}</p>
}

/** Percentage points by which a new rate might rise. */
const RISES = [0, 0.25, 0.5, 0.75, 1, 1.5, 2]

/** Returns what is saved if the new rate rises, and the balances year by year. Empty when there is nothing to compare. */
export function tables(result: TransferResult, input: TransferInput): Table[] {
  if (!Number.isFinite(result.sameTenure.saving)) return []
  const isRise = Math.round(input.riseAfterMonths) >= 0
  return present([isRise && riseTable(result, input), loanTable(result)])
}

/** Returns what is saved when only the new rate rises. */
function riseTable(result: TransferResult, input: TransferInput) {
  const saving = (label: string, way: 'tenure' | 'emi') => ({
    label,
    unit: 'rupees' as const,
    of: (points: number) => savingAfterRise(result, input, points, way),
  })
  return tableOf('If the new rate rises', 'balance-transfer-rate-rise', RISES, [
    { label: 'Rise (points)', unit: 'text', of: twoDecimals },
    { label: 'New rate', unit: 'percent', of: (points) => input.newRatePercent + points },
    saving('Gain or loss, same tenure', 'tenure'),
    saving('Gain or loss, same EMI', 'emi'),
  ])
}

/** Returns the balances at the end of each year in the three cases. */
function loanTable({ present: now, sameTenure, sameEmi }: TransferResult) {
  return balanceTable('Outstanding balance, year by year', 'balance-transfer-balances', [
    { label: 'Present loan', timeline: now },
    { label: 'New, same tenure', timeline: sameTenure.timeline },
    { label: 'New, same EMI', timeline: sameEmi.timeline },
  ])
}

/** Returns what is saved so far, less the costs, in both ways. Undefined when one of them has no end. */
export function overTime({
  present,
  costs,
  sameTenure,
  sameEmi,
}: TransferResult): OverTime | undefined {
  const ways = [
    { label: 'Same tenure', color: 'interest', way: sameTenure, saved: 'payment' },
    { label: 'Same EMI', color: 'attention', way: sameEmi, saved: 'interest' },
  ] as const
  if (ways.some(({ way }) => way.timeline.problem !== undefined)) return undefined
  const series = ways.map(({ label, color, way, saved }) => ({
    label,
    color,
    look: 'line' as const,
    amounts: savedSoFar(present, way.timeline, saved, costs),
  }))
  const amounts = series.flatMap((one) => one.amounts)
  if (amounts.length === 0 || !areDrawable(amounts)) return undefined
  const month = sameTenure.breakEvenMonth
  return {
    title: 'Gain or loss so far, after costs',
    sentence: backSentence(month, sameEmi.breakEvenMonth),
    xUnit: 'years',
    yUnit: 'rupees',
    x: (series[0]?.amounts ?? []).map((_, index) => index / 12),
    series,
    ...(month > 0 && { mark: { x: month / 12, label: 'costs recovered' } }),
  }
}

function backSentence(sameTenure: number, sameEmi: number): string {
  if (Number.isNaN(sameTenure) || Number.isNaN(sameEmi))
    return 'With one or both choices, the savings do not recover the costs.'
  return `You recover the costs after ${inMonths(sameTenure)} with the same tenure, or after ${inMonths(sameEmi)} with the same EMI.`
}

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
