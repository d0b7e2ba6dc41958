import { brandColours } from '../lib/brand-colours.ts'
import type { Drawing } from '../lib/sample-answer.ts'
import { site } from '../lib/site.ts'
import {
  escapeMarkup,
  FONT,
  HEAD_LINE,
  type DrawingColours,
  type MeasureWidth,
} from './drawing-parts.ts'
import { drawDrawing } from './drawings.ts'

interface TextBlock {
  lines: string[]
  size: number
  colour: string
}

/** The size that social networks expect. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 72
const MARK_SIZE = 84
const FOOT_HEIGHT = 10
const NAME_SIZE = 56
const SOFT = '#c9cdec'
/** Between the title and the line below it. */
const GAP = 24
const LONG_TITLE_CHARACTERS = 44
/** The line height and the baseline of the typeface, relative to the font size. */
const LINE_HEIGHT = 1.1
const BASELINE = 0.9

/** The dark theme's colours of charts, for the dark ground of the pictures. */
const COLOURS: DrawingColours = {
  principal: '#a9c4ff',
  interest: '#4cc38a',
  attention: '#f0b45a',
  text: '#fff',
  soft: SOFT,
  accent: brandColours.accent,
  ground: brandColours.ink,
}

/** The answer on the right half of a picture. */
export interface ShareAnswer {
  /** Empty for a drawing without a figure. */
  answer: string
  unit?: string | undefined
  /** What it is, in a few words. */
  line: string
  /** What hangs from the line below the answer. */
  drawing?: Drawing | undefined
}

