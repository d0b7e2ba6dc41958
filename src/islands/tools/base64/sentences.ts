import { charactersBefore } from '@/islands/ui/text/characters-before.ts'

/** The first character of a Base64 text that does not belong there. */
export interface Stray {
  index: number
  reason: 'alphabet' | 'padding' | 'length'
}

export const LOOSE_BITS = 'The last letter has extra bits, which were ignored.'
/** RFC 4648, section 3.2. */
export const NO_PADDING = 'The padding “=” at its end is missing, and some programs require it.'
export const MIXED_ALPHABETS =
  'It mixes both alphabets, “+ /” and “- _”: it may combine parts of two texts.'

const STRAY_REASONS: Record<Stray['reason'], string> = {
  alphabet: 'is not in the Base64 alphabet',
  padding: 'is padding that does not fit: “=” only fills the last group up to four letters',
  length: 'is alone at the end: at least one more letter must follow it',
}

/** Returns why a character does not belong in a Base64 text, after its position. */
export function strayReason(text: string, { index, reason }: Stray): string {
  return `${characterPlace(text, index)} ${STRAY_REASONS[reason]}.`
}

/** Returns why a byte does not belong in a file of Base64, after its position. */
export function strayByteReason({ index, reason }: Stray): string {
  return `The file is not Base64: byte ${index + 1} ${STRAY_REASONS[reason]}.`
}

/** Returns the position of a character: "Character 7 (“!”, line 2, column 3)". Single lines have no line number. */
export function characterPlace(text: string, index: number): string {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0)
  const name = isVisible(character) ? `“${character}”` : codeName(character)
  const ordinal = charactersBefore(text, index) + 1
  if (!/[\r\n]/.test(text.trim())) return `Character ${ordinal} (${name})`
  let line = 1
  let lineStart = 0
  for (const end of text.slice(0, index).matchAll(/\r\n|\r|\n/g)) {
    line++
    lineStart = end.index + end[0].length
  }
  const column = charactersBefore(text.slice(lineStart), index - lineStart) + 1
  return `Character ${ordinal} (${name}, line ${line}, column ${column})`
}

function isVisible(character: string): boolean {
  return character.isWellFormed() && !/[\p{Cc}\p{Cf}\p{Z}]/u.test(character)
}

/** Names of invisible characters that are often copied along with a text. */
const INVISIBLE: Record<number, string> = {
  0xa0: 'no-break space',
  0xad: 'soft hyphen',
  0x200b: 'zero-width space',
  0x200c: 'zero-width non-joiner',
  0x200d: 'zero-width joiner',
  0x2060: 'word joiner',
  0xfeff: 'byte order mark',
}

function codeName(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const name = INVISIBLE[code]
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  return name === undefined ? number : `${number}, ${name}`
}

export const UNREADABLE_FILE =
  'The file could not be read. It may have been changed, moved or deleted since it was chosen.'
