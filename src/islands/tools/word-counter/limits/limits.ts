import { whole } from '@/lib/format.ts'

import { X_LIMIT, xLength } from './x-length.ts'

/** A limit and the part of it that a text uses. */
export interface Filled {
  label: string
  note?: string
  used: number
  limit: number
  unit: 'characters' | 'px'
}

/** Search results show titles and descriptions in Arial. Google does not publish widths: these are commonly measured. */
const TITLE = { sizePx: 20, widthPx: 580, characters: 60 }
const DESCRIPTION = {
  sizePx: 14,
  computer: { widthPx: 920, characters: 155 },
  phone: { widthPx: 680, characters: 120 },
}

/** Returns the limits for a text of a number of characters (code points); those of platforms are of 2026. */
export function limitsOf(text: string, characters: number): Filled[] {
  return [
    {
      label: 'Post on X',
      note: 'An address counts 23, an emoji 2, ₹ and … 2, Chinese and Japanese 2 a character, Hindi 1.',
      used: xLength(text),
      limit: X_LIMIT,
      unit: 'characters',
    },
    ...searchResult(text, characters),
    ...PLACES.map(([label, limit]) => ({
      label,
      used: characters,
      limit,
      unit: 'characters' as const,
    })),
  ]
}

const PLACES: readonly (readonly [string, number])[] = [
  ['WhatsApp status', 700],
  ['YouTube title', 100],
  ['Instagram caption', 2200],
  ['LinkedIn post', 3000],
]

/** Search engines cut by width. Browsers that cannot measure it use the usual number of characters. */
function searchResult(text: string, characters: number): Filled[] {
  const rows = [
    { label: 'Page title in a search result', ...TITLE },
    { label: 'Description, on a computer', sizePx: DESCRIPTION.sizePx, ...DESCRIPTION.computer },
    { label: 'Description, on a phone', sizePx: DESCRIPTION.sizePx, ...DESCRIPTION.phone },
  ]
  return rows.map(({ label, sizePx, widthPx, characters: usual }) => {
    const width = textWidth(text, sizePx)
    return width === undefined
      ? { label, used: characters, limit: usual, unit: 'characters' }
      : { label, used: width, limit: widthPx, unit: 'px' }
  })
}

/** Longer texts do not fit anyway, and measuring takes time. */
const MOST_MEASURED = 2000

/**
 * Returns the width in pixels of a text on one line, in Arial or the device's substitute; undefined if the browser cannot measure
 * it. Only the start of a very long text is measured.
 */
function textWidth(text: string, sizePx: number): number | undefined {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return undefined
  context.font = `${sizePx}px Arial, sans-serif`
  const line = text.slice(0, MOST_MEASURED).trim().replace(/\s+/g, ' ')
  const width = Math.ceil(context.measureText(line).width)
  return Number.isFinite(width) && (width > 0 || line === '') ? width : undefined
}

/** Returns the rest of a limit, or the excess over it, with its unit: "12 left", "3 px over". */
export function leftInWords(left: number, unit = ''): string {
  const amount = `${whole(Math.abs(left))}${unit}`
  return left < 0 ? `${amount} over` : `${amount} left`
}
