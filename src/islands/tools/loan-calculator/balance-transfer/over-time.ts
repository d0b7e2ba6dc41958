import { isDrawable } from '@/islands/calculator/charts/growth-over-time.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import { inMonths, savedSoFar, type TransferResult } from './transfer.ts'

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
