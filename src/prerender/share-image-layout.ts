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
const LINE_SIZE = 38
/** Between the title and the line below it. */
const GAP = 24
const LONG_TITLE_CHARACTERS = 44
/** The line height and the baseline of the typeface, relative to the font size. */
const LINE_HEIGHT = 1.1
const BASELINE = 0.9
const FONT = 'Anek Latin SemiBold'

/** Returns the share picture as SVG. `mark` is the logo, an SVG in base64. */
export async function composeShareImage(
  title: string,
  line: string,
  mark: string,
  measure: MeasureWidth,
): Promise<string> {
  const titleSize = title.length > LONG_TITLE_CHARACTERS ? 72 : 92
  const heading = { lines: await wrap(title, titleSize, measure), size: titleSize, colour: '#fff' }
  const below = { lines: await wrap(line, LINE_SIZE, measure), size: LINE_SIZE, colour: '#c9cdec' }
  const footTop = HEIGHT - MARGIN - FOOT_HEIGHT
  const headingTop = (MARGIN + MARK_SIZE + footTop - heightOf(heading) - GAP - heightOf(below)) / 2
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
  </svg>`
}

/** Returns a text in lines that fit between the margins. */
async function wrap(text: string, size: number, measure: MeasureWidth): Promise<string[]> {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ')
    const fits = (await measure(longer, `${FONT} ${size}px`)) <= WIDTH - 2 * MARGIN
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
