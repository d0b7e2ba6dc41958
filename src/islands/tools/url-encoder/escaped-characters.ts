import { escapeSequence } from './percent-encoding.ts'

/** A longer text would block the page noticeably. */
export const LONGEST_IN_PANEL = 20_000

export const TOO_LONG_FOR_PANEL =
  'This text is too long for this panel, which takes up to 20,000 characters; the tool above takes more.'

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

/** ASCII characters, in addition to letters and digits, that are not escaped. */
export type Kept = string

/*
 * The complements of the percent-encode sets of the URL standard (url.spec.whatwg.org, section 1.3), limited to ASCII. The
 * strictest is from RFC 3986 section 2.3. Non-ASCII characters are always escaped.
 */
export const KEPT = {
  /** `encodeURIComponent`: the component percent-encode set. */
  component: "-_.!~*'()",
  /** The application/x-www-form-urlencoded percent-encode set, where a space becomes "+". */
  form: '*-._',
  /** RFC 3986 section 2.3: unreserved. */
  unreserved: '-._~',
  /** RFC 3986 sections 2.2 and 2.3: unreserved and reserved. */
  address: "-._~:/?#[]@!$&'()*+,;=",
  userinfo: "-._~!$&'()*+,%",
  path: "-._~!$&'()*+,%:;=@/[]|\\",
  fragment: "-._~!$&'()*+,%:;=@/[]|\\?#{}^",
} as const satisfies Record<string, Kept>

/** Percent-encodes a text as UTF-8, except letters, digits and the characters in `kept`. A lone surrogate becomes U+FFFD. */
export function percentEncode(text: string, kept: Kept): string {
  let encoded = ''
  for (const character of text.toWellFormed()) encoded += percentEncodeOne(character, kept)
  return encoded
}

/** Percent-encodes one whole character, unless it is a letter, a digit or in `kept`. */
export function percentEncodeOne(character: string, kept: Kept): string {
  if (/^[a-z0-9]$/i.test(character) || kept.includes(character)) return character
  const encoded = encodeURIComponent(character)
  if (encoded !== character) return encoded
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
