import { textWidth } from './text-width.ts'
import { X_LIMIT, xLength } from './x-length.ts'

/** How far a text fills a limit. */
export interface Filled {
  label: string
  /** Absent where it says nothing beyond the label. */
  note?: string
  used: number
  limit: number
  unit: 'characters' | 'px'
}

/** Titles and descriptions are drawn in Arial of these sizes. Google names no widths: these are what is commonly measured. */
const TITLE = { sizePx: 20, widthPx: 580, characters: 60 }
const DESCRIPTION = {
  sizePx: 14,
  computer: { widthPx: 920, characters: 155 },
  phone: { widthPx: 680, characters: 120 },
}

/** The limits that a text of so many characters (code points) is held against; those of the platforms as of 2026. */
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

/** Search engines cut by width. Where this browser cannot measure it, the usual number of characters stands for it. */
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
