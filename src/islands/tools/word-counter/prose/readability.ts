import { ENGLISH_STOP_WORDS } from '../frequent/stop-words.ts'
import { sentencesOf, wordKey, wordsOf } from '../text-parts.ts'
import { syllablesOf } from './syllables.ts'

/** The input of the formulas. */
export interface Measures {
  words: number
  sentences: number
  syllables: number
}

/** The measures of an English text, or the reason why there are none. */
export type Readability =
  { kind: 'refused'; why: string } | { kind: 'measured'; measures: Measures }

/** Flesch took samples of 100 words. */
const LEAST_WORDS = 100
/** The share of words that start with a Latin letter. */
const LEAST_LATIN = 0.9
/** The share of common English words: about half in English prose, less than a tenth in other languages. */
const LEAST_ENGLISH = 0.2

/** Returns the measures of an English text, or a refusal for short texts and for other scripts and languages. */
export function readability(text: string): Readability {
  const words = Array.from(wordsOf(text), ({ word }) => wordKey(word)).filter(hasLetter)
  const why = refusal(words)
  if (why !== undefined) return { kind: 'refused', why }
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  const sentences = [...sentencesOf(text)].length
  return { kind: 'measured', measures: { words: words.length, sentences, syllables } }
}

/**
 * Returns the Flesch reading ease: 206.835 − 1.015 × words a sentence − 84.6 × syllables a word. Source: R. Flesch, A new readability
 * yardstick, 1948. 6 words of 6 syllables in 1 sentence → 116.145.
 */
export function fleschEase({ words, sentences, syllables }: Measures): number {
  return 206.835 - (1.015 * words) / sentences - (84.6 * syllables) / words
}

/**
 * Returns the Flesch–Kincaid grade, in years of American school: 0.39 × words a sentence + 11.8 × syllables a word − 15.59. Source: J. P.
 * Kincaid and others, 1975. 6 words of 6 syllables in 1 sentence → −1.45.
 */
export function kincaidGrade({ words, sentences, syllables }: Measures): number {
  return (0.39 * words) / sentences + (11.8 * syllables) / words - 15.59
}

/** Returns the name of a reading ease in Flesch's own table. */
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
    return 'The formula is for English only, and this text is not all in Latin letters.'
  if (words.length < LEAST_WORDS)
    return `The formula needs ${LEAST_WORDS} words of English; this text has ${words.length}.`
  const english = words.filter((word) => ENGLISH_STOP_WORDS.has(word)).length
  return english < words.length * LEAST_ENGLISH
    ? 'The formula is for English only, and this text does not read like English sentences.'
    : undefined
}
