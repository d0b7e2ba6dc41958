import { BACKSLASH } from '../text/tokens.ts'
import type { LayoutOptions } from './layout-options.ts'

const FIRST_NON_ASCII = 0x80
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
/**
 * A UTF-16 code unit outside ASCII. Without the `u` flag, a surrogate pair matches twice and becomes two escapes (RFC 8259
 * section 7).
 */
const NON_ASCII = /[\u0080-\uffff]/g
/** An escaped surrogate pair, or any single escape. */
const ESCAPE = /\\(?:u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|u([\da-f]{4})|([^u]))/gi
/** Invisible joiners that Indian scripts and emoji need. */
const JOINERS = '\u200c\u200d'
/**
 * Invisible characters and non-characters: controls, formats, private use, lone surrogates, all separators. The caller
 * allows the plain space.
 */
const INVISIBLE = /[\p{C}\p{Z}]/u

/** Rewrites the escapes of a string token, quotes included. Returns undefined when nothing changes. */
export function withEscapes(
  bytes: Uint8Array,
  start: number,
  end: number,
  escapes: LayoutOptions['escapes'],
): Uint8Array | undefined {
  if (escapes === 'keep') return undefined
  let at = start
  if (escapes === 'escape') while (at < end && (bytes[at] as number) < FIRST_NON_ASCII) at++
  else while (at < end && bytes[at] !== BACKSLASH) at++
  if (at === end) return undefined
  const written = decoder.decode(bytes.subarray(start, end))
  return encoder.encode(escapes === 'escape' ? escaped(written) : unescaped(written))
}

/** Escapes all non-ASCII characters of a string token. Existing escapes do not change. */
function escaped(written: string): string {
  return written.replace(
    NON_ASCII,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * Decodes the unnecessary escapes of a string token. Quotes, backslashes, controls, lone surrogates and invisible
 * characters stay escaped.
 */
function unescaped(written: string): string {
  return written.replace(
    ESCAPE,
    (match, high?: string, low?: string, unit?: string, letter?: string) => {
      if (letter !== undefined) return letter === '/' ? '/' : match
      const character = [high, low, unit].map(unitOf).join('')
      if (character === '"' || character === '\\') return match
      const isVisible =
        character === ' ' || JOINERS.includes(character) || !INVISIBLE.test(character)
      return isVisible ? character : match
    },
  )
}

function unitOf(hex: string | undefined): string {
  return hex === undefined ? '' : String.fromCharCode(parseInt(hex, 16))
}
