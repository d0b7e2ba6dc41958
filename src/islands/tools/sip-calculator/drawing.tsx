import { useMemo } from 'react'

import { ReadableStrokes, type StrokeWords } from '@/islands/calculator/charts/ReadableStrokes.tsx'
import { isDrawable, periodOf, type Strokes } from '@/islands/calculator/charts/strokes.ts'
import { rupees } from '@/lib/format.ts'
import type { Stroke } from '@/lib/sample-answer.ts'

import { planOf, type InvestmentInput, type InvestmentResult } from './investment.ts'
import { planPaidIn, planValue } from './sip.ts'
import { planYears } from './tables.ts'

/** Returns the money put in and its growth up to the end of each year, or of each month up to 3 years. */
export function strokes(_: InvestmentResult, input: InvestmentInput): Strokes | undefined {
  const plan = planOf(input)
  const months = Math.round(plan.years * 12)
  const period = periodOf(months)
  const all =
    period === 'year' ? planYears(plan).map(([, near, far]) => ({ near, far })) : byMonth()
  if (!isDrawable({ all })) return undefined
  return {
    title: `The value at the end of each ${period}`,
    period: period === 'year' ? 'Year' : 'Month',
    colors: { near: 'principal', far: 'interest' },
    all,
    isStanding: true,
  }

  function byMonth(): Stroke[] {
    return Array.from({ length: Math.max(0, months) }, (_, index) => {
      const upToThen = { ...plan, years: (index + 1) / 12 }
      const paidIn = planPaidIn(upToThen)
      return { near: paidIn, far: planValue(upToThen) - paidIn }
    })
  }
}

/** The investment as strokes that stand on their line, with a bead to read them. */
export function Drawing({ result, input }: { result: InvestmentResult; input: InvestmentInput }) {
  const drawn = useMemo(() => strokes(result, input), [result, input])
  if (drawn === undefined) return null
  const { all } = drawn
  const overtaking = all.findIndex(({ near, far }) => far > near)
  return (
    <ReadableStrokes
      strokes={drawn}
      start={overtaking < 0 ? all.length - 1 : overtaking}
      wordsOf={(index) => wordsOf(all[index] as Stroke)}
    />
  )
}

function wordsOf({ near, far }: Stroke): StrokeWords {
  return [
    [`${rupees(near)} put in,`, 'principal'],
    far < 0 ? [`${rupees(-far)} lost,`] : [`${rupees(far)} growth,`, 'interest'],
    [`${rupees(near + far)} in total.`],
  ]
}
