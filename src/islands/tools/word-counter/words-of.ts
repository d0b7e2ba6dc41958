/** A word of a text and where it stands, in UTF-16 units. */
export interface PlacedWord {
  word: string
  index: number
}

/**
 * The words of a text without the marks around them: letters and digits of any script with their signs and joiners. An
 * apostrophe or hyphen between letters and a point or comma between digits are part of a word: "don't", "well-known", "1,500.5".
 * Scripts that put no spaces between words are cut as the browser's dictionaries say.
 */
export function* wordsOf(text: string): Generator<PlacedWord> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!WITHOUT_SPACES.test(word)) yield { word, index }
    else yield* wordsOfRun(word, index)
  }
}

/** The form in which words are compared: one for "The" and "the", for क़ of one character and of two, and for both apostrophes. */
export function wordKey(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}

const PART = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200C\u200D]*`
const WORD = new RegExp(
  String.raw`${PART}(?:['’\-\u2010\u2011]${PART}|(?<=\p{N})[.,](?=\p{N})${PART})*`,
  'gu',
)

const WITHOUT_SPACES =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u

function* wordsOfRun(run: string, start: number): Generator<PlacedWord> {
  if (typeof Intl.Segmenter === 'undefined') return yield { word: run, index: start }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  for (const { segment, index, isWordLike } of segmenter.segment(run))
    if (isWordLike) yield { word: segment, index: start + index }
}

let segmenter: Intl.Segmenter | undefined
