import type { TaskContext } from '../../text/open-document.ts'
import { converted, READING } from '../convert-task.ts'
import type { Converted } from '../converted.ts'
import { type Language, type Model, type Part, type Type, TypeReader } from './type-model.ts'
import type { Nodes } from '../../text/nodes.ts'
import type { OnProgress } from '../../text/result.ts'
import { goOf, goWord, hasTag } from './go.ts'
import { named, ROOT } from './names.ts'
import { pythonOf } from './python.ts'
import { schemaOf } from './schema.ts'
import { DEEPEST, seenIn } from './shape.ts'
import { typescriptOf } from './typescript.ts'
import { SIZES, WORDS_RULE } from './scalars-seen.ts'

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

const WRITERS: Record<Language, (model: Model) => string> = {
  typescript: typescriptOf,
  go: goOf,
  python: pythonOf,
  schema: schemaOf,
}

/** Infers the types of a document from all its values, with notes for the reader. */
export function typesOf(
  nodes: Nodes,
  language: Language,
  onProgress?: OnProgress,
): { text: string; notes: string[] } {
  const root = new TypeReader().typeOf(seenIn(nodes, onProgress))
  const model = named(root, language === 'go' ? goWord : undefined)
  return { text: WRITERS[language](model), notes: typesNotes(model, language) }
}

const MOST_NAMED = 3
const BIG: Record<Language, string> = {
  typescript: 'JSON.parse rounds them.',
  go: 'Integers beyond int64 are uint64 or json.Number.',
  python: 'int holds them exactly.',
  schema: 'They are integers to a validator, but many programs round them.',
}
const MAP =
  'Objects whose keys are numbers, dates or ids, or more than 200 different ones, are written as maps.'
const WORDS = `Fixed lists of words are written for ${WORDS_RULE}.`
const CUT = `Values deeper than ${DEEPEST} levels have no type.`

interface Place {
  /** "id of Item". */
  name: string
  part: Part
}

/** Returns notes on what the types do not say themselves. */
function typesNotes(model: Model, language: Language): string[] {
  const places = [...placesIn(model)]
  const has = (kind: Part['kind']) => places.some(({ part }) => part.kind === kind)
  const isMap = ({ part }: Place) => part.kind === 'map' && part.values.parts.length > 0
  const areWords = ({ part }: Place) => part.kind === 'text' && part.words !== undefined
  const notes: string[] = []
  const big = places.filter(({ part }) => 'numbers' in part && part.numbers.size > SIZES.double)
  if (big.length > 0) notes.push(`Integers beyond 2^53: ${listed(big)}. ${BIG[language]}`)
  const huge = places.filter(({ part }) => 'numbers' in part && part.numbers.isBeyondDouble)
  if (huge.length > 0) notes.push(`Numbers larger than a double can hold: ${listed(huge)}.`)
  if (places.some(isMap)) notes.push(MAP)
  const writesWords = language === 'typescript' || language === 'schema'
  if (writesWords && places.some(areWords)) notes.push(WORDS)
  if (has('unknown')) notes.push(CUT)
  if (language === 'go') notes.push(...goNotes(model))
  return notes
}

function goNotes({ objects }: Model): string[] {
  const isLeftOut = objects.some(({ members }) => members.some(({ key }) => !hasTag(key)))
  return isLeftOut
    ? ['Keys that a tag of encoding/json cannot name are left out; a comment names them.']
    : []
}

function* placesIn({ root, objects }: Model): Generator<Place> {
  yield* partsIn(ROOT, root)
  for (const { name, members } of objects) {
    for (const { key, type } of members) yield* partsIn(`${JSON.stringify(key)} of ${name}`, type)
  }
}

function* partsIn(name: string, type: Type): Generator<Place> {
  for (const part of type.parts) {
    yield { name, part }
    if (part.kind === 'array') yield* partsIn(name, part.items)
    if (part.kind === 'map') yield* partsIn(name, part.values)
  }
}

function listed(places: Place[]): string {
  const names = [...new Set(places.map(({ name }) => name))]
  const more = names.length - MOST_NAMED
  const first = names.slice(0, MOST_NAMED).join(', ')
  return more > 0 ? `${first} and ${more} more` : first
}
