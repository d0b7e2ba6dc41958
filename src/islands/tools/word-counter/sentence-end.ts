/** Danda and double danda, the ideographic and full-width forms, the Arabic full stop and question mark, the ellipsis. */
const FOREIGN_ENDS = new Set(Array.from('।॥。．！？۔؟…', (mark) => mark.charCodeAt(0)))

const POINT = 0x2e

/** Titles, "Rs." and the like, which a name or an amount follows; or one letter, as in initials and "e.g.". */
const ABBREVIATION =
  /(?:^|[^\p{L}\p{M}])(?:[a-z]|dr|mr|mrs|ms|st|no|nos|rs|re|vs|fig|smt|prof|shri)$/iu
const LONGEST_ABBREVIATION = 5

/**
 * Whether the UTF-16 unit at a place ends a sentence as a reader would say. The points in "3.5", "x.in", "Rs. 5" and
 * "A. P. J." end none; the marks of Indian and other scripts do.
 */
export function endsSentence(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  if (unit === 0x21 || unit === 0x3f) return true
  if (unit !== POINT) return FOREIGN_ENDS.has(unit)
  if (/[\p{L}\p{N}]/u.test(text.charAt(index + 1))) return false
  return !ABBREVIATION.test(text.slice(Math.max(0, index - LONGEST_ABBREVIATION), index))
}

/** Whether a character is a quotation mark or bracket that, after the end of a sentence, begins no other. */
export function onlyCloses(character: string): boolean {
  return '"\'”’)]'.includes(character)
}
