import { CARRIAGE_RETURN, LINE_FEED } from './tokens.ts'

/** A line and a column, both from 1. Columns count code points, so an emoji is one column in every browser. */
export interface TextPosition {
  line: number
  column: number
}

/**
 * Returns the position of a byte in UTF-8 text. Lines end with LF, CRLF or a single CR. An offset at the end of the text
 * gives the position after its last character.
 */
export function textPosition(bytes: Uint8Array, offset: number): TextPosition {
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
