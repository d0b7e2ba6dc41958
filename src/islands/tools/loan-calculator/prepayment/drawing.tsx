import { useMemo } from 'react'

import { ReadableStrokes } from '@/islands/calculator/charts/ReadableStrokes.tsx'
import { isDrawable, periodOf, type Strokes } from '@/islands/calculator/charts/strokes.ts'
import { paidByPeriod, type PaidPeriod, overtaking, strokesOf, wordsOf } from '../paid-by-period.ts'
import type { PrepaymentResult } from './prepayment.ts'

/** Returns what each year or month pays with the changes, and without them as outlines. Undefined for a loan without an end. */
export function strokes(result: PrepaymentResult): Strokes | undefined {
  return drawnLoan(result)?.own
}

/** The loan with its changes as strokes that hang from the head line, with a bead to read them. */
export function Drawing({ result }: { result: PrepaymentResult }) {
  const loan = useMemo(() => drawnLoan(result), [result])
  if (loan === undefined) return null
  const { own, periods } = loan
  return (
    <ReadableStrokes
      strokes={own}
      start={overtaking(periods)}
      wordsOf={(index) => wordsOf(periods[index] as PaidPeriod)}
    />
  )
}

function drawnLoan({ before, after }: PrepaymentResult) {
  if (after.problem) return undefined
  const period = periodOf(Math.max(after.months, before.problem ? 0 : before.months))
  const periods = paidByPeriod(after.rows, period)
  const own = strokesOf(periods, period)
  if (!isDrawable(own)) return undefined
  const outlines = before.problem ? [] : strokesOf(paidByPeriod(before.rows, period), period).all
  return { own: { ...own, outlines }, periods }
}
