import { isDrawable } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { inMonths, savedSoFar, type TransferResult } from './transfer.ts'

export { OverTimePicture } from '../../../calculator/charts/OverTimePicture.tsx'

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
  if (amounts.length === 0 || !isDrawable(amounts)) return undefined
  const month = sameTenure.breakEvenMonth
  return {
    title: 'Gain or loss so far, with the costs',
    sentence: backSentence(month, sameEmi.breakEvenMonth),
    xUnit: 'years',
    yUnit: 'rupees',
    x: (series[0]?.amounts ?? []).map((_, index) => index / 12),
    series,
    ...(month > 0 && { mark: { x: month / 12, label: 'costs are back' } }),
  }
}

function backSentence(sameTenure: number, sameEmi: number): string {
  if (Number.isNaN(sameTenure) || Number.isNaN(sameEmi))
    return 'In one way or both, what is saved does not pay the costs back.'
  return `The costs are back after ${inMonths(sameTenure)} of smaller instalments, or after ${inMonths(sameEmi)} of less interest.`
}
