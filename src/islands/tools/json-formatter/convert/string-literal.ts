import { BACKSLASH, CARRIAGE_RETURN, LINE_FEED, QUOTE, SPACE } from '../engine/tokens.ts'
import type { Choices } from './protocol.ts'
import type { JsonDocument, Written } from './writer.ts'

/** The letter after the backslash, of the bytes of a JSON text that cannot stand in a string as they are (RFC 8259 section 7). */
const ESCAPES = new Map([
  [QUOTE, QUOTE],
  [BACKSLASH, BACKSLASH],
  [LINE_FEED, 'n'.charCodeAt(0)],
  [CARRIAGE_RETURN, 'r'.charCodeAt(0)],
  ['\t'.charCodeAt(0), 't'.charCodeAt(0)],
])

/** A document as one JSON string, as it stands in a field of another document: reading the string gives the text back. */
export function writeStringLiteral(
  { nodes, laidOut }: JsonDocument,
  { isMinified }: Choices,
): Written {
  return { kind: 'written', pieces: [literal(isMinified ? nodes.bytes : laidOut)], notes: [] }
}

function literal(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const output = new Uint8Array(text.length + 2 + countOfEscaped(text))
  let to = 0
  output[to++] = QUOTE
  for (const byte of text) {
    // Whatever is escaped is at most a backslash; almost all bytes are above it or between it and the quote.
    const escape = byte <= BACKSLASH ? ESCAPES.get(byte) : undefined
    if (escape !== undefined) output[to++] = BACKSLASH
    output[to++] = escape ?? byte
  }
  output[to] = QUOTE
  return output
}

function countOfEscaped(text: Uint8Array): number {
  let count = 0
  for (const byte of text) {
    if (byte === QUOTE || byte === BACKSLASH || (byte < SPACE && ESCAPES.has(byte))) count++
  }
  return count
}
