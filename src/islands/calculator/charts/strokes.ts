import type { Stroke } from '@/lib/sample-answer.ts'

import type { ChartColor } from './chart-types.ts'

/** Strokes that hang from a line, or stand on it: one for each year or month. */
export interface Strokes {
  title: string
  period: 'Year' | 'Month'
  colors: { near: ChartColor; far: ChartColor }
  all: readonly Stroke[]
  /** The strokes of another calculation. Those that are longer are drawn as outlines. */
  outlines?: readonly Stroke[]
  /** Mirrored: they stand on their line. */
  isStanding?: true
  /** What is owed before the first stroke and after each, which can be drawn in their place. */
  balance?: readonly number[]
  /** Rupees from the line to the end of the drawing, so that it keeps its scale; more where a stroke is longer. */
  scale?: number
}

/** A rectangle in percent of the drawing's width and height. */
export interface StrokeRect {
  x: number
  y: number
  width: number
  height: number
}

/** The rectangles of a drawing. */
interface StrokeRects {
  near: StrokeRect[]
  far: StrokeRect[]
  outlines: StrokeRect[]
}

/** The width of a stroke relative to the distance between two strokes. */
const SHARE = 0.62
/** In percent of the drawing: a few strokes stay strokes. */
const MOST_WIDTH = 8
const LEAST_WIDTH_PX = 3
/** The width of the drawing on the narrowest supported phone, of 284 px. */
const NARROWEST_PX = 216
/** In percent of the drawing's height: an outline so close to the end of its stroke is not seen. */
const LEAST_DIFFERENCE = 1
/** More than all the money in the world. */
const MOST_RUPEES = 1e15

/** Returns whether strokes can be drawn: finite amounts, and at least one above 0. */
export function isDrawable({ all }: Pick<Strokes, 'all'>): boolean {
  const longest = longestOf(all)
  return longest > 0 && longest < MOST_RUPEES
}

/** Returns the period of the strokes of so many months: a month up to 3 years, else a year. */
export function periodOf(months: number): 'year' | 'month' {
  return months > 36 ? 'year' : 'month'
}

/** Returns the rectangles of a drawing, at one scale for strokes and outlines. Strokes side by side never overlap. */
export function strokeRects({ all, outlines = [], scale = 0 }: Strokes): StrokeRects {
  const pitch = 100 / Math.max(all.length, outlines.length)
  const leastWidth = Math.min(0.9 * pitch, (LEAST_WIDTH_PX / NARROWEST_PX) * 100)
  const width = rounded(Math.min(MOST_WIDTH, Math.max(SHARE * pitch, leastWidth)))
  const perRupee = 100 / Math.max(scale, longestOf(all), longestOf(outlines))
  const rect = (index: number, from: number, to: number): StrokeRect => ({
    x: rounded(pitch * (index + 0.5) - width / 2),
    y: roundedLength(from * perRupee),
    width,
    height: roundedLength((to - from) * perRupee),
  })
  return {
    near: all.map((stroke, index) => rect(index, 0, nearLength(stroke))),
    far: all.map((stroke, index) => rect(index, nearLength(stroke), lengthOf(stroke))),
    outlines: outlines.flatMap((stroke, index) => {
      const own = all[index] ?? { near: 0, far: 0 }
      const difference = (lengthOf(stroke) - lengthOf(own)) * perRupee
      return difference > LEAST_DIFFERENCE ? [rect(index, 0, lengthOf(stroke))] : []
    }),
  }
}

/** Returns the corners of the area that a balance fills below its line, as an SVG path of 100 by 100. */
export function balanceArea({ balance = [], ...strokes }: Strokes): string {
  const most = Math.max(...balance)
  const corners = balance.map((amount, index) => {
    const x = index === 0 ? 0 : centreOf(index - 1, strokes)
    return `L${x} ${rounded((100 * amount) / most)}`
  })
  return `M0 0${corners.join('')}V0Z`
}

/** Returns the centre of a stroke in percent of the drawing's width. */
export function centreOf(index: number, { all, outlines = [] }: Strokes): number {
  return rounded((100 * (index + 0.5)) / Math.max(all.length, outlines.length))
}

/** Returns the length of the longest stroke in rupees; NaN when one has no length. */
export function longestOf(all: readonly Stroke[]): number {
  return Math.max(0, ...all.map(lengthOf))
}

/** A negative far part, such as a loss or interest added to a loan, shortens the near part. */
function nearLength({ near, far }: Stroke): number {
  return Math.max(0, near + Math.min(0, far))
}

function lengthOf({ near, far }: Stroke): number {
  return Math.max(0, near + far)
}

/** A hundredth of a percent is far below a pixel, and keeps the HTML short. */
function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}

/** A tenth of a percent of a length is a tenth of a pixel. */
function roundedLength(percent: number): number {
  return Math.round(percent * 10) / 10
}
