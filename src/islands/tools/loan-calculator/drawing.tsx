import { useMemo, useState } from 'react'

import { FallingStrokes } from '@/islands/calculator/charts/FallingStrokes.tsx'
import {
  isDrawable,
  longestOf,
  periodOf,
  type Stroke,
  type Strokes,
} from '@/islands/calculator/charts/strokes.ts'
import { Bead, BeadSlider } from '@/islands/calculator/charts/StrokesBead.tsx'
import { StrokesPicture } from '@/islands/calculator/charts/StrokesPicture.tsx'
import { rupees } from '@/lib/format.ts'
import type { LoanResult } from './emi.ts'
import { inMonths, paidByPeriod, type PaidPeriod } from './paid-by-period.ts'
import { agreedLoan, type QuotedLoan } from './quoted-loan.ts'
import { timeline } from './timeline.ts'
import { whatIfsOf, type WhatIf } from './what-ifs.ts'
import { Saving, WhatIfChips } from './WhatIfChips.tsx'

/** Longer strokes, such as those with a higher EMI, fit without a change of scale. */
const ROOM = 1.15

/** Returns a stroke for each year of a loan, or each month up to 3 years. Undefined when there is nothing to draw. */
export function strokes(_: LoanResult, quoted: QuotedLoan): Strokes | undefined {
  return drawnLoan(quoted)?.strokes
}

/** The loan as strokes that hang from the head line, with a bead to read them and changes to try. */
export function Drawing({ input }: { result: LoanResult; input: QuotedLoan }) {
  const loan = useMemo(() => drawnLoan(input), [input])
  return loan && <LoanStrokes {...loan} />
}

interface DrawnLoan {
  strokes: Strokes
  periods: readonly PaidPeriod[]
  whatIfs: readonly WhatIf[]
}

function drawnLoan(quoted: QuotedLoan): DrawnLoan | undefined {
  const agreed = inMonths(agreedLoan(quoted))
  const loan = { ...agreed, months: Math.round(agreed.months) }
  const before = timeline(loan)
  const period = periodOf(loan.months)
  const periods = paidByPeriod(before.rows, period)
  const all = periods.map(strokeOf)
  if (!isDrawable({ all })) return undefined
  return {
    strokes: {
      title: `What each ${period} pays`,
      period: period === 'year' ? 'Year' : 'Month',
      colors: { near: 'interest', far: 'principal' },
      all,
      scale: ROOM * longestOf(all),
    },
    periods,
    // The Prepayment page knows no flat rates.
    whatIfs: quoted.quote === 'flat' ? [] : whatIfsOf(loan, before),
  }
}

function strokeOf({ interest, principal }: PaidPeriod): Stroke {
  return { near: interest, far: principal }
}

function LoanStrokes({ strokes: own, periods, whatIfs }: DrawnLoan) {
  const [chosen, choose] = useState<number>()
  const [label, press] = useState<string>()
  const whatIf = whatIfs.find((one) => one.label === label)
  const index = Math.min(chosen ?? overtaking(periods), periods.length - 1)
  const words = periodWords(own.period, index, periods)
  return (
    <>
      {whatIf ? (
        <WithChange own={own} whatIf={whatIf} />
      ) : (
        <StrokesPicture
          strokes={own}
          control={
            <BeadSlider
              strokes={own}
              index={index}
              label={`${own.period} of the loan`}
              text={words.join(' ')}
              onMove={choose}
            />
          }
        >
          <Bead strokes={own} index={index} />
        </StrokesPicture>
      )}
      <div className="drawing-words">
        {!whatIf && <PeriodWords words={words} />}
        <p role="status">{whatIf && <Saving {...whatIf} />}</p>
      </div>
      <WhatIfChips whatIfs={whatIfs} shown={whatIf} onPress={press} />
    </>
  )
}

/** The strokes of a change, with outlines of what they were before. */
function WithChange({ own, whatIf }: { own: Strokes; whatIf: WhatIf }) {
  const changed = useMemo(() => {
    const period = own.period === 'Year' ? 'year' : 'month'
    const all = paidByPeriod(whatIf.after.rows, period).map(strokeOf)
    return { ...own, all, outlines: own.all }
  }, [own, whatIf])
  return (
    <StrokesPicture strokes={changed}>
      <FallingStrokes strokes={changed} key={whatIf.label} />
    </StrokesPicture>
  )
}

type PeriodWords = readonly [period: string, principal: string, interest: string, balance: string]

function periodWords(
  period: Strokes['period'],
  index: number,
  periods: readonly PaidPeriod[],
): PeriodWords {
  const { principal, interest, balance } = periods[index] ?? { principal: NaN, interest: NaN, balance: NaN } // prettier-ignore
  return [
    `${period} ${index + 1}:`,
    `${rupees(principal)} pays the loan off,`,
    `${rupees(interest)} is interest,`,
    `${rupees(balance)} is still owed.`,
  ]
}

/** The sentence about a period, with the colours of its parts. */
function PeriodWords({ words: [period, principal, interest, balance] }: { words: PeriodWords }) {
  return (
    <p>
      <strong>{period}</strong> <span className="swatch" data-color="principal" /> {principal}{' '}
      <span className="swatch" data-color="interest" /> {interest} {balance}
    </p>
  )
}

/** Returns the first period that pays more principal than interest, counted from 0; 0 when there is none. */
function overtaking(periods: readonly PaidPeriod[]): number {
  return Math.max(
    0,
    periods.findIndex(({ principal, interest }) => principal > interest),
  )
}
