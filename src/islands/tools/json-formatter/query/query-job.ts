import { readNodes, textOf, type Nodes } from '../engine/nodes.ts'
import { exampleQueries } from './example-queries.ts'
import { MatchedPaths } from './matched-paths.ts'
import { pathsOutput, valuesOutput } from './outputs.ts'
import { parseQuery } from './parse-query.ts'
import type { Found, Match, QueryReport, QueryRequest, Refusal } from './protocol.ts'
import { adviceAt } from './query-habits.ts'
import { notesOn } from './query-notes.ts'
import { QueryError } from './query-reader.ts'
import { seenOf } from './seen-nodes.ts'
import { Selection, TooManyError } from './select.ts'
import type { Query } from './syntax.ts'
import { REFUSALS, REPEATED_KEYS } from './words.ts'

const MOST_SHOWN = 100
const LONGEST_SHOWN = 300
/** Reading takes most of the time; what a query takes cannot be foreseen. */
const READING_SHARE = 0.7

/** Answers a query, or gives examples of queries. What cannot be answered is refused in a sentence. */
export async function answerQuery(
  { whole, query }: QueryRequest,
  report: (report: QueryReport) => void,
): Promise<void> {
  try {
    const parsed = query === '' ? undefined : parseQuery(query)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const nodes = readNodes(bytes, (done) =>
      report({ kind: 'progress', share: (READING_SHARE * done) / bytes.length }),
    )
    if (parsed === undefined) report({ kind: 'examples', examples: exampleQueries(nodes) })
    else report(found(nodes, query, parsed))
  } catch (error) {
    report(refusal(query, error))
  }
}

function found(nodes: Nodes, text: string, query: Query): Found {
  const seen = seenOf(nodes)
  const selected = new Selection(seen).select(query, 0)
  const paths = new MatchedPaths(nodes)
  const notes = notesOn(text, query, selected.length)
  if (seen.replaced !== undefined) notes.push(REPEATED_KEYS)
  return {
    kind: 'found',
    count: selected.length,
    matches: selected.slice(0, MOST_SHOWN).map((node) => matchOf(nodes, paths, node)),
    values: valuesOutput(nodes, selected),
    paths: pathsOutput(paths, selected),
    notes,
  }
}

function matchOf(nodes: Nodes, paths: MatchedPaths, node: number): Match {
  const offset = nodes.starts[node] as number
  return { path: paths.pathOf(node), text: shown(nodes, node), offset }
}

/** A value on one line, or its beginning. */
function shown(nodes: Nodes, node: number): string {
  const [start, end] = [nodes.starts[node] as number, nodes.ends[node] as number]
  if (end - start <= LONGEST_SHOWN) return textOf(nodes, node).replace(/\n\s*/g, ' ')
  // No more is decoded than is shown.
  const opening = new TextDecoder().decode(nodes.bytes.subarray(start, start + LONGEST_SHOWN))
  return `${opening.replace(/\uFFFD+$/, '').replace(/\n\s*/g, ' ')}…`
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
