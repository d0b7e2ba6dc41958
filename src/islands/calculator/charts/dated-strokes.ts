import type { Hanging, HeadLineDrawing, LineStroke } from '@/islands/ui/head-line/head-line.ts'
import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'

/** A stroke at its day (`dayNumber`). */
export interface DatedStroke extends LineStroke {
  day: number
  /** It stands on the line. */
  isAbove?: boolean
}

/** In percent of the line. Strokes of days that are close together overlap. */
const MOST_WIDTH = 1.8
const LEAST_WIDTH = 0.7

/**
 * Returns strokes along a line on which equal times are equally long, with its first and its last day below it. Undefined when
 * there are not two days, or nothing that has a length. Strokes above the line have a negative `y`.
 */
export function strokesInTime(
  strokes: readonly DatedStroke[],
  [first, last]: readonly [number, number],
): Pick<HeadLineDrawing, 'hanging' | 'words'> | undefined {
  const longest = Math.max(0, ...strokes.map(lengthOf))
  if (!(last > first && longest > 0 && longest < Infinity)) return undefined
  const width = rounded(Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, 60 / strokes.length)))
  const placed = strokes.flatMap(({ day, isAbove, parts }) => {
    const x = rounded(((100 - width) * (day - first)) / (last - first))
    let from = 0
    return parts.map(({ length, color }): Hanging => {
      const height = rounded((100 * length) / longest)
      const y = isAbove ? -from - height : from
      from = rounded(from + height)
      return { x, width, height, ...(y !== 0 && { y: rounded(y) }), ...(color && { color }) }
    })
  })
  return {
    hanging: placed.filter(({ height }) => height > 0),
    words: [
      { x: 0, y: 100, text: dateInWords(dateOfDay(first)), anchor: 'start' },
      { x: 100, y: 100, text: dateInWords(dateOfDay(last)), anchor: 'end' },
    ],
  }
}

function lengthOf({ parts }: LineStroke): number {
  return parts.reduce((sum, { length }) => sum + length, 0)
}

/** A hundredth of a percent is far below a pixel, and keeps the HTML short. */
function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}
