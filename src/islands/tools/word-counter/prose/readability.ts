import { ENGLISH_STOP_WORDS } from '../frequent/stop-words.ts'
import { sentencesOf } from '../sentences-of.ts'
import { wordKey, wordsOf } from '../words-of.ts'
import { syllablesOf } from './syllables.ts'

/** What the formulas rest on. */
export interface Measures {
  words: number
  sentences: number
  syllables: number
}

/** The measures of an English text, or the sentence that says why there are none. */
export type Readability =
  { kind: 'refused'; why: string } | { kind: 'measured'; measures: Measures }

/** Flesch took samples of 100 words. */
const LEAST_WORDS = 100
/** Of all words, those that begin with a Latin letter. */
const LEAST_LATIN = 0.9
/** Of all words, the common English ones: about half in English prose, hardly one in ten in other languages. */
const LEAST_ENGLISH = 0.2

/** What the readability of an English text rests on; refused for other scripts and languages, and for short texts. */
export function readability(text: string): Readability {
  const words = Array.from(wordsOf(text), ({ word }) => wordKey(word)).filter(hasLetter)
  const why = refusal(words)
  if (why !== undefined) return { kind: 'refused', why }
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const sentences = [...sentencesOf(text)].length
  return { kind: 'measured', measures: { words: words.length, sentences, syllables } }
}

/**
 * Flesch reading ease: 206.835 − 1.015 × words a sentence − 84.6 × syllables a word. Source: R. Flesch, A new readability
 * yardstick, 1948. 6 words of 6 syllables in 1 sentence → 116.145.
 */
export function fleschEase({ words, sentences, syllables }: Measures): number {
  return 206.835 - (1.015 * words) / sentences - (84.6 * syllables) / words
}

/**
 * Flesch–Kincaid grade, in years of American school: 0.39 × words a sentence + 11.8 × syllables a word − 15.59. Source: J. P.
 * Kincaid and others, 1975. 6 words of 6 syllables in 1 sentence → −1.45.
 */
export function kincaidGrade({ words, sentences, syllables }: Measures): number {
  return (0.39 * words) / sentences + (11.8 * syllables) / words - 15.59
}

/** The words for an ease of reading, by Flesch's own table. */
export function easeInWords(ease: number): string {
  return EASES.find(([least]) => ease >= least)?.[1] ?? 'very difficult'
}

const EASES: readonly (readonly [number, string])[] = [
  [90, 'very easy'],
  [80, 'easy'],
  [70, 'fairly easy'],
  [60, 'standard'],
  [50, 'fairly difficult'],
  [30, 'difficult'],
]

const hasLetter = (word: string) => /\p{L}/u.test(word)

function refusal(words: string[]): string | undefined {
  const latin = words.filter((word) => /^\p{sc=Latin}/u.test(word)).length
  if (words.length > 0 && latin < words.length * LEAST_LATIN)
    return 'The formula is made for English, and this text is not all in Latin letters. For other scripts it would say nothing.'
  if (words.length < LEAST_WORDS)
    return `The formula needs ${LEAST_WORDS} words of English; this text has ${words.length}.`
  const english = words.filter((word) => ENGLISH_STOP_WORDS.has(word)).length
  return english < words.length * LEAST_ENGLISH
    ? 'The formula is made for English, and this text does not read like English sentences.'
    : undefined
}
