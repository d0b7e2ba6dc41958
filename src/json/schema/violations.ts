import type { OutputUnit } from '@cfworker/json-schema'

import { ownEntry } from '@/lib/own-entry.ts'
import { kindOf, childrenOf, keyOf, type Nodes, shown } from '../text/nodes.ts'
import { normalizedPath, type Steps } from '../text/node-path.ts'
import { isObject, type Lookup } from './check-schema.ts'
import type { LeafError } from './leaf-errors.ts'
import { notPermitted, problemSentence } from './problem-sentences.ts'
import type { OpenSchema } from './open-schema.ts'
import type { Violation } from './schema-report.ts'

const MOST_REASONS = 6

interface Found {
  node: number
  steps: Steps
}

/** Returns an error of the library as a sentence with its place in the document and in the schema. */
export function violationOf(
  nodes: Nodes,
  schema: OpenSchema,
  { error, inner }: LeafError,
): Violation {
  const { node, steps } = find(nodes, error.instanceLocation)
  return {
    path: normalizedPath(steps),
    offset: nodes.starts[node] as number,
    text: /^(?:object|array)$/.test(kindOf(nodes, node)) ? '' : shown(nodes, node),
    problem: sentenceOf(nodes, schema, error),
    reasons: error.keyword === 'contains' ? [] : reasonsOf(nodes, schema, error, inner),
    rule: error.keyword === 'false' ? '' : decoded(error.keywordLocation),
  }
}

function sentenceOf(nodes: Nodes, schema: OpenSchema, error: OutputUnit): string {
  const { node, steps } = find(nodes, error.instanceLocation)
  if (error.keyword === 'false') return notPermitted(steps.at(-1))
  return problemSentence(error, keywordValue(schema, error.keywordLocation), kindOf(nodes, node))
}

function reasonsOf(
  nodes: Nodes,
  schema: OpenSchema,
  group: OutputUnit,
  inner: OutputUnit[],
): string[] {
  // With several matches the failing alternatives are not the problem.
  if (group.keyword === 'oneOf' && !group.error.includes('(0 matches)')) return []
  const reasons: string[] = []
  let form = ''
  for (const error of inner.slice(0, MOST_REASONS)) {
    const number = formOf(error, group)
    if (number !== undefined) form = `Form ${number + 1}: `
    const { steps } = find(nodes, error.instanceLocation)
    const isName = group.keyword === 'propertyNames'
    const place =
      isName || error.instanceLocation === group.instanceLocation ? '' : `${normalizedPath(steps)} `
    reasons.push(`${isName ? '' : form}${place}${sentenceOf(nodes, schema, error)}`)
  }
  return reasons
}

/** Returns the index of the alternative that an error belongs to; the schema `false` has no place in the schema. */
function formOf({ keywordLocation }: OutputUnit, group: OutputUnit): number | undefined {
  if (!keywordLocation.startsWith(group.keywordLocation)) return undefined
  return Number(keywordLocation.slice(group.keywordLocation.length + 1).split('/')[0])
}

/** Finds the value of a pointer of the library. A property name that breaks a rule is found at its value. */
function find(nodes: Nodes, location: string): Found {
  const found: Found = { node: 0, steps: [] }
  for (const part of partsOf(location)) {
    const isArray = kindOf(nodes, found.node) === 'array'
    const child = childAt(nodes, found.node, isArray ? Number(part) : part)
    if (child === undefined) break
    found.node = child
    found.steps.push(isArray ? Number(part) : part)
  }
  return found
}

/** Returns a child. Of members with the same key it takes the last, as `JSON.parse` does. */
function childAt(nodes: Nodes, parent: number, step: string | number): number | undefined {
  let found: number | undefined
  let index = 0
  for (const child of childrenOf(nodes, parent)) {
    if (typeof step === 'string' && keyOf(nodes, child) === step) found = child
    if (index++ === step) return child
  }
  return found
}

/** Returns the value of a keyword in the schema, through references. */
function keywordValue({ schema, lookup }: OpenSchema, location: string): unknown {
  let value: unknown = schema
  for (const part of partsOf(location)) {
    if (typeof value !== 'object' || value === null) return undefined
    const below = ownEntry(value as Record<string, unknown>, part)
    value = /^\$(?:recursiveR|r)ef$/.test(part) ? targetOf(value, lookup) : below
  }
  return value
}

function targetOf(schema: object, lookup: Lookup): unknown {
  if (!isObject(schema)) return undefined
  return ownEntry(
    lookup,
    String(schema['__absolute_ref__'] ?? schema['__absolute_recursive_ref__']),
  )
}

/** The steps of a pointer of the library: a JSON Pointer (RFC 6901) as the fragment of an address. */
function partsOf(location: string): string[] {
  return location
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

const decoded = (location: string) => decodeURIComponent(location)
