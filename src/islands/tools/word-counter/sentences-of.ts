import { endsSentence, onlyCloses } from './sentence-end.ts'

/**
 * The sentences of a text as a reader would say, without the space around them: a danda ends one, the points in "3.5" and
 * "Rs." do not, and a blank line ends one as well, so that a heading is none with the paragraph below it.
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

/** Marks alone are no sentence. */
function* spoken(sentence: string): Generator<string> {
  if (/[\p{L}\p{N}]/u.test(sentence)) yield sentence.trim()
}
