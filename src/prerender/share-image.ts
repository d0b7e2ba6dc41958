import { readFile } from 'node:fs/promises'

import { root } from 'astro:config/server'
import sharp from 'sharp'

import { measureWidth } from './measure-text.ts'
import { composeShareImage, type ShareAnswer } from './share-image-layout.ts'

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
