import { whole } from '@/lib/format.ts'

import { countText } from './word-count.ts'

/** What is counted in a `text`; it is what posts show (docs/authors.md). */
export function figures({ text = '' }: Record<string, string>): Record<string, string> {
  const counted = countText(text)
  return {
    Words: whole(counted.words),
    Sentences: whole(counted.sentences),
    Lines: whole(counted.lines),
    Characters: whole(counted.characters),
    'Characters without spaces': whole(counted.charactersWithoutSpaces),
    Bytes: whole(counted.bytes),
  }
}
