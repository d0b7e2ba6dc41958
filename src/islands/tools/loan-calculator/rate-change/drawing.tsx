import { useMemo } from 'react'

import { ReadableStrokes, type StrokeWords } from '@/islands/calculator/charts/ReadableStrokes.tsx'
import { isDrawable, periodOf, type Strokes } from '@/islands/calculator/charts/strokes.ts'
import { rupees } from '@/lib/format.ts'

import type { RateChangeResult } from './rate-change.ts'

/**
 * Returns what each year or month pays when the EMI stays. Payments after the old end are the outer part, in a colour of their own;
 * years that the loan no longer takes are bare line. Undefined where the loan has no end.
 */
export function strokes({ before, sameEmi }: RateChangeResult): Strokes | undefined {
  const after = sameEmi.timeline
  if (before.problem || after.problem) return undefined
  const most = Math.max(before.months, after.months)
  const period = periodOf(most)
  const monthsOfPeriod = period === 'year' ? 12 : 1
  const all = Array.from({ length: Math.ceil(most / monthsOfPeriod) }, () => ({ near: 0, far: 0 }))
  for (const { month, payment } of after.rows.slice(1)) {
    const stroke = all[Math.ceil(month / monthsOfPeriod) - 1]
    if (stroke) stroke[month > before.months ? 'far' : 'near'] += payment
  }
  const drawn: Strokes = {
    title: `What each ${period} pays with the same EMI`,
    period: period === 'year' ? 'Year' : 'Month',
    colors: { near: 'principal', far: 'attention' },
    all,
  }
  return isDrawable(drawn) ? drawn : undefined
}

/** The loan on the head line, with a bead that begins at the new end. */
export function Drawing({ result }: { result: RateChangeResult }) {
  const drawn = useMemo(() => strokes(result), [result])
  if (drawn === undefined) return null
  const { months } = result.sameEmi.timeline
  const monthsOfPeriod = drawn.period === 'Year' ? 12 : 1
  return (
    <ReadableStrokes
      strokes={drawn}
      start={Math.ceil(months / monthsOfPeriod) - 1}
      wordsOf={(index) => wordsOf(drawn, index)}
    />
  )
}

/** Says what a year or a month pays, and what of it is paid after the old end. */
export function wordsOf({ all }: Strokes, index: number): StrokeWords {
  const { near, far } = all[index] ?? { near: 0, far: 0 }
  if (near === 0 && far === 0) return [['With the same EMI, nothing is left to pay.']]
  if (far === 0) return [[`${rupees(near)} is paid.`, 'principal']]
  if (near === 0) return [[`${rupees(far)} is paid, all of it after the old end.`, 'attention']]
  return [
    [`${rupees(near)} is paid until the old end,`, 'principal'],
    [`${rupees(far)} after it.`, 'attention'],
  ]
}
