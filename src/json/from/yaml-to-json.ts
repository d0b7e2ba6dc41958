import {
  boolCoreTag,
  defineMappingTag,
  defineScalarTag,
  defineSequenceTag,
  loadAll,
  mergeTag,
  NOT_RESOLVED,
  nullCoreTag,
  Schema,
  seqTag,
  strTag,
  YAMLException,
} from 'js-yaml'

import { whole } from '@/lib/format.ts'

import type { JsonSink } from './format.ts'
import { KEY_IN_BRACKETS, keySentence, placeText } from './yaml-key-place.ts'

const DEEPEST = 500
/** The growth limit of aliases: nine lines can expand to a billion values. */
const MOST_GROWTH = 100
const LEAST_LIMIT = 5_000_000
const MOST_NAMED = 3

/**
 * Converts YAML 1.2 (core schema) to JSON. Numbers stay as written where JSON allows it; several documents become an array.
 * Throws the sentence the visitor reads when the text is not YAML or its aliases exceed the limit.
 */
export function yamlToJson(text: string, json: JsonSink): string[] {
  const notes: YamlNotes = { notNumbers: 0, leadingZeros: 0, tags: new Set() }
  const documents = documentsOf(text, notes)
  const limit = Math.max(LEAST_LIMIT, MOST_GROWTH * text.length)
  write(documents.length === 1 ? documents[0] : documents, { json, limit, depth: 0 })
  return [
    ...(documents.length > 1 ? [`${whole(documents.length)} documents became an array.`] : []),
    ...(notes.notNumbers > 0 ? ['.nan and .inf, which JSON does not have, became null.'] : []),
    ...(notes.leadingZeros > 0
      ? ['Numbers with leading zeros were kept as strings, because programs read them differently.']
      : []),
    ...(notes.tags.size > 0 ? [`Tags left out: ${tagNames(notes)}.`] : []),
  ]
}

function tagNames({ tags }: YamlNotes): string {
  const names = [...tags].map((tag) => tag.replace(/^tag:yaml\.org,2002:/, '!!'))
  const more = names.length - MOST_NAMED
  return `${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

function documentsOf(text: string, notes: YamlNotes): unknown[] {
  try {
    return loadAll(text, { schema: yamlSchema(notes), maxDepth: DEEPEST })
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { reason, mark } = error
    if (reason === KEY_IN_BRACKETS) throw new Error(keySentence(text, DEEPEST))
    throw new Error(`This is not YAML: ${reason}${mark === undefined ? '' : placeText(mark)}.`)
  }
}

interface Writing {
  json: JsonSink
  limit: number
  depth: number
}

function write(value: unknown, writing: Writing): void {
  const { json, limit, depth } = writing
  if (json.size > limit || depth > DEEPEST) {
    throw new Error('The aliases of this YAML repeat so much that its JSON would be too large.')
  }
  if (Array.isArray(value)) {
    writeAll('[', value, ']', writing, (item, inner) => write(item, inner))
  } else if (value instanceof Map) {
    writeAll('{', [...(value as Map<string, unknown>)], '}', writing, ([key, member], inner) => {
      json.add(`${JSON.stringify(key)}:`)
      write(member, inner)
    })
  } else json.add(value instanceof Written ? value.json : JSON.stringify(value ?? null))
}

function writeAll<Item>(
  open: string,
  items: readonly Item[],
  close: string,
  { json, limit, depth }: Writing,
  writeItem: (item: Item, inner: Writing) => void,
): void {
  json.add(open)
  items.forEach((item, index) => {
    if (index > 0) json.add(',')
    writeItem(item, { json, limit, depth: depth + 1 })
  })
  json.add(close)
}

/** What JSON cannot represent in the text. */
interface YamlNotes {
  notNumbers: number
  leadingZeros: number
  tags: Set<string>
}

/** A number as JSON, with the digits of the YAML text. */
class Written {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

const DECIMAL = /^([-+]?)(\d+(?:\.\d*)?|\.\d+)([eE][-+]?\d+)?$/
const BASED = /^0(?:o[0-7]+|x[\da-fA-F]+)$/
const NO_NUMBER = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/

/** Creates YAML's core schema (1.2.2 section 10.3) with merge keys. Mappings keep their key order, unknown tags are ignored. */
function yamlSchema(notes: YamlNotes): Schema {
  return new Schema([
    strTag,
    nullCoreTag,
    boolCoreTag,
    numberTag('tag:yaml.org,2002:int', notes),
    numberTag('tag:yaml.org,2002:float', notes),
    mergeTag,
    seqTag,
    defineMappingTag('tag:yaml.org,2002:map', keyedByText),
    ...['!', 'tag:'].flatMap((prefix) => unknownTags(prefix, notes)),
  ])
}

function numberTag(name: string, notes: YamlNotes) {
  return defineScalarTag<unknown>(name, {
    implicit: true,
    identify: () => false,
    resolve: (source) => numberOf(source, notes) ?? NOT_RESOLVED,
  })
}

function numberOf(source: string, notes: YamlNotes): Written | string | undefined {
  if (BASED.test(source)) return new Written(BigInt(source).toString())
  if (NO_NUMBER.test(source)) {
    notes.notNumbers++
    return new Written('null')
  }
  const [matched, sign, digits = '', exponent = ''] = DECIMAL.exec(source) ?? []
  if (matched === undefined) return undefined
  if (/^0\d/.test(digits)) {
    notes.leadingZeros++
    return source
  }
  const mantissa = digits.replace(/^\./, '0.').replace(/\.$/, '.0')
  return new Written(`${sign === '-' ? '-' : ''}${mantissa}${exponent}`)
}

const keyedByText = {
  create: () => new Map<string, unknown>(),
  addPair: (map: Map<string, unknown>, key: unknown, value: unknown) => {
    const text = keyText(key)
    if (text === undefined) return KEY_IN_BRACKETS
    map.set(text, value)
    return ''
  },
  has: (map: Map<string, unknown>, key: unknown) => map.has(keyText(key) ?? ''),
  keys: (map: Map<string, unknown>) => map.keys(),
  get: (map: Map<string, unknown>, key: unknown) => map.get(keyText(key) ?? ''),
  identify: () => false,
}

function keyText(key: unknown): string | undefined {
  if (key instanceof Written) return key.json
  return key !== null && typeof key === 'object' ? undefined : String(key)
}

/** Creates tags that record an unknown tag and keep its value. */
function unknownTags(prefix: string, notes: YamlNotes) {
  const matchByTagPrefix = true
  const identify = () => false
  const noted = (name: string) => void notes.tags.add(name)
  return [
    defineScalarTag<string>(prefix, {
      matchByTagPrefix,
      identify,
      resolve: (source, _isExplicit, name) => (noted(name), source),
    }),
    defineSequenceTag<unknown[]>(prefix, {
      matchByTagPrefix,
      identify,
      create: (name) => (noted(name), []),
      addItem: (list, item) => void list.push(item),
    }),
    defineMappingTag(prefix, {
      ...keyedByText,
      matchByTagPrefix,
      create: (name) => (noted(name), keyedByText.create()),
    }),
  ]
}
