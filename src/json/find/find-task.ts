import type { TaskContext } from '../text/open-document.ts'
import { findMatches, type Matches, type Query } from './find-matches.ts'

const TOO_LARGE = 'This result is too large to be searched at once.'

export interface FindArgs {
  /** Where the chunks of the result begin, in bytes. */
  offsets: Uint32Array
  query: Query
}

export interface FoundMatches {
  matches: Matches
  /** Where each chunk begins, as a UTF-16 index, and at the end the length of the whole. */
  chunkStarts: Uint32Array
}

/**
 * Searches a result. Throws the sentence for the visitor when the pattern is not a regular expression, or the result too large
 * for one text.
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
    throw new Error(`This is no regular expression. ${error.message}`, { cause: error })
  }
}

/** Returns the UTF-16 indices at which chunks begin that begin at these bytes. */
function chunkStarts(bytes: Uint8Array, offsets: Uint32Array): Uint32Array {
  let [at, units] = [0, 0]
  return offsets.map((offset) => {
    for (; at < offset; at++) units += unitsOf(bytes[at] as number)
    return units
  })
}

/** A continuation byte of UTF-8 counts nothing; the first of four begins a character of two units. */
function unitsOf(byte: number): number {
  if ((byte & 0xc0) === 0x80) return 0
  return byte >= 0xf0 ? 2 : 1
}
