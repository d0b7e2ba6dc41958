import { type Nodes, shown } from '../text/nodes.ts'
import type { TaskContext } from '../text/open-document.ts'
import { exampleQueries } from './example-queries.ts'
import { asRegExp } from './i-regexp.ts'
import { documentOutput, MatchedPaths, MOST_PATHS, pathsOutput, valuesOutput } from './outputs.ts'
import { parseQuery } from './parse-query.ts'
import type { Found, Match, QueryAnswer, Refusal } from './query-answer.ts'
import { adviceAt } from './query-habits.ts'
import { QueryError } from './query-reader.ts'
import { seenOf, type SeenNodes } from './seen-nodes.ts'
import { Selection, TooManyError } from './select.ts'
import { FIRST_PATHS, NOTES, REFUSALS, REPEATED_KEYS } from './sentences.ts'
import type { Operand, Query, Test } from './syntax.ts'

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

/** Returns sentences on what a visitor may not expect of a valid query. */
function notesOn(text: string, query: Query, count: number): string[] {
  const notes: string[] = []
  const size = /\.(length|size|count)(?![\w(])/u.exec(text)?.[1]
  if (size !== undefined && count === 0) notes.push(NOTES.size(size))
  for (const pattern of patternsOf(query)) {
    if (asRegExp(pattern, 'part') === undefined) notes.push(NOTES.pattern(pattern))
  }
  return notes
}

/** Returns the patterns that a query contains as literals. */
function patternsOf(query: Query): string[] {
  return query.segments.flatMap(({ selectors }) =>
    selectors.flatMap((selector) => (selector.kind === 'filter' ? inTest(selector.test) : [])),
  )
}

function inTest(test: Test): string[] {
  switch (test.kind) {
    case 'and':
    case 'or':
      return test.tests.flatMap(inTest)
    case 'not':
      return inTest(test.test)
    case 'exists':
      return patternsOf(test.query)
    case 'matches':
      return [...written(test.pattern), ...inOperand(test.text)]
    case 'compare':
      return [...inOperand(test.left), ...inOperand(test.right)]
  }
}

function written(pattern: Operand): string[] {
  return pattern.kind === 'literal' && pattern.value.kind === 'string' ? [pattern.value.text] : []
}

function inOperand(operand: Operand): string[] {
  if (operand.kind === 'literal') return []
  return operand.kind === 'length' ? inOperand(operand.of) : patternsOf(operand.query)
}
