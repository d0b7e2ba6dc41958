import { escapeSequence } from './percent-encoding.ts'

/** A character of a percent-encoded text: raw and decoded. */
export interface EscapedCharacter {
  raw: string
  /** The decoded character, or `raw` if it is malformed. */
  text: string
  /** The reason why it is malformed, as a sentence. */
  fault?: string
}

/** The meaning of "+": a space in form data, a plus sign elsewhere. */
export type PlusSign = 'plus' | 'space'

/**
 * Splits a percent-encoded text into characters. A malformed escape (RFC 3986 section 2.1, RFC 3629) is one character that
 * stays raw, with the reason. Decoding continues after it.
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

/** Returns the decoded text. */
export function meaningOf(characters: readonly EscapedCharacter[]): string {
  return characters.map(({ text }) => text).join('')
}

/** A malformed escape. */
export interface BrokenPlace {
  /** The position in code points, from 1. */
  character: number
  reason: string
}

/** Returns the malformed escapes in order. */
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
