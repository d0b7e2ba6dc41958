import {
  format as FORMATS,
  schemaArrayKeyword,
  schemaKeyword,
  type SchemaDraft,
} from '@cfworker/json-schema'

import { ownEntry } from '@/lib/own-entry.ts'
import { jsonPointer } from '../text/node-path.ts'
import { FAULTS, NEEDED, NOTES } from './sentences.ts'

export type SchemaObject = Record<string, unknown>
export type Lookup = Record<string, unknown>

/** A schema that cannot be used. The message is the sentence for the visitor. */
export class SchemaFaultError extends Error {}

interface Place {
  schema: unknown
  /** The place in the schema: "#/properties/age". */
  at: string
}

const MAPS = ['properties', 'patternProperties', 'dependentSchemas', 'dependencies']
const TYPES = ['string', 'number', 'integer', 'boolean', 'null', 'object', 'array']

/**
 * Checks every part of a schema that a document can reach, and returns what will not be checked. The library trusts a schema and
 * would fail in the middle. References to other documents are replaced in `lookup` by a schema that permits everything.
 */
export function checkSchema(root: unknown, lookup: Lookup, draft: SchemaDraft): string[] {
  const seen = new Set<unknown>()
  const places: Place[] = [{ schema: root, at: '#' }]
  const remote = new Set<string>()
  const formats = new Set<string>()
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const { schema, at } = place
    if (typeof schema === 'boolean' || seen.has(schema)) continue
    if (!isObject(schema)) throw new SchemaFaultError(FAULTS.subschema(at))
    seen.add(schema)
    checkKeywords(schema, at, draft)
    if (typeof schema['format'] === 'string' && !(schema['format'] in FORMATS))
      formats.add(schema['format'])
    if (typeof schema['$ref'] === 'string') places.push(targetOf(schema, lookup, remote))
    places.push(...partsOf(schema, at))
  }
  const notes: string[] = []
  if (remote.size > 0) notes.push(NOTES.remote([...remote].join(', ')))
  if (formats.size > 0) notes.push(NOTES.formats([...formats].join(', ')))
  return notes
}

/** Returns whether a value is a JSON object. */
export function isObject(value: unknown): value is SchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function targetOf(schema: SchemaObject, lookup: Lookup, remote: Set<string>): Place {
  const ref = String(schema['$ref'])
  const address = String(schema['__absolute_ref__'] ?? ref)
  const target = ownEntry(lookup, address)
  if (target !== undefined) return { schema: target, at: ref }
  if (ref.startsWith('#')) throw new SchemaFaultError(FAULTS.noTarget(ref))
  remote.add(ref)
  // An assignment to "__proto__" would be lost.
  Object.defineProperty(lookup, address, { value: true, enumerable: true })
  return { schema: true, at: ref }
}

function partsOf(schema: SchemaObject, at: string): Place[] {
  const parts: Place[] = []
  for (const [keyword, value] of Object.entries(schema)) {
    const below = (part: unknown, ...steps: (string | number)[]) =>
      parts.push({ schema: part, at: at + jsonPointer([keyword, ...steps]) })
    if (MAPS.includes(keyword)) {
      for (const [name, part] of Object.entries(value as object))
        if (!(keyword === 'dependencies' && Array.isArray(part))) below(part, name)
    } else if (Array.isArray(value) && keyword in schemaArrayKeyword) {
      value.forEach((part, index) => below(part, index))
    } else if (keyword in schemaKeyword) below(value)
  }
  return parts
}

type Check = (value: unknown, at: string, draft: SchemaDraft) => string | undefined

const need = (words: string, isGood: (value: unknown) => boolean): Check => {
  return (value) => (isGood(value) ? undefined : words)
}
const isNumber = (value: unknown) => typeof value === 'number'
const areNames = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

const number = need(NEEDED.number, isNumber)
const count = need(NEEDED.count, (value) => Number.isInteger(value) && (value as number) >= 0)
const map = need(NEEDED.map, isObject)
const schemas = need(NEEDED.schemas, Array.isArray)
const text = need(NEEDED.text, (value) => typeof value === 'string')
const limit: Check = (value, _, draft) => {
  if (draft === '4') return typeof value === 'boolean' ? undefined : NEEDED.flag
  return isNumber(value) ? undefined : NEEDED.limit
}

const CHECKS: Record<string, Check> = {
  $ref: text,
  format: text,
  type: checkType,
  pattern: (value, at) => text(value, at, '7') ?? checkPattern(String(value), at),
  enum: need(NEEDED.list, Array.isArray),
  required: need(NEEDED.names, areNames),
  minimum: number,
  maximum: number,
  exclusiveMinimum: limit,
  exclusiveMaximum: limit,
  multipleOf: need(NEEDED.positive, (value) => isNumber(value) && (value as number) > 0),
  uniqueItems: need(NEEDED.flag, (value) => typeof value === 'boolean'),
  properties: map,
  dependentSchemas: map,
  dependencies: map,
  patternProperties: (value, at) => {
    if (isObject(value)) Object.keys(value).forEach((pattern) => checkPattern(pattern, at))
    return map(value, at, '7')
  },
  dependentRequired: need(
    NEEDED.map,
    (value) => isObject(value) && Object.values(value).every(areNames),
  ),
  ...Object.fromEntries(['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((name) => [name, schemas])),
  ...Object.fromEntries(
    ['Length', 'Items', 'Properties', 'Contains'].flatMap((name) =>
      ['min', 'max'].map((bound) => [`${bound}${name}`, count]),
    ),
  ),
}

function checkKeywords(schema: SchemaObject, at: string, draft: SchemaDraft): void {
  // In these drafts everything beside $ref is ignored.
  const isRef = (draft === '4' || draft === '7') && typeof schema['$ref'] === 'string'
  for (const [keyword, value] of Object.entries(isRef ? { $ref: schema['$ref'] } : schema)) {
    const needed = Object.hasOwn(CHECKS, keyword) ? CHECKS[keyword]?.(value, at, draft) : undefined
    if (needed !== undefined) throw new SchemaFaultError(FAULTS.keyword(at, keyword, needed))
  }
}

function checkType(value: unknown, at: string): undefined {
  for (const name of Array.isArray(value) ? value : [value])
    if (!TYPES.includes(name as string))
      throw new SchemaFaultError(FAULTS.type(at, JSON.stringify(name)))
}

function checkPattern(pattern: string, at: string): undefined {
  try {
    new RegExp(pattern, 'u')
  } catch {
    throw new SchemaFaultError(FAULTS.pattern(at, pattern))
  }
}
