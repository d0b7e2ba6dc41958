/** A JSON text as it was typed, pasted or read, ready to be scanned and laid out. */
export interface JsonSource {
  /** Without a byte order mark. */
  text: string
  /** The text in UTF-8. */
  bytes: Uint8Array
  hasByteOrderMark: boolean
}

const BYTE_ORDER_MARK = '\uFEFF'
const wideEncodings: Record<string, string> = { '255,254': 'utf-16le', '254,255': 'utf-16be' }

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
  const wideEncoding = wideEncodingOf(bytes)
  if (wideEncoding !== undefined) {
    const text = decoded(bytes, wideEncoding)
    return text === undefined ? undefined : sourceFromText(text)
  }
  const hasByteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const content = hasByteOrderMark ? bytes.subarray(3) : bytes
  const text = decoded(content, 'utf-8')
  return text === undefined ? undefined : { text, bytes: content, hasByteOrderMark }
}

/** The text that the first bytes of a file begin, for showing; a character cut in two at their end is left out. */
export function textBeginning(bytes: Uint8Array): string {
  const text = new TextDecoder(wideEncodingOf(bytes) ?? 'utf-8').decode(bytes)
  return text.replace(/\uFFFD+$/, '')
}

/** Windows tools write UTF-16 with a byte order mark; without one, JSON is UTF-8 by its standard. */
function wideEncodingOf(bytes: Uint8Array): string | undefined {
  return wideEncodings[`${bytes[0]},${bytes[1]}`]
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function escapedUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16)}`
}
