import { sentencesOf, wordKey, wordsOf } from '../text-parts.ts'
import { isStopWord } from './stop-words.ts'

/** A request for the frequent words of a text, or its phrases of two or three words. */
export interface FrequentRequest {
  text: string
  length: 1 | 2 | 3
  /** 'left out' skips common words, and phrases that start or end with one. */
  stopWords: 'counted' | 'left out'
}

export interface Frequent {
  /** Sorted by count, then alphabetically. */
  rows: { phrase: string; count: number }[]
  /** The number of words in the text, common ones included. */
  words: number
}

const MOST_ROWS = 25

/** Returns the most frequent words or phrases of a text. A phrase is within one sentence and occurs at least twice. */
export function frequentPhrases({ text, length, stopWords }: FrequentRequest): Frequent {
  const counts = new Map<string, number>()
  let words = 0
  for (const sentence of sentencesOf(text)) {
    const keys = Array.from(wordsOf(sentence), ({ word }) => wordKey(word))
    words += keys.length
    for (let start = 0; start + length <= keys.length; start++) {
      const phrase = keys.slice(start, start + length)
      if (stopWords === 'left out' && isCommon(phrase)) continue
      const name = phrase.join(' ')
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  const least = length === 1 ? 1 : 2
  const rows = Array.from(counts, ([phrase, count]) => ({ phrase, count }))
    .filter(({ count }) => count >= least)
    .sort((one, other) => other.count - one.count || (one.phrase < other.phrase ? -1 : 1))
  return { rows: rows.slice(0, MOST_ROWS), words }
}

function isCommon(phrase: string[]): boolean {
  return isStopWord(phrase[0] ?? '') || isStopWord(phrase.at(-1) ?? '')
}
