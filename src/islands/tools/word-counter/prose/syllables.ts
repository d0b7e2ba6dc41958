/**
 * The syllables of an English word in small letters, by rule: its groups of vowels, less a silent e at the end. Right for most
 * words, not for all ("creation" has one more than is found); a word without vowels has one.
 */
export function syllablesOf(word: string): number {
  const letters = word.normalize('NFD').replace(/[^a-z]/g, '')
  let count = letters.match(/[aeiouy]+/g)?.length ?? 0
  if (SILENT_END.test(letters) && !SPOKEN_END.test(letters)) count--
  if (SECOND_VOWEL.test(letters)) count++
  if (SHORT_NOT.test(word)) count++
  return Math.max(1, count)
}

/** make, walked, makes; not wanted, boxes, places, wishes. */
const SILENT_END = /[^aeiouy]e$|[^aeiouytd]ed$|[^aeiouysxzcg]es$/
/** table, troubled, tables, wishes; not pulled. */
const SPOKEN_END = /[^aeiouyl]l(?:e|ed|es)$|[cs]hes$/
/** being, saying */
const SECOND_VOWEL = /[aeouy]ing$/
/** didn't, isn't; not don't, aren't. */
const SHORT_NOT = /[^aeiouyr]n't$/
