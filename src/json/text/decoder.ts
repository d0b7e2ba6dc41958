import { encodingOf, unicodeText } from '@/lib/unicode-text.ts'

/** A JSON text as it was typed, pasted or read, ready to be scanned and laid out. */
export interface JsonSource {
  /** Without a byte order mark. */
  text: string
  /** The text in UTF-8. */
  bytes: Uint8Array
  hasByteOrderMark: boolean
}

const BYTE_ORDER_MARK = '\uFEFF'

/** Why bytes that are not Unicode text are not JSON (RFC 8259 section 8.1). */
export const NOT_UNICODE = 'The file is not UTF-8 text, which JSON has to be'

/**
 * The source that a text is. RFC 8259 section 8.1 lets a reader ignore a byte order mark, so it is taken off and mentioned.
 * Half a surrogate pair has no UTF-8; within a string its escape means the same, so the bytes carry that. After a backslash,
 * where the escape would be read as something else, they carry U+FFFD, which cannot stand there either.
 */
export function sourceFromText(given: string): JsonSource {
  const hasByteOrderMark = given.startsWith(BYTE_ORDER_MARK)
  const text = hasByteOrderMark ? given.slice(1) : given
  const encodable = text.isWellFormed()
    ? text
    : text.replace(/\\.|\p{Surrogate}/gsu, (found) =>
        found.length > 1 ? found : escapedUnit(found),
      )
  return { text, bytes: new TextEncoder().encode(encodable), hasByteOrderMark }
}

/** The source that a file's bytes are, or undefined when they are not Unicode text. */
export function sourceFromBytes(bytes: Uint8Array): JsonSource | undefined {
  const text = unicodeText(bytes)
  if (text === undefined) return undefined
  if (encodingOf(bytes) !== 'utf-8') return sourceFromText(text)
  if (!text.startsWith(BYTE_ORDER_MARK)) return { text, bytes, hasByteOrderMark: false }
  return { text: text.slice(1), bytes: bytes.subarray(3), hasByteOrderMark: true }
}

/** The text that the first bytes of a file begin, for showing; a character cut in two at their end is left out. */
export function textBeginning(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return text.replace(/\uFFFD+$/, '')
}

function escapedUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16)}`
}
