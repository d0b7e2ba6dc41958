import { charactersBefore } from '@/islands/ui/text/characters-before.ts'
import type { TextPanelProps } from '@/islands/text-tool/definition.ts'

export type UrlMode = 'encode' | 'decode'
export type UrlPanelProps = TextPanelProps<UrlMode>

/**
 * Encodes or decodes a text as one URL component, with `encodeURIComponent` or `decodeURIComponent`. "+" does not change
 * either way. Throws 'Invalid input for encode operation' or 'Invalid input for decode operation'. The error's `cause`
 * gives the position and reason.
 */
export function convertUrl(mode: UrlMode, text: string): string {
  return mode === 'encode' ? encodeComponent(text) : decodeComponent(text)
}

/** Returns whether a decoded text still contains percent escapes, all of them valid: "%20" left over from "%2520". */
export function isEncodedTwice(decoded: string): boolean {
  return /%[0-9a-f]{2}/i.test(decoded) && malformedEscape(decoded) === undefined
}

function encodeComponent(text: string): string {
  const position = text.search(/\p{Surrogate}/u)
  if (position === -1) return encodeURIComponent(text)
  const code = text.charCodeAt(position).toString(16).toUpperCase()
  throw new Error('Invalid input for encode operation', {
    cause: `Character ${ordinal(text, position)} (U+${code}) is half of a surrogate pair, which has no UTF-8 form.`,
  })
}

function decodeComponent(text: string): string {
  const malformed = malformedEscape(text)
  if (malformed === undefined) return decodeURIComponent(text)
  throw new Error('Invalid input for decode operation', {
    cause: `Character ${ordinal(text, malformed.index)}: ${malformed.reason}`,
  })
}

/** Returns the position of a UTF-16 index in code points, from 1. */
function ordinal(text: string, index: number): number {
  return charactersBefore(text, index) + 1
}

/** A malformed percent escape, with the reason as a sentence. */
export interface MalformedEscape {
  /** The index of the "%" that starts the malformed sequence. */
  index: number
  reason: string
}

/**
 * Returns the first escape at which `decodeURIComponent` would throw, or undefined if there is none. The ECMAScript error
 * has no position, so this applies the same rules (UTF-8 as in RFC 3629).
 */
export function malformedEscape(text: string): MalformedEscape | undefined {
  let index = text.indexOf('%')
  while (index !== -1) {
    const { length, reason } = escapeSequence(text, index)
    if (reason !== undefined) return { index, reason }
    index = text.indexOf('%', index + length)
  }
  return undefined
}

/**
 * Returns the length of the escaped character that starts at a "%". If it is malformed, also returns the reason as a
 * sentence.
 */
export function escapeSequence(text: string, start: number): { length: number; reason?: string } {
  const lead = byteAt(text, start)
  if (lead === undefined) {
    const reason = `“${escapeAt(text, start)}” is not “%” followed by two hexadecimal digits.`
    return { length: 1, reason }
  }
  if (lead < 0x80) return { length: 3 }
  const rule = RULES.find(({ first, last }) => lead >= first && lead <= last)
  if (rule === undefined)
    return { length: 3, reason: `“${escapeAt(text, start)}” cannot begin a UTF-8 character.` }
  const half = halfOfPair(text, start)
  if (half !== undefined)
    return {
      length: half.length,
      reason: `“${half}” is half of a surrogate pair, which UTF-8 does not have.`,
    }
  for (let position = 1; position < rule.bytes; position++) {
    const byte = byteAt(text, start + position * 3)
    const [low, high] = position === 1 ? rule.second : CONTINUATION
    if (byte === undefined || byte < low || byte > high) {
      const sequence = text.slice(start, start + position * 3)
      const reason = `“${sequence}” begins a UTF-8 character that is not completed.`
      return { length: sequence.length, reason }
    }
  }
  return { length: rule.bytes * 3 }
}

/** Returns the three escapes of U+D800 to U+DFFF, as a program writes them that encodes each half of a pair alone. */
function halfOfPair(text: string, start: number): string | undefined {
  return /^%ed%[ab][0-9a-f]%[89ab][0-9a-f]/i.exec(text.slice(start, start + 9))?.[0]
}

const CONTINUATION = [0x80, 0xbf] as const

/**
 * RFC 3629 section 4: the first byte determines the length and the range of the second byte. This excludes overlong forms,
 * surrogates and values above U+10FFFF.
 */
const RULES = [
  { first: 0xc2, last: 0xdf, bytes: 2, second: CONTINUATION },
  { first: 0xe0, last: 0xe0, bytes: 3, second: [0xa0, 0xbf] },
  { first: 0xed, last: 0xed, bytes: 3, second: [0x80, 0x9f] },
  { first: 0xe1, last: 0xef, bytes: 3, second: CONTINUATION },
  { first: 0xf0, last: 0xf0, bytes: 4, second: [0x90, 0xbf] },
  { first: 0xf4, last: 0xf4, bytes: 4, second: [0x80, 0x8f] },
  { first: 0xf1, last: 0xf3, bytes: 4, second: CONTINUATION },
] as const

function byteAt(text: string, index: number): number | undefined {
  const match = /^%([0-9a-f]{2})/i.exec(text.slice(index, index + 3))
  return match === null ? undefined : parseInt(match[1] ?? '', 16)
}

function escapeAt(text: string, index: number): string {
  return [...text.slice(index, index + 4)].slice(0, 3).join('')
}
