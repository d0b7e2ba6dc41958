import type { Stroke } from '../lib/sample-answer.ts'
import { HEAD_LINE, headLine, type Drawn, type Room } from './drawing-parts.ts'

const STROKES_HEIGHT = 210

type Strokes = readonly Stroke[]

/** The parts of each stroke: its left edge, and how far each part reaches from the line. */
function measureStrokes(strokes: Strokes, width: number) {
  const largest = Math.max(...strokes.map(({ near, far }) => near + far))
  const pitch = width / strokes.length
  return strokes.map(({ near, far }, index) => ({
    x: (pitch * (index + 0.19)).toFixed(1),
    width: (pitch * 0.62).toFixed(1),
    near: (near / largest) * STROKES_HEIGHT,
    far: (far / largest) * STROKES_HEIGHT,
  }))
}

/** Draws strokes that hang from the line, such as the years of a loan. */
export function hanging(strokes: Strokes, { width, colours }: Room): Drawn {
  const drawn = measureStrokes(strokes, width)
  const near = drawn.map((one) => path(one, 0, one.near)).join('')
  const far = drawn.map((one) => rounded(one, one.near + 2, one.near + one.far)).join('')
  return {
    svg: `<path d="${near}" fill="${colours.interest}"/><g fill="${colours.principal}">${far}</g>`,
    height: STROKES_HEIGHT,
  }
}

/** Draws growth above the line, and money put in below it, as the mirror of a loan. */
export function standing(strokes: Strokes, room: Room): Drawn {
  const drawn = measureStrokes(strokes, room.width)
  const top = Math.max(...drawn.map(({ far }) => far))
  const below = Math.max(...drawn.map(({ near }) => near))
  const under = top + HEAD_LINE
  const near = drawn.map((one) => rounded(one, under, under + one.near)).join('')
  const far = drawn.map((one) => rounded(one, top - one.far, top)).join('')
  return {
    svg: `<g fill="${room.colours.interest}">${far}</g><g fill="${room.colours.principal}">${near}</g>${headLine(top, room)}`,
    height: under + below,
  }
}

interface Place {
  x: string
  width: string
}

function path({ x, width }: Place, top: number, bottom: number): string {
  return `M${x} ${top}h${width}V${bottom.toFixed(1)}h-${width}z`
}

function rounded({ x, width }: Place, top: number, bottom: number): string {
  const height = Math.max(0, bottom - top)
  return `<rect x="${x}" y="${top.toFixed(1)}" width="${width}" height="${height.toFixed(1)}" rx="${Math.min(4, height / 2).toFixed(1)}"/>`
}
