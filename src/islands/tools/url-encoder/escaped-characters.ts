import { escapeSequence } from './percent-encoding.ts'

/** One character of a percent-encoded text: as it is written, and what that means. */
export interface EscapedCharacter {
  raw: string
  /** The same as `raw` where the writing cannot be decoded. */
  text: string
  /** Why it cannot be decoded, as a sentence. */
  fault?: string
}

/** What "+" means: a space in the query of a form, itself everywhere else. */
export type PlusSign = 'plus' | 'space'

/**
 * A percent-encoded text character by character. A sequence that is no valid escape (RFC 3986 section 2.1, RFC 3629) is one
 * character that stays as it is written, with the reason; what follows it is decoded.
 */
export function escapedCharacters(text: string, plus: PlusSign): EscapedCharacter[] {
  const found: EscapedCharacter[] = []
  for (let at = 0; at < text.length;) {
    const next = characterAt(text, at, plus)
    found.push(next)
    at += next.raw.length
  }
  return found
}

/** What characters of a percent-encoded text mean. */
export function meaningOf(characters: readonly EscapedCharacter[]): string {
  return characters.map(({ text }) => text).join('')
}

/** A place of a text that cannot be decoded. */
export interface BrokenPlace {
  /** Which character of the text it is, from 1; an emoji counts as one. */
  character: number
  reason: string
}

/** The places that cannot be decoded, in their order. */
export function brokenPlaces(characters: readonly EscapedCharacter[]): BrokenPlace[] {
  const broken: BrokenPlace[] = []
  let before = 0
  for (const { raw, fault } of characters) {
    if (fault !== undefined) broken.push({ character: before + 1, reason: fault })
    before += raw.startsWith('%') ? raw.length : 1
  }
  return broken
}

function characterAt(text: string, at: number, plus: PlusSign): EscapedCharacter {
  const raw = String.fromCodePoint(text.codePointAt(at) ?? 0)
  if (raw === '+' && plus === 'space') return { raw, text: ' ' }
  if (raw !== '%') return { raw, text: raw }
  const { length, reason } = escapeSequence(text, at)
  const written = text.slice(at, at + length)
  if (reason !== undefined) return { raw: written, text: written, fault: reason }
  return { raw: written, text: decodeURIComponent(written) }
}
