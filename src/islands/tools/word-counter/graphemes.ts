/**
 * How many characters a reader sees, where 👨‍👩‍👧‍👦 is 1 and நி is 1: the extended grapheme clusters of Unicode Standard Annex 29.
 * Undefined where the browser cannot tell.
 */
export function countGraphemes(text: string): number | undefined {
  if (typeof Intl.Segmenter === 'undefined') return undefined
  let count = 0
  let end = 0
  for (const match of text.matchAll(NOT_PLAIN)) {
    count += match.index - end
    // Plain text never needs it, and making the first one takes longer than a frame.
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    count += lengthOf(segmenter.segment(match[0]))
    end = match.index + match[0].length
  }
  return count + text.length - end
}

let segmenter: Intl.Segmenter | undefined

/** Counted without a list: the segments of a book would fill the memory. */
function lengthOf(segments: Intl.Segments): number {
  const iterator = segments[Symbol.iterator]()
  let length = 0
  while (iterator.next().done !== true) length++
  return length
}

/**
 * Runs that hold more than ASCII, with the ASCII characters that may join them, and CRLF. Between other ASCII characters
 * there is always a boundary, and counting those by length is hundreds of times faster than asking the segmenter.
 */
const NOT_PLAIN = /[ -~]?(?:[^\0-\x7f]+[ -~]?)+|\r\n/g
