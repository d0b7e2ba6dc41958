import type { TaskContext } from '../../text/open-document.ts'
import { converted, READING } from '../convert-task.ts'
import type { Converted } from '../converted.ts'
import type { Language } from './type-model.ts'
import { typesOf } from './types-of.ts'

/** Writes the types of a document in a language. Throws the sentence for the visitor when there is not enough memory. */
export function writeTypes(
  language: Language,
  { document, onProgress }: TaskContext,
): Promise<Converted> {
  return converted(document, onProgress, async (onShare) => {
    const nodes = await document.nodes((share) => onShare(READING * share))
    const { text, notes } = typesOf(nodes, language, (share) =>
      onShare(READING + (1 - READING) * share),
    )
    return { kind: 'written', pieces: [text], notes }
  })
}
