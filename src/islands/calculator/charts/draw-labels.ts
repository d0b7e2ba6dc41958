import type { Chart as Picture, Plugin } from 'chart.js'

import { shortRupees } from '../short-rupees.ts'
import type { OverTime, Series } from '../definition.ts'
import { token } from './draw-look.ts'
import { markText, placeName } from './over-time-words.ts'
import { placeNames, type LineName } from './draw-names.ts'

/** From this width on there is room for names beside the ends of lines, in pixels. */
const WIDE = 560
/** Between the end of a line and its name. */
const GAP = 12
const LINE_HEIGHT = 18

/** The room around the plot that its words need. */
export function labelRoom(
  overTime: OverTime,
  { width, ctx }: Pick<Picture, 'width' | 'ctx'>,
): { top: number; right: number } {
  const { mark, series } = overTime
  const names = series.filter(endsBeside).map((one) => endName(overTime, one))
  const isBeside = names.length > 0 && areBeside(overTime, width)
  // Elsewhere a name stands above the end of its line at best, and the mark above the names.
  const forNames = names.length > 0 && !isBeside ? 18 : 0
  return {
    top: (mark === undefined ? 10 : 22) + forNames,
    right: isBeside ? GAP + Math.max(...names.map((name) => measure(ctx, name))) : 8,
  }
}

/** Writes the name of each line and area at its end, the mark above its place, and a line through the place that is read. */
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

/** Whether the names stand beside the ends of their lines: at an end that two lines share they would not say which is whose. */
function areBeside({ series }: OverTime, width: number): boolean {
  const ends = series.filter(endsBeside).map(({ amounts }) => amounts.at(-1))
  return width >= WIDE && new Set(ends).size === ends.length
}

function endsBeside({ look, axis }: Series): boolean {
  return look !== 'bar' && axis === undefined
}

function drawLine({ ctx, chartArea }: Picture, x: number, dash: number[]): void {
  ctx.save()
  ctx.strokeStyle = token('ink-soft')
  ctx.setLineDash(dash)
  ctx.beginPath()
  ctx.moveTo(x, chartArea.top)
  ctx.lineTo(x, chartArea.bottom)
  ctx.stroke()
  ctx.restore()
}

function drawMark(picture: Picture, overTime: OverTime): void {
  const { mark, x } = overTime
  if (mark === undefined) return
  const at = picture.getDatasetMeta(0).data[x.indexOf(mark.x)]?.x
  if (at === undefined) return
  drawLine(picture, at, [3, 4])
  const { ctx, chartArea } = picture
  const isRight = at < (chartArea.left + chartArea.right) / 2
  const room = isRight ? picture.width - at : at
  const whole = markText(overTime)
  // The sentence above the picture says it whole.
  const text = measure(ctx, whole) <= room ? whole : placeName(overTime, mark.x)
  write(ctx, text, { x: at, y: 10, align: isRight ? 'left' : 'right' })
}

interface Name {
  text: string
  x: number
  y: number
}

function drawNames(picture: Picture, overTime: OverTime): void {
  const { ctx, chartArea, data } = picture
  const lines = overTime.series.flatMap((one, index) => {
    // chart.js would make up a line that is not there yet, and fail to draw it.
    if (one.look === 'bar' || index >= data.datasets.length) return []
    return [{ one, points: picture.getDatasetMeta(index).data }]
  })
  for (const { one, points } of lines.filter(({ one }) => one.axis === 'right')) {
    // A line that falls to the corner has more room on its way.
    const point = points[Math.floor(points.length * 0.7)]
    if (point) write(ctx, one.label, { x: point.x + 8, y: point.y - 10, align: 'left' })
  }
  const ends = lines.filter(({ one }) => endsBeside(one))
  if (areBeside(overTime, picture.width)) {
    const names = ends.flatMap(({ one, points }): Name[] => {
      const end = points.at(-1)
      return end === undefined ? [] : [{ text: endName(overTime, one), x: end.x, y: end.y }]
    })
    for (const { text, x, y } of apart(names, chartArea.bottom))
      write(ctx, text, { x: x + GAP, y, align: 'left' })
    return
  }
  const named = ends.map(({ one, points }): LineName => {
    const [whole, short] = [endName(overTime, one), one.label].map((text) => ({
      text,
      width: measure(ctx, text),
    })) as [LineName['whole'], LineName['short']]
    return { points, whole, short }
  })
  const area = { ...chartArea, top: chartArea.top - 22, right: picture.width }
  for (const { text, x, y, align } of placeNames(named, area)) write(ctx, text, { x, y, align })
}

/** What stands at the end of a line: its name and its last amount. */
function endName({ yUnit }: OverTime, { label, amounts }: Series): string {
  const amount = amounts.at(-1) ?? NaN
  return `${label} ${yUnit === 'rupees' ? shortRupees(amount) : `${amount.toFixed(1)}%`}`
}

/** Moves names that would stand on each other apart, from the top, and all of them up where the last would leave the plot. */
export function apart(names: readonly Name[], bottom: number): Name[] {
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

function write(
  ctx: CanvasRenderingContext2D,
  text: string,
  { x, y, align }: { x: number; y: number; align: CanvasTextAlign },
): void {
  ctx.save()
  ctx.font = fontOf(ctx)
  ctx.textAlign = align
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  ctx.lineWidth = 4
  // A halo, so that the words show before bars and areas.
  ctx.strokeStyle = token('card')
  ctx.strokeText(text, x, y)
  ctx.fillStyle = token('ink')
  ctx.fillText(text, x, y)
  ctx.restore()
}

function fontOf({ canvas }: CanvasRenderingContext2D): string {
  return `500 12px ${getComputedStyle(canvas).fontFamily}`
}
