import { sentencesOf, wordKey, wordsOf } from '../text-parts.ts'
import { type Readability, readability } from './readability.ts'

export interface Prose {
  repeated: ReturnType<typeof repeatedWords>
  longest: LongSentence[]
  /** The average number of words in a sentence. */
  average: number
  readability: Readability
}

/** Returns the repeated words, the longest sentences and the readability of a text. */
export function proseOf({ text }: { text: string }): Prose {
  return {
    repeated: repeatedWords(text),
    ...longestSentences(text),
    readability: readability(text),
  }
}

interface LongSentence {
  sentence: string
  /** Its number of words, as the page counts them. */
  words: number
}

const MOST_SENTENCES = 5

/** Returns the five longest sentences of a text, the longest first, and the average number of words in a sentence. */
export function longestSentences(text: string): { longest: LongSentence[]; average: number } {
  let longest: LongSentence[] = []
  let words = 0
  let sentences = 0
  for (const sentence of sentencesOf(text)) {
    const length = sentence.split(/\s+/).length
    words += length
    sentences++
    if (longest.length === MOST_SENTENCES && length <= (longest.at(-1)?.words ?? 0)) continue
    longest = [...longest, { sentence, words: length }]
      .sort((one, other) => other.words - one.words)
      .slice(0, MOST_SENTENCES)
  }
  return { longest, average: sentences === 0 ? 0 : words / sentences }
}

/** A word that occurs twice in a row. */
interface RepeatedWord {
  /** The two words as written: "the the". */
  words: string
  /** The line of the second word, from 1. */
  line: number
}

const MOST_REPEATED = 50

/** Returns the number of words that occur twice in a row, with only white space between, and the first 50 of them. */
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
      if (first.length < MOST_REPEATED) first.push({ words: `${last.word} ${word}`, line })
    }
    last = { key, word, end: index + word.length }
  }
  return { count, first }
}

function lineBreaks(text: string): number {
  return text.match(/\r\n|[\n\r\u2028\u2029]/g)?.length ?? 0
}
