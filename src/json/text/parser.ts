import type { JsonSource } from './decoder.ts'
import type { JsonError, JsonFailure } from './result.ts'
import { scanJson, type JsonScan } from './scanner.ts'
import { CARRIAGE_RETURN, LINE_FEED } from './tokens.ts'

/** `JSON.parse` needs several times a document's size in memory. A larger document could crash the page. */
export const LARGEST_FOR_ENGINE_BYTES = 200_000_000
const EXCERPT_LENGTH = 40
const FALLBACK_MESSAGE = 'Invalid JSON format'

/**
 * Returns the syntax error of a text, or undefined when it is valid JSON. `JSON.parse` decides and gives the message. The
 * scanner gives line and column, because browsers report them differently or not at all.
 */
export function findError(source: JsonSource, scan: JsonScan): JsonError | undefined {
  const message =
    engineMessage(source) ?? (scan.failure === undefined ? undefined : FALLBACK_MESSAGE)
  if (message === undefined) return undefined
  const failure = failureAt(source, scan)
  return { message, ...(failure && { failure }) }
}

/**
 * Returns the error message of `JSON.parse`. Undefined if it accepts the text or cannot decide; then the scanner decides.
 */
export function engineMessage(source: Pick<JsonSource, 'text' | 'bytes'>): string | undefined {
  if (source.bytes.length > LARGEST_FOR_ENGINE_BYTES) return undefined
  try {
    JSON.parse(source.text)
    return undefined
  } catch (error) {
    // A stack overflow or lack of memory does not mean that the text is invalid.
    if (!(error instanceof SyntaxError)) return undefined
    return error.message === '' ? FALLBACK_MESSAGE : error.message
  }
}

function failureAt(source: JsonSource, scan: JsonScan): JsonFailure | undefined {
  if (scan.failure === undefined) return undefined
  // The source bytes can contain a six-byte escape for a lone surrogate. For correct offsets, encode it as one character.
  const isWellFormed = source.text.isWellFormed()
  const bytes = isWellFormed ? source.bytes : new TextEncoder().encode(source.text)
  const offset = isWellFormed ? scan.failure : scanJson(bytes).failure
  if (offset === undefined) return undefined
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, offset))
  return {
    ...textPosition(bytes, offset),
    index: before.length + (source.hasByteOrderMark ? 1 : 0),
    excerpt: excerptAt(source.text, before.length),
  }
}

function excerptAt(text: string, index: number): JsonFailure['excerpt'] {
  const before = text.slice(Math.max(0, index - EXCERPT_LENGTH), index)
  const [at = ''] = text.slice(index, index + 2)
  const after = text.slice(index + at.length, index + EXCERPT_LENGTH)
  return {
    before: (before.split(/[\r\n]/).at(-1) ?? '').toWellFormed(),
    at,
    after: /[\r\n]/.test(at) ? '' : (after.split(/[\r\n]/)[0] ?? '').toWellFormed(),
  }
}

/** A line and a column, both from 1. Columns count code points, so an emoji is one column in every browser. */
interface TextPosition {
  line: number
  column: number
}

/**
 * Returns the position of a byte in UTF-8 text. Lines end with LF, CRLF or a single CR. An offset at the end of the text
 * gives the position after its last character.
 */
function textPosition(bytes: Uint8Array, offset: number): TextPosition {
  return textPositions(bytes, [offset])[0] ?? { line: 1, column: 1 }
}

/** Returns the positions of several bytes in one pass. The offsets must ascend. */
export function textPositions(bytes: Uint8Array, offsets: readonly number[]): TextPosition[] {
  let line = 1
  let lineStart = 0
  let at = 0
  return offsets.map((offset) => {
    for (; at < offset; at++) {
      const byte = bytes[at]
      const endsLine =
        byte === LINE_FEED || (byte === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)
      if (!endsLine) continue
      line++
      lineStart = at + 1
    }
    return { line, column: 1 + characterCount(bytes.subarray(lineStart, offset)) }
  })
}

/** Counts code points: in UTF-8 each has exactly one byte that is not 10xxxxxx. */
function characterCount(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) {
    if ((byte & 0xc0) !== 0x80) count++
  }
  return count
}
