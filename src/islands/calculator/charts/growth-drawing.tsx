import { useMemo } from 'react'

import { rupees } from '@/lib/format.ts'
import type { Stroke } from '@/lib/sample-answer.ts'

import type { Drawing } from '../frame/definition.ts'
import { ReadableStrokes, type StrokeWords } from './ReadableStrokes.tsx'
import { isDrawable, type Strokes } from './strokes.ts'

/** Money that grows: for each year, or month, what was put in until its end (`near`) and what it earned (`far`). */
interface Growth {
  title: string
  period: Strokes['period']
  all: readonly Stroke[]
}

/** What the money earns, in the words of the product. */
const EARNED = {
  growth: (earned: string): string => `${earned} growth,`,
  interest: (earned: string): string => `${earned} interest,`,
}

/**
 * Returns the drawing of money that grows: strokes that stand on the head line, with a bead to read them. It begins where more was
 * earned than put in, else at the end. Nothing is drawn where `growthOf` returns undefined.
 */
export function growthDrawing<Input extends object, Result>(
  earnedAs: keyof typeof EARNED,
  growthOf: (result: Result, input: Input) => Growth | undefined,
): Required<Drawing<Input, Result>> {
  const strokes = (result: Result, input: Input): Strokes | undefined => {
    const growth = growthOf(result, input)
    if (growth === undefined || !isDrawable(growth)) return undefined
    return { ...growth, colors: { near: 'principal', far: 'interest' }, isStanding: true }
  }
  return {
    strokes,
    Drawing: function GrowthDrawing({ result, input }) {
      const drawn = useMemo(() => strokes(result, input), [result, input])
      if (drawn === undefined) return null
      const overtaking = drawn.all.findIndex(({ near, far }) => far > near)
      return (
        <ReadableStrokes
          strokes={drawn}
          start={overtaking < 0 ? drawn.all.length - 1 : overtaking}
          wordsOf={(index) => wordsOf(drawn.all[index] as Stroke, EARNED[earnedAs])}
        />
      )
    },
  }
}

function wordsOf({ near, far }: Stroke, earned: (amount: string) => string): StrokeWords {
  return [
    [`${rupees(near)} put in,`, 'principal'],
    far < 0 ? [`${rupees(-far)} lost,`] : [earned(rupees(far)), 'interest'],
    [`${rupees(near + far)} in total.`],
  ]
}

/** Returns the growth by years of rows that hold a year, what was put in until its end, and what it earned. */
export function growthByYear(
  title: string,
  rows: readonly (readonly [year: number, near: number, far: number, ...unknown[]])[],
): Growth {
  return { title, period: 'Year', all: rows.map(([, near, far]) => ({ near, far })) }
}
