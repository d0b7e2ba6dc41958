import { useMemo, useState } from 'react'

import { FallingStrokes } from '@/islands/calculator/charts/FallingStrokes.tsx'
import { ReadableStrokes } from '@/islands/calculator/charts/ReadableStrokes.tsx'
import {
  isDrawable,
  longestOf,
  periodOf,
  type Strokes,
} from '@/islands/calculator/charts/strokes.ts'
import { StrokesPicture } from '@/islands/calculator/charts/StrokesPicture.tsx'
import type { LoanResult } from './emi.ts'
import { inMonths, paidByPeriod, scheduledPeriods, type PaidPeriod } from './paid-by-period.ts'
import { overtaking, strokesOf, wordsOf } from './period-strokes.ts'
import { agreedLoan, type QuotedLoan, scheduleOf } from './quoted-loan.ts'
import { timeline } from './timeline.ts'
import { whatIfsOf, type WhatIf } from './what-ifs.ts'
import { Saving, WhatIfChips } from './WhatIfChips.tsx'

/** Longer strokes, such as those with a higher EMI, fit without a change of scale. */
const ROOM = 1.15

/** Returns a stroke for each year of a loan, or each month up to 3 years. Undefined when there is nothing to draw. */
export function strokes(_: LoanResult, quoted: QuotedLoan): Strokes | undefined {
  return drawnLoan(quoted)?.own
}

/** The loan as strokes that hang from the head line, with a bead to read them and changes to try. */
export function Drawing({ input }: { result: LoanResult; input: QuotedLoan }) {
  const loan = useMemo(() => drawnLoan(input), [input])
  return loan && <LoanStrokes {...loan} />
}

interface DrawnLoan {
  own: Strokes
  periods: readonly PaidPeriod[]
  whatIfs: readonly WhatIf[]
}

function drawnLoan(quoted: QuotedLoan): DrawnLoan | undefined {
  const agreed = inMonths(agreedLoan(quoted))
  const loan = { ...agreed, months: Math.round(agreed.months) }
  const period = periodOf(loan.months)
  // In whole rupees, as in the table and in the chart over the years.
  const periods = scheduledPeriods(scheduleOf(quoted), period)
  const own = strokesOf(periods, period)
  if (!isDrawable(own)) return undefined
  return {
    own: { ...own, scale: ROOM * longestOf(own.all) },
    periods,
    // The Prepayment page knows no flat rates.
    whatIfs: quoted.quote === 'flat' ? [] : whatIfsOf(loan, timeline(loan)),
  }
}

function LoanStrokes({ own, periods, whatIfs }: DrawnLoan) {
  const [label, press] = useState<string>()
  const whatIf = whatIfs.find((one) => one.label === label)
  const instead = whatIf && {
    picture: <WithChange own={own} whatIf={whatIf} />,
    words: <Saving {...whatIf} />,
  }
  return (
    <>
      <ReadableStrokes
        strokes={own}
        start={overtaking(periods)}
        wordsOf={(index) => wordsOf(periods[index] as PaidPeriod)}
        instead={instead}
      />
      <WhatIfChips whatIfs={whatIfs} shown={whatIf} onPress={press} />
    </>
  )
}

/** The strokes of a change, with outlines of what they were before. */
function WithChange({ own, whatIf }: { own: Strokes; whatIf: WhatIf }) {
  const changed = useMemo(() => {
    const period = own.period === 'Year' ? 'year' : 'month'
    const { all } = strokesOf(paidByPeriod(whatIf.after.rows, period), period)
    return { ...own, all, outlines: own.all }
  }, [own, whatIf])
  return (
    <StrokesPicture strokes={changed}>
      <FallingStrokes strokes={changed} key={whatIf.label} />
    </StrokesPicture>
  )
}
