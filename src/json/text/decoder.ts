import { encodingOf, unicodeText } from '@/lib/unicode-text.ts'
import { withoutEnd } from '@/lib/without-end.ts'

/** A decoded JSON text, ready for the scanner. */
export interface JsonSource {
  /** The text without its byte order mark. */
  text: string
  /** The text in UTF-8. */
  bytes: Uint8Array
  hasByteOrderMark: boolean
}

const BYTE_ORDER_MARK = '\uFEFF'

/** The message for a file that is not Unicode text (RFC 8259 section 8.1). */
export const NOT_UNICODE = 'The file is not UTF-8 text, which JSON must be'

/**
 * Returns the source for a text. Removes and reports a byte order mark (RFC 8259 section 8.1 lets parsers ignore it).
 * Encodes a lone surrogate as its escape, because UTF-8 cannot encode it. After a backslash, encodes it as U+FFFD, which
 * is just as invalid there.
 */
export function sourceFromText(input: string): JsonSource {
  const hasByteOrderMark = input.startsWith(BYTE_ORDER_MARK)
  const text = hasByteOrderMark ? input.slice(1) : input
  const encodable = text.isWellFormed()
    ? text
    : text.replace(/\\.|\p{Surrogate}/gsu, (found) =>
        found.length > 1 ? found : escapedUnit(found),
      )
  return { text, bytes: new TextEncoder().encode(encodable), hasByteOrderMark }
}

/** Returns the source for the bytes of a file, or undefined when they are not Unicode text. */
export function sourceFromBytes(bytes: Uint8Array): JsonSource | undefined {
  const text = unicodeText(bytes)
  if (text === undefined) return undefined
  if (encodingOf(bytes) !== 'utf-8') return sourceFromText(text)
  if (!text.startsWith(BYTE_ORDER_MARK)) return { text, bytes, hasByteOrderMark: false }
  return { text: text.slice(1), bytes: bytes.subarray(3), hasByteOrderMark: true }
}

/** Returns the bytes of a UTF-8 file without decoding them, or undefined for another encoding. They may be invalid UTF-8. */
export function utf8Source(
  bytes: Uint8Array,
): Pick<JsonSource, 'bytes' | 'hasByteOrderMark'> | undefined {
  if (encodingOf(bytes) !== 'utf-8') return undefined
  const hasByteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return { bytes: hasByteOrderMark ? bytes.subarray(3) : bytes, hasByteOrderMark }
}

/** Decodes the first bytes of a file for display. Drops an incomplete character at the end. */
export function textBeginning(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return withoutEnd(text, '\uFFFD')
}

function escapedUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16)}`
}

/** Returns whether a text is a JSON document, by the engine's parser. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
