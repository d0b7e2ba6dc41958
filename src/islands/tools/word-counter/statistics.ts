import { WITHOUT_SPACES } from './text-parts.ts'
import { countText, type TextStatistics } from './word-count.ts'

/** All counts of a text. */
export interface Statistics extends TextStatistics {
  /** Undefined in browsers that cannot count them. */
  graphemes: number | undefined
  /** The words of a text with a script without spaces; undefined for other texts, and in browsers that cannot count them. */
  wordsAsRead: number | undefined
}

/** Returns all counts of a text. */
export function statisticsOf(text: string): Statistics {
  return {
    ...countText(text),
    graphemes: countGraphemes(text),
    wordsAsRead: countWordsAsRead(text),
  }
}

/**
 * Returns the number of characters that a reader sees, where 👨‍👩‍👧‍👦 and நி are 1: extended grapheme clusters (Unicode Standard
 * Annex 29). Undefined in browsers without `Intl.Segmenter`.
 */
export function countGraphemes(text: string): number | undefined {
  if (typeof Intl.Segmenter === 'undefined') return undefined
  const known = new Map<string, number>()
  let count = 0
  let end = 0
  for (const match of text.matchAll(NOT_PLAIN)) {
    const [run] = match
    const length = known.get(run) ?? lengthOf(run)
    // Texts repeat most of their words, and the segmenter is slow. A book has few different ones.
    if (known.size < MOST_KNOWN) known.set(run, length)
    count += match.index - end + length
    end = match.index + run.length
  }
  return count + text.length - end
}

/**
 * Returns the number of words by the dictionary of the browser (Unicode Standard Annex 29) in a text with Chinese, Japanese,
 * Thai, Lao, Khmer or Burmese letters, whose words have no spaces between them. Undefined for other texts and without
 * `Intl.Segmenter`.
 */
function countWordsAsRead(text: string): number | undefined {
  if (!WITHOUT_SPACES.test(text) || typeof Intl.Segmenter === 'undefined') return undefined
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) words++
  return words
}

const MOST_KNOWN = 10_000

let segmenter: Intl.Segmenter | undefined

/** Counts segments without a list of them: the segments of a book would fill the memory. */
function lengthOf(run: string): number {
  // Plain text does not need a segmenter, and creating the first one takes longer than a frame.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const iterator = segmenter.segment(run)[Symbol.iterator]()
  let length = 0
  while (iterator.next().done !== true) length++
  return length
}

/** ASCII and Latin letters, punctuation and currency signs: between two of them there is always a boundary, except in CRLF. */
const PLAIN = String.raw`\x20-\u02ff\u2010-\u2027\u2030-\u205e\u20a0-\u20cf`

/**
 * Matches CRLF, and runs that hold more than plain characters with the plain characters that can join them. Counting the length
 * between them is hundreds of times faster than the segmenter.
 */
const NOT_PLAIN = new RegExp(String.raw`[${PLAIN}]?(?:[^\0-\x1f${PLAIN}]+[${PLAIN}]?)+|\r\n`, 'g')
