import { sentencesOf } from '../sentences-of.ts'
import { wordKey, wordsOf } from '../words-of.ts'
import { isStopWord } from './stop-words.ts'

/** What is asked of a text: its words, or its phrases of two or three words. */
export interface FrequentRequest {
  text: string
  length: 1 | 2 | 3
  /** Whether common words are left out, and phrases that begin or end with one. */
  stopWords: 'counted' | 'left out'
}

export interface Frequent {
  /** The most frequent first, those as frequent in the order of their letters. */
  rows: { phrase: string; count: number }[]
  /** Words of the text, common ones included. */
  words: number
}

const MOST_ROWS = 25

/** The most frequent words or phrases of a text. A phrase lies within one sentence, and counts from twice on. */
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
