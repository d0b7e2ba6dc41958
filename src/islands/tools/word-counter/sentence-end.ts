/** Danda, double danda, ideographic and full-width marks, and the Arabic full stop and question mark. */
const FOREIGN_ENDS = new Set(Array.from('।॥。．！？۔؟', (mark) => mark.charCodeAt(0)))

const POINT = 0x2e

/** Titles, "Rs." and similar before a name or an amount, or one letter, as in initials and "e.g.". */
const ABBREVIATION =
  /(?:^|[^\p{L}\p{M}])(?:[a-z]|dr|mr|mrs|ms|st|no|nos|rs|re|vs|fig|smt|prof|shri)$/iu
const LONGEST_ABBREVIATION = 5

/**
 * Returns whether the UTF-16 unit at an index ends a sentence for a reader. The dots in "3.5", "x.in", "Rs. 5" and "A. P. J." do
 * not; the marks of Indian and other scripts do.
 */
export function endsSentence(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  if (unit === 0x21 || unit === 0x3f) return true
  if (unit !== POINT) return FOREIGN_ENDS.has(unit)
  if (/[\p{L}\p{N}]/u.test(text.charAt(index + 1))) return false
  if (isBeforeLowercase(text, index)) return false
  return !ABBREVIATION.test(text.slice(Math.max(0, index - LONGEST_ABBREVIATION), index))
}

/** The most characters between the points and the next letter: a limit, so that rows of points stay quick to read. */
const MOST_BETWEEN = 20

/** Returns whether a row of points goes on with a lower-case letter, as in "Wait... what" (Unicode Standard Annex 29, SB8). */
function isBeforeLowercase(text: string, index: number): boolean {
  if (text.charCodeAt(index - 1) !== POINT && text.charCodeAt(index + 1) !== POINT) return false
  return LOWERCASE_NEXT.test(text.slice(index + 1, index + 1 + MOST_BETWEEN))
}

const LOWERCASE_NEXT = /^[.\s\p{Pe}\p{Pf}"']*\p{Ll}/u

/** Returns whether a character is a closing quotation mark or bracket, which still belongs to the sentence before it. */
export function onlyCloses(character: string): boolean {
  return '"\'”’)]'.includes(character)
}
