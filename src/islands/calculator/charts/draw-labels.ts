import type { Chart as Picture, Plugin } from 'chart.js'

import { shortRupees } from '../results/short-rupees.ts'
import type { OverTime, Series } from './chart-types.ts'
import { lineColour, token } from './draw-look.ts'
import { isNamed, markText, placeName } from './over-time-words.ts'
import { placeNames, type LineName, type Point } from './draw-names.ts'

/** Minimum chart width for labels next to the ends of lines, in pixels. */
const WIDE = 560
/** The space between the end of a line and its label. */
const GAP = 12
const LINE_HEIGHT = 18
/** The radius of the dot before a label, and the space that the dot takes. */
const DOT_RADIUS = 4
const KEY = 12

/** Returns the padding that the labels need around the plot. */
export function labelRoom(
  overTime: OverTime,
  { width, ctx }: Pick<Picture, 'width' | 'ctx'>,
): { top: number; right: number } {
  const { mark, series } = overTime
  const names = series.filter(isNamed).map((one) => endName(overTime, one))
  const isBeside = names.length > 0 && areBeside(overTime, width)
  // Otherwise labels usually go above the line ends, and the mark text above the labels.
  const forNames = names.length > 0 && !isBeside ? 18 : 0
  return {
    top: (mark === undefined ? 10 : 22) + forNames,
    right: isBeside ? GAP + KEY + Math.max(...names.map((name) => measure(ctx, name))) : 8,
  }
}

/** Returns a chart.js plugin that draws the line labels, the mark, and a vertical line at the active point. */
export function labels(shown: () => OverTime): Plugin {
  return {
    id: 'labels',
    afterDatasetsDraw(picture) {
      const [active] = picture.getActiveElements()
      if (active !== undefined) drawLine(picture, active.element.x, [])
      drawMark(picture, shown())
      drawNames(picture, shown())
    },
  }
}

/** Returns whether the labels go next to the line ends. If two lines share an end point, such labels would be ambiguous. */
function areBeside({ series }: OverTime, width: number): boolean {
  const ends = series.filter(isNamed).map(({ amounts }) => amounts.at(-1))
  return width >= WIDE && new Set(ends).size === ends.length
}

function drawLine({ ctx, chartArea }: Picture, x: number, dash: number[]): void {
  ctx.save()
  ctx.strokeStyle = token('ink-soft')
  ctx.lineWidth = 1
  ctx.setLineDash(dash)
  ctx.beginPath()
  ctx.moveTo(x, chartArea.top)
  ctx.lineTo(x, chartArea.bottom)
  ctx.stroke()
  ctx.restore()
}

/** Returns the vertical line of the mark, or no points without a mark. */
function markLine(picture: Picture, { mark, x }: OverTime): Point[] {
  const at = mark && picture.getDatasetMeta(0).data[x.indexOf(mark.x)]?.x
  return at === undefined
    ? []
    : [picture.chartArea.top, picture.chartArea.bottom].map((y) => ({ x: at, y }))
}

function drawMark(picture: Picture, overTime: OverTime): void {
  const { mark } = overTime
  const at = markLine(picture, overTime)[0]?.x
  if (mark === undefined || at === undefined) return
  drawLine(picture, at, [3, 4])
  const { ctx, chartArea } = picture
  const isRight = at < (chartArea.left + chartArea.right) / 2
  const room = isRight ? picture.width - at : at
  const whole = markText(overTime)
  // The sentence above the chart contains the full text.
  const text = measure(ctx, whole) <= room ? whole : placeName(overTime, mark.x)
  write(ctx, { text, x: at, y: 10, align: isRight ? 'left' : 'right' })
}

interface Name {
  text: string
  x: number
  y: number
}

function drawNames(picture: Picture, overTime: OverTime): void {
  const { ctx, chartArea, data } = picture
  const lines = overTime.series.flatMap((one, index) => {
    // For a series without a dataset, chart.js would create empty metadata and then fail to draw it.
    if (!isNamed(one) || index >= data.datasets.length) return []
    return [{ one, text: endName(overTime, one), points: picture.getDatasetMeta(index).data }]
  })
  if (areBeside(overTime, picture.width)) {
    const names = lines.flatMap(({ one, text, points }) => {
      const end = points.at(-1)
      return end === undefined ? [] : [{ text, color: one.color, x: end.x + GAP, y: end.y }]
    })
    for (const name of apart(names, chartArea.bottom)) write(ctx, { ...name, align: 'left' })
    return
  }
  const named = lines.map(({ one, text, points }): LineName => {
    const measured = (name: string) => ({ text: name, width: measure(ctx, name) + KEY })
    return { points, whole: measured(text), short: measured(one.label) }
  })
  const area = { ...chartArea, top: chartArea.top - 22, right: picture.width }
  for (const [index, name] of placeNames(named, area, markLine(picture, overTime)).entries())
    write(ctx, { ...name, color: lines[index]?.one.color })
}

/** Returns the label for the end of a line: its name and its last amount. */
function endName({ yUnit }: OverTime, { label, amounts }: Series): string {
  const amount = amounts.at(-1) ?? NaN
  return `${label} ${yUnit === 'rupees' ? shortRupees(amount) : `${amount.toFixed(1)}%`}`
}

/** Moves overlapping labels down until they no longer overlap. Moves all of them up if the last one leaves the plot. */
export function apart<N extends Name>(names: readonly N[], bottom: number): N[] {
  let free = -Infinity
  const moved = names
    .toSorted((a, b) => a.y - b.y)
    .map((name) => {
      const y = Math.max(name.y, free)
      free = y + LINE_HEIGHT
      return { ...name, y }
    })
  const excess = Math.max(0, free - LINE_HEIGHT / 2 - bottom)
  return moved.map((name) => ({ ...name, y: name.y - excess }))
}

function measure(ctx: CanvasRenderingContext2D, text: string): number {
  ctx.font = fontOf(ctx)
  return ctx.measureText(text).width + 8
}

interface Written extends Name {
  align: 'left' | 'right'
  /** The colour of the line, for the dot before the label. */
  color?: Series['color'] | undefined
}

function write(ctx: CanvasRenderingContext2D, { text, x, y, align, color }: Written): void {
  ctx.save()
  ctx.font = fontOf(ctx)
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.lineWidth = 4
  // An outline in the card colour keeps the text legible over bars and areas.
  ctx.strokeStyle = token('card')
  const room = color === undefined ? 0 : KEY
  const left = align === 'left' ? x : x - room - ctx.measureText(text).width
  ctx.strokeText(text, left + room, y)
  ctx.fillStyle = token('ink')
  ctx.fillText(text, left + room, y)
  if (color !== undefined) {
    ctx.beginPath()
    ctx.arc(left + DOT_RADIUS, y - 0.5, DOT_RADIUS, 0, 2 * Math.PI)
    ctx.stroke()
    ctx.fillStyle = lineColour(color)
    ctx.fill()
  }
  ctx.restore()
}

function fontOf({ canvas }: CanvasRenderingContext2D): string {
  return `500 12px ${getComputedStyle(canvas).fontFamily}`
}
