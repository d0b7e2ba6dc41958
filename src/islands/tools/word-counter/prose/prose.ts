import { longestSentences, type LongSentence } from './longest-sentences.ts'
import { readability, type Readability } from './readability.ts'
import { repeatedWords } from './repeated-words.ts'

export interface Prose {
  repeated: ReturnType<typeof repeatedWords>
  longest: LongSentence[]
  /** Words of an average sentence. */
  average: number
  readability: Readability
}

/** What an editor would look for in a text: doubled words, long sentences, and how easy it is to read. */
export function proseOf({ text }: { text: string }): Prose {
  return {
    repeated: repeatedWords(text),
    ...longestSentences(text),
    readability: readability(text),
  }
}
