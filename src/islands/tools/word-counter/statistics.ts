import { countText, type TextStatistics } from './word-count.ts'

/** All counts of a text. Graphemes are undefined in browsers that cannot count them. */
export type Statistics = TextStatistics & { graphemes: number | undefined }

/** Returns all counts of a text. */
export function statisticsOf(text: string): Statistics {
  return { ...countText(text), graphemes: countGraphemes(text) }
}

/**
 * Returns the number of characters that a reader sees, where 👨‍👩‍👧‍👦 and நி are 1: extended grapheme clusters (Unicode Standard
 * Annex 29). Undefined in browsers without `Intl.Segmenter`.
 */
export function countGraphemes(text: string): number | undefined {
  if (typeof Intl.Segmenter === 'undefined') return undefined
  let count = 0
  let end = 0
  for (const match of text.matchAll(NOT_PLAIN)) {
    count += match.index - end
    // Plain text does not need a segmenter, and creating the first one takes longer than a frame.
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    count += lengthOf(segmenter.segment(match[0]))
    end = match.index + match[0].length
  }
  return count + text.length - end
}

let segmenter: Intl.Segmenter | undefined

/** Counts segments without a list of them: the segments of a book would fill the memory. */
function lengthOf(segments: Intl.Segments): number {
  const iterator = segments[Symbol.iterator]()
  let length = 0
  while (iterator.next().done !== true) length++
  return length
}

/**
 * Matches CRLF, and runs that hold more than ASCII with the ASCII characters that can join them. Between other ASCII characters
 * there is always a boundary, and their length is hundreds of times faster than the segmenter.
 */
const NOT_PLAIN = /[ -~]?(?:[^\0-\x7f]+[ -~]?)+|\r\n/g
