/**
 * Yields the sentences of a text as a reader sees them, trimmed: a danda ends one, the dots in "3.5" and "Rs." do not. A blank
 * line also ends one, so that a heading is separate from the paragraph below it.
 */
export function* sentencesOf(text: string): Generator<string> {
  let paragraphStart = 0
  for (const { 0: gap, index } of text.matchAll(BLANK_LINE)) {
    yield* sentencesOfParagraph(text.slice(paragraphStart, index))
    paragraphStart = index + gap.length
  }
  yield* sentencesOfParagraph(text.slice(paragraphStart))
}

const BLANK_LINE =
  /(?:\r\n|\r(?!\n)|[\n\u2028\u2029])[^\S\r\n\u2028\u2029]*(?:\r\n|[\r\n\u2028\u2029])/g

function* sentencesOfParagraph(paragraph: string): Generator<string> {
  let start = 0
  for (let index = 0; index < paragraph.length; index++) {
    if (!endsSentence(paragraph, index)) continue
    while (isTail(paragraph, index + 1)) index++
    yield* spoken(paragraph.slice(start, index + 1))
    start = index + 1
  }
  yield* spoken(paragraph.slice(start))
}

function isTail(text: string, index: number): boolean {
  return index < text.length && (endsSentence(text, index) || onlyCloses(text.charAt(index)))
}

/** Punctuation without letters or digits is not a sentence. */
function* spoken(sentence: string): Generator<string> {
  if (/[\p{L}\p{N}]/u.test(sentence)) yield sentence.trim()
}

/** A word and its index in the text, in UTF-16 units. */
interface PlacedWord {
  word: string
  index: number
}

/**
 * Yields the words of a text without punctuation: letters and digits of any script with their signs and joiners. Apostrophes and
 * hyphens between letters, and dots and commas between digits, are part of a word: "don't", "well-known", "1,500.5". Scripts
 * without spaces are split by the browser's dictionaries.
 */
export function* wordsOf(text: string): Generator<PlacedWord> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!WITHOUT_SPACES.test(word)) yield { word, index }
    else yield* wordsOfRun(word, index)
  }
}

/** Returns the form for comparing words: equal for "The" and "the", for क़ of one or two characters, and for both apostrophes. */
export function wordKey(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}

const PART = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200C\u200D]*`
const WORD = new RegExp(
  String.raw`${PART}(?:['’\-\u2010\u2011]${PART}|(?<=\p{N})[.,](?=\p{N})${PART})*`,
  'gu',
)

/** A character of a script that writes words without spaces. */
export const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u

function* wordsOfRun(run: string, start: number): Generator<PlacedWord> {
  if (typeof Intl.Segmenter === 'undefined') return yield { word: run, index: start }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  for (const { segment, index, isWordLike } of segmenter.segment(run))
    if (isWordLike) yield { word: segment, index: start + index }
}

let segmenter: Intl.Segmenter | undefined

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
