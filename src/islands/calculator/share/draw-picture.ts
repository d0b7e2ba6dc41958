import { brandColours } from '@/lib/brand-colours.ts'
import { longDate } from '@/lib/long-date.ts'
import { site } from '@/lib/site.ts'

import type { ChartColor } from '../charts/chart-types.ts'
import { type Strokes, strokeRects } from '../charts/strokes.ts'
import type { Line, Summary } from './summary.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const SOFT = brandColours['ink-soft']

/** What a picture says beside the calculation. */
interface Frame {
  tool: string
  /** Without what comes before the host: "ganak.example/tools/loan-calculator". */
  address: string
  date: Date
  strokes?: Strokes | undefined
}

/**
 * A calculation as a picture of 1200 × 630 in light colours, as previews of links have it. Rejects with the sentence the
 * visitor reads where a browser hides from pages what they draw.
 */
export async function drawPicture(summary: Summary, frame: Frame): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (context === null) throw unreadable()
  const pen = penOf(context)
  drawBackground(context)
  pen.write(site.name, { x: MARGIN + 32, y: 108, size: 30, weight: 600, color: brandColours.brand })
  pen.write(frame.tool, {
    x: WIDTH - MARGIN - 32,
    y: 108,
    size: 30,
    color: SOFT,
    align: 'right',
    width: 800,
  })
  drawMain(pen, summary.main, frame.strokes ? 560 : 1000)
  if (frame.strokes) drawStrokes(context, frame.strokes)
  drawGiven(pen, summary)
  const foot = `${frame.address}   ·   ${longDate(frame.date)}`
  pen.write(foot, { x: MARGIN + 32, y: HEIGHT - 72, size: 24, color: SOFT, width: 1000 })
  assertReadable(context)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (file === null) throw unreadable()
  return file
}

interface Words {
  x: number
  y: number
  size: number
  weight?: 400 | 600
  color?: string
  align?: CanvasTextAlign
  /** Longer text is set smaller, then cut. */
  width?: number
}

interface Pen {
  write: (text: string, words: Words) => void
  /** As many lines as a text needs, at most two. */
  wrap: (text: string, words: Words & { width: number }) => void
}

function penOf(context: CanvasRenderingContext2D): Pen {
  const root = getComputedStyle(document.documentElement)
  const display = root.getPropertyValue('--font-anek').trim() || 'sans-serif'
  const set = ({ size, weight = 400, color = brandColours.ink, align = 'left' }: Words) => {
    const family = weight === 600 ? display : getComputedStyle(document.body).fontFamily
    context.font = `${weight} ${size}px ${family}`
    context.fillStyle = color
    context.textAlign = align
  }
  const write = (text: string, words: Words) => {
    set(words)
    const { width = Infinity, size } = words
    const needed = context.measureText(text).width
    if (needed > width) set({ ...words, size: Math.max(18, (size * width) / needed) })
    context.fillText(cut(context, text, width), words.x, words.y)
  }
  return {
    write,
    wrap(text, words) {
      set(words)
      const [first, rest] = broken(context, text, words.width)
      context.fillText(first, words.x, words.y)
      if (rest !== '')
        context.fillText(cut(context, rest, words.width), words.x, words.y + words.size * 1.4)
    },
  }
}

function drawBackground(context: CanvasRenderingContext2D): void {
  context.fillStyle = brandColours.paper
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = brandColours.card
  context.fillRect(MARGIN, 48, WIDTH - 2 * MARGIN, HEIGHT - 96)
  context.fillStyle = brandColours.accent
  context.fillRect(MARGIN, 48, WIDTH - 2 * MARGIN, 6)
}

/** Draws the headline large, in this width, and the two others smaller below it. */
function drawMain(pen: Pen, [headline, ...others]: readonly Line[], width: number): void {
  const x = MARGIN + 32
  if (headline !== undefined) {
    pen.write(headline.label, { x, y: 184, size: 30, color: SOFT, width })
    pen.write(headline.text, { x, y: 272, size: 96, weight: 600, width })
  }
  others.forEach(({ label, text }, index) => {
    const column = { x: x + index * 520, width: 480 }
    pen.write(label, { ...column, y: 324, size: 26, color: SOFT })
    pen.write(text, { ...column, y: 374, size: 48, weight: 600 })
  })
}

function drawGiven(pen: Pen, { given, rules }: Summary): void {
  const place = { x: MARGIN + 32, size: 24, width: 1000 }
  const values = given.map(({ label, text }) => `${label}: ${text}`).join('   ·   ')
  pen.wrap(values, { ...place, y: 426 })
  const [rule] = rules
  if (rule !== undefined) pen.wrap(rule, { ...place, y: 496, size: 18, color: SOFT })
}

/** As much of a text as fits, and the rest. */
function broken(context: CanvasRenderingContext2D, text: string, width: number): [string, string] {
  const words = text.split(' ')
  let count = words.length
  while (count > 1 && context.measureText(words.slice(0, count).join(' ')).width > width) count--
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')]
}

function cut(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  const letters = Array.from(text)
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width)
    letters.pop()
  return `${letters.join('')}…`
}

/** Against fingerprinting, some browsers give a page noise in place of what it has drawn. */
function assertReadable(context: CanvasRenderingContext2D): void {
  const { data } = context.getImageData(MARGIN + 8, 80, 8, 8)
  // The card is white there. A little noise does no harm.
  if (data.some((value) => value < 250)) throw unreadable()
}

function unreadable(): Error {
  return new Error(
    'This browser does not allow a page to read its drawings, so there is no picture.',
  )
}

/** The place of the drawing on a picture of 1200 × 630, right of the headline. */
const PLACE = { left: 680, top: 136, width: 424, height: 144 }
const LINE_HEIGHT = 5

/** Draws strokes and their line in light colours. */
function drawStrokes(context: CanvasRenderingContext2D, strokes: Strokes): void {
  const { colors, isStanding } = strokes
  // A picture has no changes to try, so it needs no room for them.
  const { near, far } = strokeRects({ ...strokes, scale: 0, outlines: [] })
  const { left, width } = PLACE
  const length = PLACE.height - LINE_HEIGHT
  context.save()
  context.translate(left, PLACE.top + (isStanding ? PLACE.height : 0))
  if (isStanding) context.scale(1, -1)
  const fill = (rects: typeof near, color: ChartColor, shift: number) => {
    context.fillStyle = brandColours[color === 'principal' ? 'principal' : 'interest']
    for (const rect of rects)
      context.fillRect(
        (rect.x * width) / 100,
        LINE_HEIGHT + shift + (rect.y * length) / 100,
        (rect.width * width) / 100,
        (rect.height * length) / 100,
      )
  }
  fill(near, colors.near, 0)
  fill(far, colors.far, 2)
  context.fillStyle = brandColours.accent
  context.fillRect(0, 0, width, LINE_HEIGHT)
  context.restore()
}
