import { charactersBefore } from '@/islands/ui/text/characters-before.ts'
import type { Stray } from './base64-reader.ts'

/** Why a character does not belong in a Base64 text, in a sentence that begins with its place. */
export function strayReason(text: string, stray: Stray): string {
  const where = characterPlace(text, stray.index)
  if (stray.reason === 'length')
    return `${where} stands alone at the end: at least one more letter must follow it.`
  if (stray.reason === 'padding')
    return `${where} is padding that does not fit: “=” only fills the last group up to four letters.`
  return `${where} is not in the Base64 alphabet.`
}

/** "Character 7 (“!”, line 2, column 3)"; the line is left out where there is only one. */
export function characterPlace(text: string, index: number): string {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0)
  const name = isSeen(character) ? `“${character}”` : codeName(character)
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

function isSeen(character: string): boolean {
  return character.isWellFormed() && !/[\p{Cc}\p{Cf}\p{Z}]/u.test(character)
}

/** The names of what cannot be seen and comes along with copied text. */
const UNSEEN: Record<number, string> = {
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
  const name = UNSEEN[code]
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  return name === undefined ? number : `${number}, ${name}`
}