/** Returns the share picture as SVG. `mark` is the logo, an SVG in base64. The glow covers no more than its circle, to save time. */
export async function composeShareImage(
  title: string,
  line: string,
  mark: string,
  measure: MeasureWidth,
  answer: ShareAnswer,
): Promise<string> {
  const footTop = HEIGHT - MARGIN - FOOT_HEIGHT
  const room = footTop - MARGIN - MARK_SIZE
  const [heading, below] = await fitTexts(title, line, room, measure)
  const headingTop = MARGIN + MARK_SIZE + (room - heightOf(heading) - GAP - heightOf(below)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT}">
    <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="1140" cy="0" r="1302">
      <stop stop-color="#4a3a2c"/><stop offset=".55" stop-color="${brandColours.ink}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="${brandColours.ink}"/>
    <circle cx="1140" r="718" fill="url(#glow)" shape-rendering="crispEdges"/>
    <image x="${MARGIN}" y="${MARGIN}" width="${MARK_SIZE}" height="${MARK_SIZE}" href="data:image/svg+xml;base64,${mark}"/>
    ${drawBlock({ lines: [site.name], size: NAME_SIZE, colour: '#fff' }, MARGIN + MARK_SIZE + GAP, MARGIN + (MARK_SIZE - NAME_SIZE * LINE_HEIGHT) / 2)}
    ${drawBlock(heading, MARGIN, headingTop)}
    ${drawBlock(below, MARGIN, headingTop + heightOf(heading) + GAP)}
    <rect x="${MARGIN}" y="${footTop}" width="220" height="${FOOT_HEIGHT}" rx="5" fill="${brandColours.accent}"/>
    ${await drawAnswer(answer, measure)}
  </svg>`
}

/** The room of the title and its line on the left, and their sizes, largest first. */
const TITLE_WIDTH = 520
const TITLE_SIZES = [
  [68, 32],
  [58, 30],
  [48, 28],
  [42, 24],
] as const
const ANSWER_LEFT = 664
const ANSWER_WIDTH = WIDTH - MARGIN - ANSWER_LEFT

/** Returns title and line in the largest size in which they fit; a long title is never in the first. */
async function fitTexts(
  title: string,
  line: string,
  room: number,
  measure: MeasureWidth,
): Promise<[TextBlock, TextBlock]> {
  const fitting = title.length > LONG_TITLE_CHARACTERS ? TITLE_SIZES.slice(1) : TITLE_SIZES
  for (const [titleSize, lineSize] of fitting) {
    const heading = await blockOf(title, titleSize, '#fff', TITLE_WIDTH, measure)
    const below = await blockOf(line, lineSize, SOFT, TITLE_WIDTH, measure)
    const fits = heightOf(heading) + GAP + heightOf(below) <= room
    if (fits || fitting.at(-1)?.[0] === titleSize) return [heading, below]
  }
  throw new Error('A title has a size.')
}

async function blockOf(
  text: string,
  size: number,
  colour: string,
  width: number,
  measure: MeasureWidth,
): Promise<TextBlock> {
  return { lines: text === '' ? [] : await wrap(text, size, width, measure), size, colour }
}

const FIGURE_SIZE = 112
const UNIT_SIZE = 36
const LABEL_SIZE = 30

/** Draws the label and the answer, and below them the drawing, or only its line. */
async function drawAnswer(
  { answer, unit = '', line, drawing }: ShareAnswer,
  measure: MeasureWidth,
) {
  const label = await blockOf(isDrawable(line) ? line : '', LABEL_SIZE, SOFT, ANSWER_WIDTH, measure)
  const unitWidth = unit === '' ? 0 : GAP / 2 + (await measure(unit, `${FONT} ${UNIT_SIZE}px`))
  const wide = answer === '' ? 1 : await measure(answer, `${FONT} 100px`)
  const size = Math.min(FIGURE_SIZE, Math.floor((100 * (ANSWER_WIDTH - unitWidth)) / wide))
  const figure = { lines: answer === '' ? [] : [answer], size, colour: '#fff' }
  const room = { width: ANSWER_WIDTH, colours: COLOURS, measure }
  const drawn = drawing && (await drawDrawing(drawing, room))
  const height = heightOf(label) + heightOf(figure) + GAP / 2 + (drawn?.height ?? HEAD_LINE)
  const top = (HEIGHT - height) / 2
  const figureTop = top + heightOf(label)
  const lineTop = figureTop + heightOf(figure) + GAP / 2
  const unitLeft = ANSWER_LEFT + (wide * size) / 100 + GAP / 2
  const unitTop = figureTop + BASELINE * (size - UNIT_SIZE)
  return `${drawBlock(label, ANSWER_LEFT, top)}
    ${drawBlock(figure, ANSWER_LEFT, figureTop)}
    ${unit && drawBlock({ lines: [unit], size: UNIT_SIZE, colour: SOFT }, unitLeft, unitTop)}
    ${drawn === undefined ? headLine(lineTop) : `<g transform="translate(${ANSWER_LEFT} ${lineTop})">${drawn.svg}</g>`}`
}

function headLine(top: number): string {
  return `<rect x="${ANSWER_LEFT}" y="${top}" width="${ANSWER_WIDTH}" height="${HEAD_LINE}" fill="${brandColours.accent}"/>`
}

/** Returns whether the typeface has the letters of a text: it has no Indian script. */
function isDrawable(text: string): boolean {
  return !/[^\u0020-\u024f\u2010-\u20bf]/.test(text)
}

/** Returns a text in lines of at most this width. */
async function wrap(
  text: string,
  size: number,
  width: number,
  measure: MeasureWidth,
): Promise<string[]> {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ')
    const fits = (await measure(longer, `${FONT} ${size}px`)) <= width
    if (lines.length > 0 && fits) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function heightOf({ lines, size }: TextBlock): number {
  return lines.length * size * LINE_HEIGHT
}

function drawBlock({ lines, size, colour }: TextBlock, x: number, top: number): string {
  return lines
    .map((line, index) => {
      const y = top + (index * LINE_HEIGHT + BASELINE) * size
      return `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}">${escapeMarkup(line)}</text>`
    })
    .join('\n    ')
}
