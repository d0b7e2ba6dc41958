import type { TaskContext } from '../text/open-document.ts'
import { findMatches, type Matches, type Query } from './find-matches.ts'

const TOO_LARGE = 'This result is too large to be searched at once.'

export interface FindArgs {
  /** The byte offset of each chunk of the result. */
  offsets: Uint32Array
  query: Query
}

export interface FoundMatches {
  matches: Matches
  /** The UTF-16 index of each chunk, then the total length. */
  chunkStarts: Uint32Array
}

/**
 * Searches a result. Throws an error with a message for the visitor if the pattern is invalid or the result exceeds the
 * maximum string length.
 */
export async function findInText(
  { offsets, query }: FindArgs,
  { document }: Pick<TaskContext, 'document'>,
): Promise<FoundMatches> {
  try {
    const bytes = await document.bytes()
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    return { matches: findMatches(text, query), chunkStarts: chunkStarts(bytes, offsets) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw new Error(TOO_LARGE, { cause: error })
    throw new Error(`This is not a regular expression. ${error.message}`, { cause: error })
  }
}

/** Converts the byte offsets of chunks to UTF-16 indices. */
function chunkStarts(bytes: Uint8Array, offsets: Uint32Array): Uint32Array {
  let [at, units] = [0, 0]
  return offsets.map((offset) => {
    for (; at < offset; at++) units += unitsOf(bytes[at] as number)
    return units
  })
}

/** Returns the UTF-16 units for a UTF-8 byte: 0 for a continuation byte, 2 for the first byte of four. */
function unitsOf(byte: number): number {
  if ((byte & 0xc0) === 0x80) return 0
  return byte >= 0xf0 ? 2 : 1
}
