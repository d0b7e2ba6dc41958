import { sentencesOf } from '../sentences-of.ts'

export interface LongSentence {
  sentence: string
  /** What stands between its spaces, as the page counts words. */
  words: number
}

const MOST_LISTED = 5

/** The five longest sentences of a text by their words, the longest first, and the words of an average one. */
export function longestSentences(text: string): { longest: LongSentence[]; average: number } {
  let longest: LongSentence[] = []
  let words = 0
  let sentences = 0
  for (const sentence of sentencesOf(text)) {
    const length = sentence.split(/\s+/).length
    words += length
    sentences++
    if (longest.length === MOST_LISTED && length <= (longest.at(-1)?.words ?? 0)) continue
    longest = [...longest, { sentence, words: length }]
      .sort((one, other) => other.words - one.words)
      .slice(0, MOST_LISTED)
  }
  return { longest, average: sentences === 0 ? 0 : words / sentences }
}
