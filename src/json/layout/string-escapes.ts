import { BACKSLASH } from '../text/tokens.ts'
import type { LayoutOptions } from './layout-options.ts'

const FIRST_NON_ASCII = 0x80
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
/** A unit that is not ASCII, one at a time: those of a pair are two escapes (RFC 8259 section 7). */
const NON_ASCII = /[\u0080-\uffff]/g
/** A pair of surrogates written as escapes, or any escape. */
const ESCAPE = /\\(?:u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|u([\da-f]{4})|([^u]))/gi
/** Joiners are part of the words of Indian scripts and of emoji, though they are not seen. */
const JOINERS = '\u200c\u200d'
/** What would not be seen, or is no character: controls, formats, private use, half pairs, all spaces but the common one. */
const UNSEEN = /[\p{C}\p{Z}]/u

/** A string of a document, quotes included, with its escapes as chosen; undefined when it stays as it is written. */
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

/** A string as it is written, in ASCII alone. What was an escape stays as it was. */
function escaped(written: string): string {
  return written.replace(
    NON_ASCII,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * A string as it is written, without the escapes that need not be there. Those of quotes, backslashes, controls, half pairs
 * and characters that would not be seen stay.
 */
function unescaped(written: string): string {
  return written.replace(
    ESCAPE,
    (as, high?: string, low?: string, unit?: string, letter?: string) => {
      if (letter !== undefined) return letter === '/' ? '/' : as
      const character = [high, low, unit].map(unitOf).join('')
      if (character === '"' || character === '\\') return as
      const isSeen = character === ' ' || JOINERS.includes(character) || !UNSEEN.test(character)
      return isSeen ? character : as
    },
  )
}

function unitOf(hex: string | undefined): string {
  return hex === undefined ? '' : String.fromCharCode(parseInt(hex, 16))
}
