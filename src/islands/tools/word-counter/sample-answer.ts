import { whole } from '@/lib/format.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { countText } from './word-count.ts'

const TEXT = 'The quick brown fox jumps over the lazy dog.'

const { words, characters, charactersWithoutSpaces, sentences } = countText(TEXT)

/** The words of a sentence with every letter. */
export const sampleAnswer: SampleAnswer = {
  answer: whole(words),
  unit: 'words',
  of: `“${TEXT}”`,
}

/** Its other counts. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: [
    ['Characters', whole(characters)],
    ['Without spaces', whole(charactersWithoutSpaces)],
    ['Sentences', whole(sentences)],
  ],
}
