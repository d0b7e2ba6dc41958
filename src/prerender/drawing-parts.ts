import type { DrawnPart } from '../lib/sample-answer.ts'

/** Returns the width in pixels of a line of text in a font, which is written as "Anek Latin SemiBold 72px". */
export type MeasureWidth = (text: string, font: string) => Promise<number>

/** The colours of a drawing. `ground` is what lies behind it. */
export type DrawingColours = Record<
  DrawnPart['color'] | 'text' | 'soft' | 'accent' | 'ground',
  string
>

/** A drawing as SVG, with its upper left corner at 0, 0. */
export interface Drawn {
  svg: string
  height: number
}

/** What a drawing is drawn into. */
export interface Room {
  width: number
  colours: DrawingColours
  measure: MeasureWidth
}

/** The typeface of all pictures. It is a file of the site, so that pictures look the same on every machine. */
export const FONT = 'Anek Latin SemiBold'
/** The line that drawings hang from. */
export const HEAD_LINE = 6
/** Draws the head line at a height. */
export function headLine(top: number, { width, colours }: Room): string {
  return `<rect y="${top}" width="${width}" height="${HEAD_LINE}" fill="${colours.accent}"/>`
}

interface TextPlace {
  x: number
  y: number
  /** The largest size, which becomes smaller until the text is at most `most` wide. */
  size: number
  most: number
  fill: string
  end?: boolean
}

/** Draws a line of text, smaller where it would not fit. */
export async function text(
  written: string,
  { x, y, size, most, fill, end }: TextPlace,
  { measure }: Room,
): Promise<string> {
  const wide = await measure(written, `${FONT} 100px`)
  const fitting = Math.min(size, Math.floor((1000 * most) / wide) / 10)
  return `<text x="${x}" y="${y}" font-size="${fitting}" fill="${fill}"${end ? ' text-anchor="end"' : ''}>${escapeMarkup(written)}</text>`
}

/** Returns a text with the characters escaped that mean something in XML, and in the markup of Pango. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
