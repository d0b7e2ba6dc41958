import { useMemo, useState } from 'react'

import { ReadableStrokes } from '@/islands/calculator/charts/ReadableStrokes.tsx'
import { StrokesPicture } from '@/islands/calculator/charts/StrokesPicture.tsx'
import {
  isDrawable,
  longestOf,
  periodOf,
  strokeRects,
  type Strokes,
} from '@/islands/calculator/charts/strokes.ts'

import type { LoanResult } from './emi.ts'
import {
  inMonths,
  paidByPeriod,
  scheduledPeriods,
  type PaidPeriod,
  overtaking,
  strokesOf,
  wordsOf,
} from './paid-by-period.ts'
import { agreedLoan, type QuotedLoan, scheduleOf } from './quoted-loan.ts'
import { timeline } from './timeline.ts'
import { whatIfsOf, type WhatIf } from './what-ifs.ts'

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
    own: {
      ...own,
      scale: ROOM * longestOf(own.all),
      balance: [loan.loanAmount, ...periods.map(({ balance }) => balance)],
    },
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

interface Props {
  whatIfs: readonly WhatIf[]
  /** The one that is on. */
  shown: WhatIf | undefined
  /** Gets the label of the one that is pressed; undefined to turn it off. */
  onPress: (label: string | undefined) => void
}

/** Changes of the loan, of which one at a time can be tried. */
function WhatIfChips({ whatIfs, shown, onPress }: Props) {
  return (
    <div
      className="what-ifs needs-script no-print mt-2 mb-1 flex flex-wrap gap-2"
      role="group"
      aria-label="What if"
    >
      {whatIfs.map(({ label }) => (
        <button
          key={label}
          type="button"
          className={`button button-small rounded-full font-normal max-sm:px-1.5 ${label === shown?.label ? 'button-filled' : ''}`}
          aria-pressed={label === shown?.label}
          onClick={() => onPress(label === shown?.label ? undefined : label)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** What the change saves, with the way to its details. */
function Saving({ saving, href }: WhatIf) {
  // A page that frames the tool can show no other page of the site.
  const isFramed = document.querySelector('[data-whole-tool]') !== null
  return (
    <>
      <strong>{saving}.</strong>{' '}
      <a className="link" href={href} {...(isFramed && { target: '_blank', rel: 'noopener' })}>
        See it in Prepayment
        {isFramed && <span className="sr-only">, in a new tab</span>}
      </a>
    </>
  )
}

/** The last stroke starts to fall after so many milliseconds at most. */
const LAST_START_MS = 780
const LONGEST_PAUSE_MS = 60

/** The strokes that a change takes away, which fall one after the other from the end. `strokes` are those with the change. */
function FallingStrokes({ strokes }: { strokes: Strokes }) {
  const { all, outlines = [], colors } = strokes
  const count = outlines.length - all.length
  if (count <= 0) return null
  // At the scale of the drawing, of which only the end is used.
  const before = strokeRects({ ...strokes, all: outlines, outlines: all })
  const pauseMs = Math.min(LONGEST_PAUSE_MS, LAST_START_MS / count)
  return (['near', 'far'] as const).map((part) => (
    <g className="falling motion-reduce:hidden" fill={`var(--${colors[part]})`} key={part}>
      {before[part].slice(all.length).map(({ x, y, width, height }, index) => (
        <rect
          key={index}
          x={`${x}%`}
          y={`${y}%`}
          width={`${width}%`}
          height={`${height}%`}
          style={{ animationDelay: `${Math.round((count - 1 - index) * pauseMs)}ms` }}
        />
      ))}
    </g>
  ))
}
