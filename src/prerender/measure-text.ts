import { fileURLToPath } from 'node:url'

import { root } from 'astro:config/server'
import sharp from 'sharp'

import { escapeMarkup } from './drawing-parts.ts'

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
