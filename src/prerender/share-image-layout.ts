import { brandColours } from '../lib/brand-colours.ts'
import { site } from '../lib/site.ts'

/** Returns the width in pixels of a line of text in a font, which is written as "Anek Latin SemiBold 72px". */
export type MeasureWidth = (text: string, font: string) => Promise<number>

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
const FONT = 'Anek Latin SemiBold'

/** The answer on the right half of a picture. */
export interface ShareAnswer {
  answer: string
  /** What it is, in a few words. */
  line: string
  /** Two parts of each stroke that hangs from the line below the answer, in rupees. */
  strokes?: readonly { near: number; far: number }[]
}

/** Returns the share picture as SVG. `mark` is the logo, an SVG in base64. An answer takes the right half. */
export async function composeShareImage(
  title: string,
  line: string,
  mark: string,
  measure: MeasureWidth,
  answer?: ShareAnswer,
): Promise<string> {
  const footTop = HEIGHT - MARGIN - FOOT_HEIGHT
  const room = footTop - MARGIN - MARK_SIZE
  const [heading, below] = await fitTexts(title, line, answer ? HALF : WHOLE, room, measure)
  const headingTop = MARGIN + MARK_SIZE + (room - heightOf(heading) - GAP - heightOf(below)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT}">
    <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="1140" cy="0" r="1302">
      <stop stop-color="#4a3a2c"/><stop offset=".55" stop-color="${brandColours.ink}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#glow)"/>
    <image x="${MARGIN}" y="${MARGIN}" width="${MARK_SIZE}" height="${MARK_SIZE}" href="data:image/svg+xml;base64,${mark}"/>
    ${drawBlock({ lines: [site.name], size: NAME_SIZE, colour: '#fff' }, MARGIN + MARK_SIZE + GAP, MARGIN + (MARK_SIZE - NAME_SIZE * LINE_HEIGHT) / 2)}
    ${drawBlock(heading, MARGIN, headingTop)}
    ${drawBlock(below, MARGIN, headingTop + heightOf(heading) + GAP)}
    <rect x="${MARGIN}" y="${footTop}" width="220" height="${FOOT_HEIGHT}" rx="5" fill="${brandColours.accent}"/>
    ${answer ? await drawAnswer(answer, measure) : ''}
  </svg>`
}

/** The place of a title and its line, and their sizes, largest first. */
interface Column {
  width: number
  sizes: readonly (readonly [title: number, line: number])[]
}

const WHOLE: Column = {
  width: WIDTH - 2 * MARGIN,
  sizes: [
    [92, 38],
    [72, 38],
  ],
}
const HALF: Column = {
  width: 520,
  sizes: [
    [68, 32],
    [58, 30],
    [48, 28],
    [42, 24],
  ],
}
const ANSWER_LEFT = 664
const ANSWER_WIDTH = WIDTH - MARGIN - ANSWER_LEFT

/** Returns title and line in the largest size in which they fit; a long title is never in the first. */
async function fitTexts(
  title: string,
  line: string,
  { width, sizes }: Column,
  room: number,
  measure: MeasureWidth,
): Promise<[TextBlock, TextBlock]> {
  const fitting = title.length > LONG_TITLE_CHARACTERS ? sizes.slice(1) : sizes
  for (const [titleSize, lineSize] of fitting) {
    const heading = await blockOf(title, titleSize, '#fff', width, measure)
    const below = await blockOf(line, lineSize, SOFT, width, measure)
    const fits = heightOf(heading) + GAP + heightOf(below) <= room
    if (fits || fitting.at(-1)?.[0] === titleSize) return [heading, below]
  }
  throw new Error('A column has a size.')
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

/** Draws the answer above a line, and below it the strokes that hang from it. The label is at the top. */
async function drawAnswer({ answer, line, strokes = [] }: ShareAnswer, measure: MeasureWidth) {
  const label = await blockOf(isDrawable(line) ? line : '', 28, SOFT, ANSWER_WIDTH, measure)
  const wide = await measure(answer, `${FONT} 100px`)
  const size = Math.min(112, Math.floor((100 * ANSWER_WIDTH) / wide))
  const figure = await blockOf(answer, size, '#fff', ANSWER_WIDTH, measure)
  const drawn = strokes.length > 0 ? STROKES_HEIGHT : 0
  const height = heightOf(label) + heightOf(figure) + GAP + LINE_HEIGHT_PX + drawn
  const top = (HEIGHT - height) / 2
  const lineTop = top + heightOf(label) + heightOf(figure) + GAP / 2
  return `${drawBlock(label, ANSWER_LEFT, top)}
    ${drawBlock(figure, ANSWER_LEFT, top + heightOf(label))}
    ${drawStrokes(strokes, lineTop + LINE_HEIGHT_PX)}
    <rect x="${ANSWER_LEFT}" y="${lineTop}" width="${ANSWER_WIDTH}" height="${LINE_HEIGHT_PX}" fill="${brandColours.accent}"/>`
}

/** Returns whether the typeface has the letters of a text: it has no Indian script. */
function isDrawable(text: string): boolean {
  return !/[^\u0020-\u024f\u2010-\u20bf]/.test(text)
}

const STROKES_HEIGHT = 210
const LINE_HEIGHT_PX = 6

function drawStrokes(strokes: NonNullable<ShareAnswer['strokes']>, top: number): string {
  const largest = Math.max(...strokes.map(({ near, far }) => near + far))
  const place = ANSWER_WIDTH / strokes.length
  const width = place * 0.62
  return strokes
    .map(({ near, far }, index) => {
      const x = ANSWER_LEFT + place * index + (place - width) / 2
      const [nearHeight, farHeight] = [near, far].map((part) => (part / largest) * STROKES_HEIGHT)
      return `<rect x="${x}" y="${top}" width="${width}" height="${nearHeight}" fill="#4cc38a"/>
    <rect x="${x}" y="${top + (nearHeight ?? 0) + 2}" width="${width}" height="${farHeight}" rx="4" fill="#a9c4ff"/>`
    })
    .join('\n    ')
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

/** Returns a text with the characters escaped that mean something in XML, and in the markup of Pango. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
