import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { root } from 'astro:config/server'
import sharp from 'sharp'

import { escapeMarkup } from './drawing-parts.ts'
import { composeShareImage, type ShareAnswer } from './share-image-layout.ts'

/** Draws the picture that social networks show for a link: a PNG of 1200 × 630 with the logo, a title and a line of text, and an answer on the right half. */
export async function drawShareImage(
  title: string,
  line: string,
  answer: ShareAnswer,
): Promise<Buffer> {
  // The text renderer reads this setting at its first use, and then ignores the fonts of the machine.
  const fontSettings = fileURLToPath(new URL('src/layouts/fonts/fonts.conf', root))
  Object.assign(process.env, { FONTCONFIG_FILE: fontSettings })
  const mark = await readFile(new URL('public/favicon.svg', root), 'base64')
  const svg = await composeShareImage(title, line, mark, measureWidth, answer)
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** Returns the width in pixels of a line of text, for a font in the notation of Pango. */
async function measureWidth(text: string, font: string): Promise<number> {
  const { info } = await sharp({ text: { text: escapeMarkup(text), font, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true })
  return info.width
}
