import type { Nodes } from '../text/nodes.ts'
import { shown } from '../text/shown-value.ts'
import type { TaskContext } from '../text/open-document.ts'
import { exampleQueries } from './example-queries.ts'
import { documentOutput, MatchedPaths, MOST_PATHS, pathsOutput, valuesOutput } from './outputs.ts'
import { parseQuery } from './parse-query.ts'
import type { Found, Match, QueryAnswer, Refusal } from './query-answer.ts'
import { adviceAt } from './query-habits.ts'
import { notesOn } from './query-notes.ts'
import { QueryError } from './query-reader.ts'
import { seenOf, type SeenNodes } from './seen-nodes.ts'
import { Selection, TooManyError } from './select.ts'
import type { Query } from './syntax.ts'
import { REFUSALS, FIRST_PATHS, REPEATED_KEYS } from './sentences.ts'

const MOST_SHOWN = 100
/** Reading takes most of the time; what a query takes cannot be foreseen. */
const READING_SHARE = 0.7
const SELECTED_SHARE = 0.8

/** The part of a document that queries need, kept between them. */
interface QueriedDocument {
  seen: SeenNodes
  paths: MatchedPaths
}

/** Answers a JSONPath query on a document, or returns example queries for an empty one. A faulty query is refused in a sentence. */
export async function queryDocument(
  query: string,
  { document, onProgress }: TaskContext,
): Promise<QueryAnswer> {
  try {
    const parsed = query === '' ? undefined : parseQuery(query)
    const queried = await document.keep('query', async () => {
      const nodes = await document.nodes((share) => onProgress(READING_SHARE * share))
      return { seen: seenOf(nodes), paths: new MatchedPaths(nodes) }
    })
    const { seen } = queried
    if (parsed === undefined) return { kind: 'examples', examples: exampleQueries(seen.nodes) }
    const selected = new Selection(seen).select(parsed, 0)
    onProgress(SELECTED_SHARE)
    return found(queried, query, parsed, selected)
  } catch (error) {
    return refusal(query, error)
  }
}

function found(
  { seen, paths }: QueriedDocument,
  text: string,
  query: Query,
  selected: number[],
): Found {
  const notes = notesOn(text, query, selected.length)
  if (seen.replaced !== undefined) notes.push(REPEATED_KEYS)
  if (selected.length > MOST_PATHS) notes.push(FIRST_PATHS)
  const values = valuesOutput(seen.nodes, selected)
  return {
    kind: 'found',
    count: selected.length,
    matches: selected.slice(0, MOST_SHOWN).map((node) => matchOf(seen.nodes, paths, node)),
    values,
    document: selected.length === 1 ? documentOutput(seen.nodes, selected[0] as number) : values,
    paths: pathsOutput(paths, selected),
    notes,
  }
}

function matchOf(nodes: Nodes, paths: MatchedPaths, node: number): Match {
  const offset = nodes.starts[node] as number
  return { path: paths.pathOf(node), text: shown(nodes, node), offset }
}

function refusal(query: string, error: unknown): Refusal {
  if (error instanceof QueryError) {
    const { index } = error
    return { kind: 'refused', message: adviceAt(query, index) ?? error.message, index }
  }
  return { kind: 'refused', message: REFUSALS[reasonOf(error)], index: undefined }
}

function reasonOf(error: unknown): keyof typeof REFUSALS {
  if (error instanceof TooManyError) return 'tooMany'
  // What overflows the stack is a comparison of objects within objects, thousands of times.
  const isStack = error instanceof RangeError && /stack/i.test(error.message)
  return isStack ? 'tooDeep' : 'tooLarge'
}
