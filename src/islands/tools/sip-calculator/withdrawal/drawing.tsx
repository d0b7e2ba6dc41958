import { useMemo } from 'react'

import { ReadableStrokes, type StrokeWords } from '@/islands/calculator/charts/ReadableStrokes.tsx'
import { isDrawable, type Strokes } from '@/islands/calculator/charts/strokes.ts'
import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { rupees } from '@/lib/format.ts'

import { runDown } from './run-down.ts'
import { monthsWanted, type WithdrawalInput, type WithdrawalResult } from './withdrawal.ts'

/**
 * Returns what is left after each year, and as outlines what the largest withdrawal for the years entered leaves. Undefined
 * without a result. Years after the end of the savings have strokes of no length, so that the bead reads the outlines there.
 */
export function strokes(result: WithdrawalResult, input: WithdrawalInput): Strokes | undefined {
  const { lasts, months, mostForYears } = result
  const wanted = monthsWanted(input)
  if (lasts === undefined || Number.isNaN(wanted)) return undefined
  const years = Math.ceil(Math.max(wanted, months || 0) / 12)
  const drawn = {
    title: 'The savings left after each year',
    period: 'Year',
    colors: { near: 'principal', far: 'interest' },
    all: leftByYear(input, years),
    ...(Number.isFinite(mostForYears) && {
      outlines: leftByYear({ ...input, withdrawal: mostForYears }, years),
    }),
  } as const
  return isDrawable(drawn) ? drawn : undefined
}

function leftByYear(input: WithdrawalInput, years: number): Strokes['all'] {
  const { schedule } = runDown(input, years * 12)
  return Array.from({ length: years }, (_, year) => ({ near: schedule[year]?.left ?? 0, far: 0 }))
}

/** The savings as strokes that hang from the head line, with a bead that begins where they end. */
export function Drawing({ result, input }: { result: WithdrawalResult; input: WithdrawalInput }) {
  const drawn = useMemo(() => strokes(result, input), [result, input])
  if (drawn === undefined) return null
  const end = drawn.all.findIndex(({ near }) => near === 0)
  return (
    <ReadableStrokes
      strokes={drawn}
      start={end < 0 ? drawn.all.length - 1 : end}
      wordsOf={(index) => wordsOf(drawn, index, result, input)}
    />
  )
}

/** Says what is left after a year, and what the largest withdrawal would leave where that is more. */
export function wordsOf(
  { all, outlines }: Strokes,
  index: number,
  { mostForYears }: WithdrawalResult,
  input: WithdrawalInput,
): StrokeWords {
  const left = all[index]?.near ?? 0
  const other = outlines?.[index]?.near ?? 0
  // The largest withdrawal leaves a rounding error after the last year.
  const isMore = other > left + 1
  const own = left > 0 ? `${rupees(left)} is left` : 'Nothing is left'
  if (!isMore) return [[`${own}.`, 'principal']]
  return [
    [`${own},`, 'principal'],
    [
      `${rupees(other)} with ${rupees(mostForYears)} a month, the most for ${lengthInWords(monthsWanted(input) / 12)}.`,
    ],
  ]
}
