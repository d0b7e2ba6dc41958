import { charactersBefore } from '@/islands/ui/text/characters-before.ts'
import type { TextPanelProps } from '@/islands/text-tool/definition.ts'

export type UrlMode = 'encode' | 'decode'
export type UrlPanelProps = TextPanelProps<UrlMode>

/**
 * A text percent-encoded as one component of a URL, or such a component as text, by the functions of ECMAScript
 * (`encodeURIComponent`, `decodeURIComponent`): "+" stays "+" both ways.
 * Throws 'Invalid input for encode operation' or 'Invalid input for decode operation'; the error's `cause` says where and why.
 */
export function convertUrl(mode: UrlMode, text: string): string {
  return mode === 'encode' ? encodeComponent(text) : decodeComponent(text)
}

/** Whether a decoded text would change if it were decoded once more: "%20" left over from "%2520". */
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

/** The place as the visitor counts: from 1, an emoji as one. */
function ordinal(text: string, index: number): number {
  return charactersBefore(text, index) + 1
}

/** Where decoding a percent-encoded text stops, and why, as a sentence. */
export interface MalformedEscape {
  /** Position of the "%" that begins the broken sequence. */
  index: number
  reason: string
}

/**
 * The first escape at which `decodeURIComponent` would throw, or undefined when it would not.
 * ECMAScript only says that it throws; this walks the text by the same rules (UTF-8 as in RFC 3629).
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

/** How many characters of a text belong to the escaped character that begins at its "%", and what is wrong with it, as a sentence. */
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

const CONTINUATION = [0x80, 0xbf] as const

/** RFC 3629 section 4: the first byte decides the length and what the second may be, so that overlong forms, surrogates and values above U+10FFFF are left out. */
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
