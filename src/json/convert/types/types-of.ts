import type { Nodes } from '../../text/nodes.ts'
import type { OnProgress } from '../../text/result.ts'
import { goOf, goWord } from './go.ts'
import { named } from './names.ts'
import { pythonOf } from './python.ts'
import { schemaOf } from './schema.ts'
import { seenIn } from './seen-in.ts'
import type { Language, Model } from './type-model.ts'
import { TypeReader } from './type-reader.ts'
import { typesNotes } from './types-notes.ts'
import { typescriptOf } from './typescript.ts'

const WRITERS: Record<Language, (model: Model) => string> = {
  typescript: typescriptOf,
  go: goOf,
  python: pythonOf,
  schema: schemaOf,
}

/** The types of a document, inferred over all its values, and what a reader of them should know. */
export function typesOf(
  nodes: Nodes,
  language: Language,
  onProgress?: OnProgress,
): { text: string; notes: string[] } {
  const root = new TypeReader().typeOf(seenIn(nodes, onProgress))
  const model = named(root, language === 'go' ? goWord : undefined)
  return { text: WRITERS[language](model), notes: typesNotes(model, language) }
}
