import { dereference, type Schema, type SchemaDraft } from '@cfworker/json-schema'

import { problemOf, readSource } from '../compare/compare-task.ts'
import { kindOf, readNodes, textOf, type Nodes } from '../text/nodes.ts'
import { checkSchema, isObject, SchemaFaultError, type Lookup } from './check-schema.ts'
import { FAULTS, NOTES } from './sentences.ts'
import { compareNumbers } from '../text/compare-values.ts'

/** A schema that is ready for a document. */
export interface OpenSchema {
  schema: Schema | boolean
  draft: SchemaDraft
  /** Every part of the schema by its address, as the library resolves `$ref`. */
  lookup: Lookup
  notes: string[]
}

/** The base of relative addresses. It is reserved (RFC 2606) and never fetched. */
const BASE = new URL('https://schema.invalid/')
/** Texts of numbers shorter than this, without an exponent, are exact in JavaScript: 15 digits always are. */
const SHORTEST_INEXACT = 16

/** Parses a schema and checks that it can be used. Throws `SchemaFaultError` with a sentence for the visitor. */
export async function openSchema(given: string | Blob): Promise<OpenSchema> {
  const source = await readSource(given)
  const problem = problemOf(source)
  if (problem !== undefined) {
    const { message, failure } = problem
    const place = failure ? ` (line ${failure.line}, column ${failure.column})` : ''
    throw new SchemaFaultError(FAULTS.notJson(message, place))
  }
  const schema: unknown = JSON.parse(source.text)
  if (typeof schema !== 'boolean' && !isObject(schema)) throw new SchemaFaultError(FAULTS.notSchema)
  const { draft, notes } = draftOf(schema)
  if (followDynamicRefs(schema)) notes.push(NOTES.dynamic)
  if (roundedNumbers(readNodes(source.bytes)).count > 0) notes.push(NOTES.schemaNumbers)
  const lookup = lookupOf(schema)
  notes.push(...checkSchema(schema, lookup, draft))
  return { schema: schema as Schema, draft, lookup, notes }
}

/** Counts the numbers that change when JavaScript reads them, and returns the first one. */
export function roundedNumbers(nodes: Nodes): { count: number; first: number } {
  const found = { count: 0, first: -1 }
  for (let node = 0; node < nodes.count; node++) {
    if (kindOf(nodes, node) !== 'number' || !isRounded(nodes, node)) continue
    if (found.count++ === 0) found.first = node
  }
  return found
}

function isRounded(nodes: Nodes, node: number): boolean {
  const [start, end] = [nodes.starts[node] as number, nodes.ends[node] as number]
  const isShort = end - start < SHORTEST_INEXACT
  if (isShort && !nodes.bytes.subarray(start, end).some((byte) => (byte | 32) === 0x65))
    return false
  const oddity = oddityOf(textOf(nodes, node))
  return oddity !== undefined && oddity !== 'minusZero'
}

const DRAFTS: [RegExp, SchemaDraft][] = [
  [/draft-0[34]\b/, '4'],
  // Draft 7 only adds keywords to Draft 6.
  [/draft-0[67]\b/, '7'],
  [/2019-09/, '2019-09'],
  [/2020-12/, '2020-12'],
]

function draftOf(schema: object | boolean): { draft: SchemaDraft; notes: string[] } {
  const address = isObject(schema) ? schema['$schema'] : undefined
  if (typeof address !== 'string') return { draft: '2020-12', notes: [] }
  const draft = DRAFTS.find(([pattern]) => pattern.test(address))?.[1]
  if (draft !== undefined) return { draft, notes: [] }
  return { draft: '2020-12', notes: [NOTES.unknownDraft(address)] }
}

/** Rewrites `$dynamicRef` and `$dynamicAnchor`, which the library does not know, as `$ref` and `$anchor`. Returns whether any was there. */
function followDynamicRefs(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  let isFound = false
  for (const part of Object.values(value)) if (followDynamicRefs(part)) isFound = true
  const { $dynamicRef, $dynamicAnchor, $ref, $anchor } = value as Record<string, unknown>
  if (typeof $dynamicRef === 'string') {
    isFound = true
    if ($ref === undefined) Object.assign(value, { $ref: $dynamicRef })
  }
  if (typeof $dynamicAnchor === 'string' && $anchor === undefined)
    Object.assign(value, { $anchor: $dynamicAnchor })
  return isFound
}

function lookupOf(schema: object | boolean): Lookup {
  try {
    return dereference(schema as Schema, Object.create(null) as Record<string, Schema>, BASE)
  } catch (error) {
    const same = /^Duplicate schema URI "(.*)"\.$/.exec((error as Error).message)?.[1]
    if (same !== undefined)
      throw new SchemaFaultError(FAULTS.sameAddress(same.replace(BASE.href, '')))
    if (error instanceof RangeError) throw error
    throw new SchemaFaultError(FAULTS.badAddress)
  }
}

/** A way in which a number changes when a program parses it as a double, as JavaScript does. */
type Oddity = 'beyond' | 'digits' | 'overflow' | 'underflow' | 'minusZero'

const WHOLE = /^-?\d+$/

/** Returns how a JSON number literal changes as a double, or undefined if every program reads it exactly. */
export function oddityOf(text: string): Oddity | undefined {
  const value = Number(text)
  if (!Number.isFinite(value)) return 'overflow'
  if (value === 0) return oddityOfZero(text)
  // Beyond 2^53 several integers share one double, so a program cannot know whether the value is exact.
  if (WHOLE.test(text) && !Number.isSafeInteger(value)) return 'beyond'
  return compareNumbers(text, String(value)) === 0 ? undefined : 'digits'
}

function oddityOfZero(text: string): Oddity | undefined {
  if (/[1-9]/.test(text.split(/e/i)[0] ?? '')) return 'underflow'
  return text.startsWith('-') ? 'minusZero' : undefined
}
