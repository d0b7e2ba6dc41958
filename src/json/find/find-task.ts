import { findMatches } from './find-matches.ts'
import type { FindAnswer, FindRequest } from './find-answer.ts'

const TOO_LARGE = 'This result is too large to be searched at once.'

/** Searches a result. A pattern that is none, and a result that cannot be held as one text, are refused in a sentence. */
export async function answerFind({ whole, offsets, query }: FindRequest): Promise<FindAnswer> {
  try {
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    return {
      kind: 'found',
      matches: findMatches(text, query),
      chunkStarts: chunkStarts(bytes, offsets),
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) return { kind: 'refused', message: TOO_LARGE }
    return { kind: 'refused', message: `This is no regular expression. ${error.message}` }
  }
}

/** The UTF-16 indices at which chunks begin that begin at these bytes. */
function chunkStarts(bytes: Uint8Array, offsets: Uint32Array): Uint32Array {
  let [at, units] = [0, 0]
  return offsets.map((offset) => {
    for (; at < offset; at++) units += unitsOf(bytes[at] as number)
    return units
  })
}

/** A byte of UTF-8 that continues a character counts nothing; the first of four begins one of two units. */
function unitsOf(byte: number): number {
  if ((byte & 0xc0) === 0x80) return 0
  return byte >= 0xf0 ? 2 : 1
}
