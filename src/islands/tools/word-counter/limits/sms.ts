import { ownEntry } from '@/lib/own-entry.ts'

/** A text as SMS. */
export interface Sms {
  alphabet: 'GSM-7' | 'Unicode'
  /** Places used. Extension letters of GSM-7, and characters beyond the basic plane in Unicode (such as emoji), take two. */
  units: number
  /** The number of messages sent and charged; 0 for an empty text. */
  parts: number
  /** The places of the single message, or of each part. */
  placesOfPart: number
  /** Places free in the last part. */
  free: number
  /** The letters that are not in GSM-7, in order of appearance, with their count. */
  forcing: Map<string, number>
}

/** The default alphabet of 3GPP TS 23.038, 6.2.1. The small ç, the backtick and the tabulator are not in it. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Its extension, 6.2.1.1: an escape and a letter, two places. */
const EXTENSION = new Set('^{}\\[~]|€\f')

/** The places of a single message, and of a part, whose header takes six octets (3GPP TS 23.040). */
const PLACES = {
  'GSM-7': { alone: 160, part: 153 },
  Unicode: { alone: 70, part: 67 },
} as const

/**
 * Returns the alphabet, places and parts of a text as SMS. An escape with its letter, or a surrogate pair, is never split: it
 * moves to the next part. 160 letters a → 1 part; 161 → 2; 150 letters a and ₹ → 3, because ₹ forces Unicode.
 */
export function smsOf(text: string): Sms {
  const letters = text.replaceAll('\r\n', '\n')
  const forcing = lettersForcingUnicode(letters)
  const alphabet = forcing.size === 0 ? 'GSM-7' : 'Unicode'
  const { alone, part } = PLACES[alphabet]
  const units = forcing.size === 0 ? gsmUnits(letters) : letters.length
  if (units <= alone) {
    const parts = units === 0 ? 0 : 1
    return { alphabet, units, parts, placesOfPart: alone, free: alone - units, forcing }
  }
  return { alphabet, units, ...inParts(letters, alphabet, part), placesOfPart: part, forcing }
}

function lettersForcingUnicode(text: string): Map<string, number> {
  const forcing = new Map<string, number>()
  for (const letter of text)
    if (!BASIC.has(letter) && !EXTENSION.has(letter))
      forcing.set(letter, (forcing.get(letter) ?? 0) + 1)
  return forcing
}

function gsmUnits(text: string): number {
  let units = text.length
  for (const letter of text) if (EXTENSION.has(letter)) units++
  return units
}

function inParts(text: string, alphabet: Sms['alphabet'], places: number) {
  let parts = 1
  let used = 0
  for (const letter of text) {
    const size = alphabet === 'Unicode' || !EXTENSION.has(letter) ? letter.length : 2
    if (used + size > places) {
      parts++
      used = 0
    }
    used += size
  }
  return { parts, free: places - used }
}

/** GSM-7 substitutes for letters that word processors and keyboards insert automatically. */
const PLAIN: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '-',
  '₹': 'Rs.',
  '`': "'",
  '\t': 'a space',
  '\u00A0': 'a space',
  '\u202F': 'a space',
  '\u200B': 'nothing',
  '\u200C': 'nothing',
  '\u200D': 'nothing',
  '\uFEFF': 'nothing',
}
/** Names of invisible letters. */
const NAMES: Record<string, string> = {
  '\t': 'a tab',
  '\u00A0': 'a no-break space',
  '\u202F': 'a narrow no-break space',
  '\u200B': 'a zero-width space',
  '\u200C': 'a zero-width non-joiner',
  '\u200D': 'a zero-width joiner',
  '\uFEFF': 'a byte order mark',
}
const DOTTED_CIRCLE = '◌'

/** Returns the name of a letter for a sentence. A combining sign is shown on a dotted circle. */
export function letterName(letter: string): string {
  const name = ownEntry(NAMES, letter)
  if (name !== undefined) return name
  if (/\p{M}/u.test(letter)) return `“${DOTTED_CIRCLE}${letter}”`
  if (/[\p{C}\p{Z}]/u.test(letter))
    return `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
  return `“${letter}”`
}

/** Returns the GSM-7 substitute of a letter, or undefined. */
export function plainLetter(letter: string): string | undefined {
  return ownEntry(PLAIN, letter)
}
