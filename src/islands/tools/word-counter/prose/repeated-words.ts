import { wordKey, wordsOf } from '../words-of.ts'

/** A word that stands twice in a row. */
export interface RepeatedWord {
  /** As it is written: "the the". */
  words: string
  /** The line of the text in which the second one stands, from 1. */
  line: number
}

const MOST_LISTED = 50

/** The words that stand twice in a row with nothing but space between them, on one line or across its break; how many, and the first 50. */
export function repeatedWords(text: string): { count: number; first: RepeatedWord[] } {
  const first: RepeatedWord[] = []
  let count = 0
  let line = 1
  let seen = 0
  let last = { key: '', word: '', end: 0 }
  for (const { word, index } of wordsOf(text)) {
    const key = wordKey(word)
    if (key === last.key && /^\s+$/.test(text.slice(last.end, index))) {
      count++
      line += lineBreaks(text.slice(seen, index))
      seen = index
      if (first.length < MOST_LISTED) first.push({ words: `${last.word} ${word}`, line })
    }
    last = { key, word, end: index + word.length }
  }
  return { count, first }
}

function lineBreaks(text: string): number {
  return text.match(/\r\n|[\n\r\u2028\u2029]/g)?.length ?? 0
}
