import type { DrawnPart, Drawing, Stroke } from '../lib/sample-answer.ts'
import { FONT, HEAD_LINE, headLine, text, type Drawn, type Room } from './drawing-parts.ts'

const FIGURE_SIZE = 30
const LABEL_SIZE = 26

/** Draws a result below its head line, or above it where strokes stand on it. */
export async function drawDrawing(drawing: Drawing, room: Room): Promise<Drawn> {
  if (drawing.kind === 'standing') return standing(drawing.strokes, room)
  const { svg, height } = await below(drawing, room)
  return {
    svg: `${headLine(0, room)}<g transform="translate(0 ${HEAD_LINE})">${svg}</g>`,
    height: HEAD_LINE + height,
  }
}

function below(
  drawing: Exclude<Drawing, { kind: 'standing' }>,
  room: Room,
): Promise<Drawn> | Drawn {
  if (drawing.kind === 'hanging') return hanging(drawing.strokes, room)
  if (drawing.kind === 'squares') return squares(drawing.rows, room)
  if (drawing.kind === 'lines') return lines(drawing.lines, room)
  return drawing.kind === 'shares' ? shares(drawing.parts, room) : bars(drawing.parts, room)
}

const RING = { outer: 100, inner: 62 }

/** Draws parts of a whole as a ring, with their labels on its right. */
async function shares(parts: readonly DrawnPart[], room: Room): Promise<Drawn> {
  const { colours, width } = room
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  const radius = (RING.outer + RING.inner) / 2
  const around = 2 * Math.PI * radius
  let turned = 0
  const arcs = parts.map(({ amount, color }) => {
    const length = (amount / total) * around
    const arc = `<circle cx="${RING.outer}" cy="${RING.outer}" r="${radius}" fill="none" stroke="${colours[color]}" stroke-width="${RING.outer - RING.inner}" stroke-dasharray="${Math.max(0, length - 3).toFixed(1)} ${around.toFixed(1)}" stroke-dashoffset="${(-turned).toFixed(1)}" transform="rotate(-90 ${RING.outer} ${RING.outer})"/>`
    turned += length
    return arc
  })
  const left = 2 * RING.outer + 32
  const legend = parts.map(async ({ label, figure, color }, index) => {
    const top = RING.outer - parts.length * 36 + index * 72
    return `<rect x="${left}" y="${top + 8}" width="14" height="14" rx="3" fill="${colours[color]}"/>
    ${await text(label, { x: left + 24, y: top + 23, size: 24, most: width - left - 24, fill: colours.soft }, room)}
    ${await text(figure, { x: left, y: top + 56, size: FIGURE_SIZE, most: width - left, fill: colours.text }, room)}`
  })
  return {
    svg: `<g transform="translate(0 20)">${arcs.join('')}${(await Promise.all(legend)).join('')}</g>`,
    height: 2 * RING.outer + 20,
  }
}

const BAR = { pitch: 72, height: 18 }

/** Draws figures to compare as bars from the left, each below its label. */
async function bars(parts: readonly DrawnPart[], room: Room): Promise<Drawn> {
  const { colours, width } = room
  const largest = Math.max(...parts.map(({ amount }) => amount))
  const drawn = parts.map(async ({ label, figure, amount, color }, index) => {
    const top = index * BAR.pitch
    const length = Math.max(3, (Math.max(0, amount) / largest) * width)
    return `${await pair(label, figure, top + 40, room)}
    <rect y="${top + 52}" width="${length.toFixed(1)}" height="${BAR.height}" rx="4" fill="${colours[color]}"/>`
  })
  return { svg: (await Promise.all(drawn)).join(''), height: parts.length * BAR.pitch }
}

const LINE_PITCH = 54

async function lines(
  all: readonly (readonly [label: string, figure: string])[],
  room: Room,
): Promise<Drawn> {
  const drawn = all.map(async ([label, figure], index) => {
    const rule = `<rect y="${index * LINE_PITCH}" width="${room.width}" height="1" fill="${room.colours.soft}" opacity=".35"/>`
    return `${index > 0 ? rule : ''}${await pair(label, figure, index * LINE_PITCH + 38, room)}`
  })
  return { svg: (await Promise.all(drawn)).join(''), height: all.length * LINE_PITCH }
}

/** Draws a label on the left and its figure on the right. The label gets at most the room that the figure leaves. */
async function pair(label: string, figure: string, y: number, room: Room): Promise<string> {
  const { width, colours, measure } = room
  const most = label === '' ? width : width * 0.6
  const figureAt = { x: width, y, size: FIGURE_SIZE, most, fill: colours.text, end: true }
  const taken = Math.min(most, await measure(figure, `${FONT} ${FIGURE_SIZE}px`))
  const labelAt = { x: 0, y, size: LABEL_SIZE, most: width - taken - 16, fill: colours.soft }
  return `${label === '' ? '' : await text(label, labelAt, room)}${await text(figure, figureAt, room)}`
}

const CODE_SIDE = 264

/** Draws the modules of a QR code on white, with the quiet zone of four modules. */
function squares(rows: readonly string[], { colours }: Room): Drawn {
  const module = Math.floor(CODE_SIDE / (rows.length + 8))
  const side = (rows.length + 8) * module
  const dark = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index + 4} ${y + 4}h${run.length}v1h-${run.length}z`,
    ),
  )
  return {
    svg: `<g transform="translate(0 20)"><rect width="${side}" height="${side}" rx="12" fill="#fff"/><path transform="scale(${module})" d="${dark.join('')}" fill="${colours.ground}" shape-rendering="crispEdges"/></g>`,
    height: side + 20,
  }
}

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
function hanging(strokes: Strokes, { width, colours }: Room): Drawn {
  const drawn = measureStrokes(strokes, width)
  const near = drawn.map((one) => path(one, 0, one.near)).join('')
  const far = drawn.map((one) => rounded(one, one.near + 2, one.near + one.far)).join('')
  return {
    svg: `<path d="${near}" fill="${colours.interest}"/><g fill="${colours.principal}">${far}</g>`,
    height: STROKES_HEIGHT,
  }
}

/** Draws growth above the line, and money put in below it, as the mirror of a loan. */
function standing(strokes: Strokes, room: Room): Drawn {
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
