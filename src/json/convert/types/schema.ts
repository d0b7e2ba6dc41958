import { ROOT } from './names.ts'
import type { Model, ObjectType, Part, Type } from './type-model.ts'

type Entries = [key: string, value: Json][]
/** A JSON value of the schema. Objects are entries, so that keys keep their order and `__proto__` its meaning. */
type Json = string | null | Json[] | { entries: Entries }

/** Writes the types of a document as a JSON Schema (draft 2020-12) that the document satisfies. */
export function schemaOf({ root, objects }: Model): string {
  const [first, ...others] = objects
  const isNamed = first?.name === ROOT
  const defined = isNamed ? others : objects
  const entries: Entries = [
    ['$schema', 'https://json-schema.org/draft/2020-12/schema'],
    ['title', ROOT],
    ...(isNamed ? objectEntries(first) : typeEntries(root)),
  ]
  if (defined.length > 0) {
    entries.push(['$defs', asObject(defined.map((object) => [object.name, asObject(objectEntries(object))]))]) // prettier-ignore
  }
  return `${written(asObject(entries), '')}\n`
}

function asObject(entries: Entries): Json {
  return { entries }
}

function objectEntries({ members }: ObjectType): Entries {
  const required = members.filter(({ isOptional }) => !isOptional).map(({ key }) => key)
  return [
    ['type', 'object'],
    ['properties', asObject(members.map(({ key, type }) => [key, asObject(typeEntries(type))]))],
    ...(required.length > 0 ? ([['required', required]] as Entries) : []),
  ]
}

/** Returns the keywords of a type. Simple kinds share one `type`; detailed ones are alternatives in `anyOf`. */
function typeEntries({ parts, isNullable }: Type): Entries {
  if (parts.some(({ kind }) => kind === 'unknown')) return []
  const detailed = parts.filter(isDetailed)
  const names = parts.filter((part) => !isDetailed(part)).map(typeName)
  const [only] = detailed
  if (isNullable && only?.kind === 'text' && parts.length === 1) {
    return [['enum', [...(only.words ?? []), null]]]
  }
  if (isNullable) names.push('null')
  const plain: Entries[] = names.length === 0 ? [] : [[['type', names.length === 1 ? (names[0] as string) : names]]] // prettier-ignore
  const all = [...detailed.map(detailedEntries), ...plain]
  if (all.length < 2) return all[0] ?? []
  return [['anyOf', all.map(asObject)]]
}

function isDetailed(part: Part): boolean {
  if (part.kind === 'text') return part.words !== undefined
  return part.kind === 'array' || part.kind === 'map' || part.kind === 'object'
}

const TYPE_NAMES: Partial<Record<Part['kind'], string>> = {
  boolean: 'boolean',
  integer: 'integer',
  fraction: 'number',
  text: 'string',
}

function typeName({ kind }: Part): string {
  return TYPE_NAMES[kind] ?? 'object'
}

function detailedEntries(part: Part): Entries {
  if (part.kind === 'text') return [['enum', part.words ?? []]]
  if (part.kind === 'array') return withInner('array', 'items', part.items)
  if (part.kind === 'map') return withInner('object', 'additionalProperties', part.values)
  if (part.kind !== 'object') return []
  const { name } = part.object
  return [['$ref', name === ROOT ? '#' : `#/$defs/${name}`]]
}

function withInner(type: string, key: string, inner: Type): Entries {
  const entries = typeEntries(inner)
  return [['type', type], ...(entries.length > 0 ? ([[key, asObject(entries)]] as Entries) : [])]
}

function written(value: Json, indent: string): string {
  if (value === null || typeof value === 'string') return JSON.stringify(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const isFlat = value.every((item) => item === null || typeof item === 'string')
    if (isFlat) return `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    return between('[', value.map((item) => written(item, inner)), ']', indent) // prettier-ignore
  }
  const lines = value.entries.map(([key, item]) => `${JSON.stringify(key)}: ${written(item, inner)}`) // prettier-ignore
  return lines.length === 0 ? '{}' : between('{', lines, '}', indent)
}

function between(open: string, lines: string[], close: string, indent: string): string {
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`
}
