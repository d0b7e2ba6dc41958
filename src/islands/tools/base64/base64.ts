import { charactersBefore } from '@/lib/characters-before.ts'

import { bytesOf, readSextets, toBase64, type Sextets } from './alphabet.ts'

export type Base64Mode = 'encode' | 'decode'

/** What a conversion gives: the text, and a remark where it holds something the visitor should know. */
export interface Base64Result {
  output: string
  warning?: string
}

/**
 * A text as Base64 of its UTF-8 bytes, or such Base64 as text. Empty text gives empty text.
 * Throws 'Invalid input for Base64 encoding' or 'Invalid Base64 string'; the error's `cause` is a sentence saying where and why,
 * or, for bytes that are no text, a `NotText` that also holds them.
 */
export function convertBase64(mode: Base64Mode, text: string): Base64Result {
  return mode === 'encode' ? { output: encodeBase64(text) } : decodeBase64(text)
}

/** The bytes of a Base64 text that is valid but does not spell UTF-8. */
export interface NotText {
  reason: string
  bytes: Uint8Array<ArrayBuffer>
}

function encodeBase64(text: string): string {
  const position = text.search(/\p{Surrogate}/u)
  if (position !== -1)
    throw new Error('Invalid input for Base64 encoding', {
      cause: `${place(text, position)} is half of a surrogate pair, which has no UTF-8 form.`,
    })
  return toBase64(new TextEncoder().encode(text))
}

function decodeBase64(text: string): Base64Result {
  const read = readSextets(text)
  if (read.state === 'stray')
    throw new Error('Invalid Base64 string', { cause: strayReason(text, read) })
  const output = asText(bytesOf(read.sextets))
  return hasLooseBits(read.sextets)
    ? { output, warning: 'The last letter carries bits that belong to no byte; they were ignored.' }
    : { output }
}

/** A byte order mark is part of what was encoded, so it is kept: decoding must give back every text. */
function asText(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    const start = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0'))
    const more = bytes.length > 16 ? ' …' : ''
    const reason = `The Base64 is well formed, but its ${bytes.length} bytes are not UTF-8 text: ${start.join(' ').toUpperCase()}${more}`
    throw new Error('Invalid Base64 string', { cause: { reason, bytes } satisfies NotText })
  }
}

/** RFC 4648 section 3.5: the unused bits of the last letter should be zero. */
function hasLooseBits(sextets: Uint8Array): boolean {
  const last = sextets.at(-1) ?? 0
  if (sextets.length % 4 === 2) return (last & 0b1111) !== 0
  return sextets.length % 4 === 3 && (last & 0b11) !== 0
}

function strayReason(text: string, stray: Extract<Sextets, { state: 'stray' }>): string {
  const where = place(text, stray.index)
  if (stray.reason === 'length')
    return `${where} stands alone at the end: at least one more letter must follow it.`
  if (stray.reason === 'padding')
    return `${where} is padding that does not fit: “=” only fills the last group up to four letters.`
  if (/^data:/i.test(text.trimStart()))
    return `${where} is not Base64. This is a data address: only the part after its comma is.`
  const letter = text[stray.index] ?? ''
  if ('-_'.includes(letter))
    return `${where} belongs to the URL-safe alphabet. Replace every “-” by “+” and every “_” by “/”.`
  return `${where} is not in the Base64 alphabet.`
}

/** "Character 7 (“!”, line 2, column 3)"; the line is left out where there is only one. */
function place(text: string, index: number): string {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0)
  const name = character.isWellFormed() ? `“${character}”` : codeName(character)
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

function codeName(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase()}`
}
