import type { JsonResult, LineChunks } from '../text/result.ts'
import { LINE_FEED } from '../text/tokens.ts'

/** A chunk of a text. */
export interface LineChunk {
  start: number
  end: number
  firstLine: number
  /**
   * False when the previous chunk contains the start of the first line, as in a minified document with a single long line.
   */
  beginsLine: boolean
}

const MOST_LINES = 100
const MOST_BYTES = 16_384
/** Results up to this size include their whole text, so that a copy needs no wait. */
const LARGEST_TEXT_BYTES = 1_000_000

/** Splits UTF-8 text into chunks of at most 100 lines and 16 KB. A longer line is split between characters. */
export function cutIntoChunks(bytes: Uint8Array): LineChunks {
  const offsets: number[] = []
  const firstLines: number[] = []
  let line = 1
  let continuesLine = false
  let at = 0
  while (at < bytes.length) {
    offsets.push(at)
    firstLines.push(continuesLine ? -line : line)
    const cut = chunkEnd(bytes, at)
    line += cut.lines
    at = cut.end
    continuesLine = bytes[at - 1] !== LINE_FEED
  }
  offsets.push(bytes.length)
  return {
    lineCount: line,
    offsets: Uint32Array.from(offsets),
    firstLines: Int32Array.from(firstLines),
  }
}

/** Returns the chunk at an index. */
export function chunkAt(chunks: LineChunks, index: number): LineChunk {
  const line = chunks.firstLines[index] ?? 1
  return {
    start: chunks.offsets[index] ?? 0,
    end: chunks.offsets[index + 1] ?? 0,
    firstLine: Math.abs(line),
    beginsLine: line > 0,
  }
}

function chunkEnd(bytes: Uint8Array, start: number): { end: number; lines: number } {
  let lines = 0
  let lastLineEnd = start
  const limit = Math.min(bytes.length, start + MOST_BYTES)
  for (let at = start; at < limit; at++) {
    if (bytes[at] !== LINE_FEED) continue
    lines++
    lastLineEnd = at + 1
    if (lines === MOST_LINES) return { end: lastLineEnd, lines }
  }
  if (limit === bytes.length) return { end: limit, lines }
  if (lines > 0) return { end: lastLineEnd, lines }
  return { end: characterStart(bytes, limit), lines }
}

/** Steps back over the continuation bytes of UTF-8 (10xxxxxx). */
function characterStart(bytes: Uint8Array, offset: number): number {
  let at = offset
  while (((bytes[at] ?? 0) & 0xc0) === 0x80) at--
  return at
}

/** Returns the result that the page displays for formatted or minified bytes. */
export function asResult(bytes: Uint8Array<ArrayBuffer>): JsonResult {
  const chunks = cutIntoChunks(bytes)
  const { start, end } = chunkAt(chunks, 0)
  const decoder = new TextDecoder()
  return {
    whole: new Blob([bytes], { type: 'application/json' }),
    chunks,
    opening: decoder.decode(bytes.subarray(start, end)),
    text: bytes.length > LARGEST_TEXT_BYTES ? undefined : decoder.decode(bytes),
  }
}
