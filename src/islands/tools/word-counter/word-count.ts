import { endsSentence, onlyCloses } from './text-parts.ts'

/** The counts of a text. All are 0 for the empty text. */
export interface TextStatistics {
  words: number
  sentences: number
  paragraphs: number
  lines: number
  /** Code points. A line break counts once, even CR LF. */
  characters: number
  charactersWithoutSpaces: number
  /** In UTF-8. */
  bytes: number
  /** As a reader counts them: a danda ends one too, the dots in "3.5" and "Rs." do not. */
  sentencesAsRead: number
}

/** Words per minute. */
const READING_SPEED = 200
const SPEAKING_SPEED = 130

/**
 * Counts a text in one pass. White space separates words, blank lines separate paragraphs, and . ! ? end sentences. Lines of
 * white space do not count. The last sentence needs no terminator, and terminators alone are not a sentence.
 */
export function countText(text: string): TextStatistics {
  const count = emptyCount()
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    // The line break of CR LF is counted at the LF.
    if (unit === 13 && text.charCodeAt(index + 1) === 10) {
      count.bytes++
      continue
    }
    const isPair = isHigh(unit) && isLow(text.charCodeAt(index + 1))
    count.bytes += isPair ? 4 : utf8Length(unit)
    count.characters++
    countCharacter(count, text, index)
    if (isPair) index++
  }
  endLine(count)
  return finished(count)
}

/** Returns the minutes to read a number of words, rounded up. */
export function readingMinutes(words: number): number {
  return Math.ceil(words / READING_SPEED)
}

/** Returns the minutes to speak a number of words, rounded up. */
export function speakingMinutes(words: number): number {
  return Math.ceil(words / SPEAKING_SPEED)
}

/** The totals so far, and the state at the current character. */
interface Count extends TextStatistics {
  isInWord: boolean
  isInSentence: boolean
  isInSentenceAsRead: boolean
  isInParagraph: boolean
  hasLineText: boolean
}

function emptyCount(): Count {
  return {
    words: 0,
    sentences: 0,
    paragraphs: 0,
    lines: 0,
    characters: 0,
    charactersWithoutSpaces: 0,
    bytes: 0,
    sentencesAsRead: 0,
    isInWord: false,
    isInSentence: false,
    isInSentenceAsRead: false,
    isInParagraph: false,
    hasLineText: false,
  }
}

function countCharacter(count: Count, text: string, index: number): void {
  const unit = text.charCodeAt(index)
  if (isLineBreak(unit)) return endLine(count)
  if (isWhiteSpace(unit)) {
    count.isInWord = false
    return
  }
  count.charactersWithoutSpaces++
  if (!count.isInWord) count.words++
  count.isInWord = true
  count.hasLineText = true
  countSentence(count, unit)
  countSentenceAsRead(count, text, index)
}

/** Counts a sentence at its first character that is not a terminator, so that an unfinished last one counts. */
function countSentence(count: Count, unit: number): void {
  const isTerminator = unit === 0x2e || unit === 0x21 || unit === 0x3f
  if (isTerminator) count.isInSentence = false
  else if (!count.isInSentence) {
    count.isInSentence = true
    count.sentences++
  }
}

function countSentenceAsRead(count: Count, text: string, index: number): void {
  if (endsSentence(text, index)) count.isInSentenceAsRead = false
  else if (!count.isInSentenceAsRead && !onlyCloses(text.charAt(index))) {
    count.isInSentenceAsRead = true
    count.sentencesAsRead++
  }
}

function endLine(count: Count): void {
  if (count.hasLineText) count.lines++
  if (count.hasLineText && !count.isInParagraph) count.paragraphs++
  count.isInParagraph = count.hasLineText
  count.hasLineText = false
  count.isInWord = false
}

function finished(count: Count): TextStatistics {
  const { words, sentences, paragraphs, lines, characters } = count
  const { charactersWithoutSpaces, bytes, sentencesAsRead } = count
  return { words, sentences, paragraphs, lines, characters, charactersWithoutSpaces, bytes, sentencesAsRead } // prettier-ignore
}

const WHITE_SPACE = /\s/

/** Equals `\s`, with a fast path for ASCII and for scripts without their own spaces. */
function isWhiteSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 32 || (unit >= 9 && unit <= 13)
  if (unit > 0xa0 && unit < 0x1680) return false
  return WHITE_SPACE.test(String.fromCharCode(unit))
}

function isLineBreak(unit: number): boolean {
  return unit === 10 || unit === 13 || unit === 0x2028 || unit === 0x2029
}

const isHigh = (unit: number) => unit >= 0xd800 && unit < 0xdc00
const isLow = (unit: number) => unit >= 0xdc00 && unit < 0xe000

/** A lone surrogate is saved as the replacement character, which also takes three bytes. */
function utf8Length(unit: number): number {
  if (unit < 0x80) return 1
  return unit < 0x800 ? 2 : 3
}
