import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { root } from 'astro:config/server'
import sharp from 'sharp'

import { composeShareImage, type ShareAnswer } from './share-image-layout.ts'
import { escapeMarkup } from './drawing-parts.ts'
import { definitions, loadFrame } from './definitions.ts'
import { sampleAnswerOf, sampleDrawingOf } from './samples.ts'

/** Draws the picture that social networks show for a link: a PNG of 1200 × 630 with the logo, a title and a line of text, and an answer on the right half. */
export async function drawShareImage(
  title: string,
  line: string,
  answer: ShareAnswer,
): Promise<Buffer> {
  const mark = await readFile(new URL('public/favicon.svg', root), 'base64')
  const svg = await composeShareImage(title, line, mark, measureWidth, answer)
  // Nothing shows through, and more compression takes three times as long for a tenth of the bytes.
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 7 }).toBuffer()
}

// The text renderer reads this setting at its first use, and then ignores the fonts of the machine.
const fontSettings = fileURLToPath(new URL('src/layouts/fonts/fonts.conf', root))
Object.assign(process.env, { FONTCONFIG_FILE: fontSettings })

const widths = new Map<string, Promise<number>>()

/** Returns the width in pixels of a line of text, for a font in the notation of Pango. Pictures share their lines of text. */
export function measureWidth(text: string, font: string): Promise<number> {
  const key = `${font} ${text}`
  const width = widths.get(key) ?? layOut(text, font)
  widths.set(key, width)
  return width
}

async function layOut(text: string, font: string): Promise<number> {
  // Writing the picture of the text would take four times as long as laying it out.
  const { width } = await sharp({ text: { text: escapeMarkup(text), font, dpi: 72 } }).metadata()
  return width
}

/** Returns the answer on the share picture of a tool's page: its sample answer, or what its calculator shows at first. */
export async function shareAnswerOf(href: string): Promise<ShareAnswer | undefined> {
  const sample = sampleAnswerOf(href)
  if (sample !== undefined) {
    const { answer, unit, of } = sample
    return { answer, unit, line: of, drawing: sampleDrawingOf(href) }
  }
  const definition = await definitions[href.replace('/tools/', '')]?.()
  if (definition === undefined) return undefined
  const { label, figure, drawing } = (await loadFrame()).headlineOf(definition)
  return { answer: figure, line: label, drawing }
}

/** The drawing of pages without an answer of their own: the years of the loan that the EMI calculator starts with. */
export const signature: ShareAnswer = {
  answer: '',
  line: '',
  drawing: sampleDrawingOf('/tools/loan-calculator'),
}
