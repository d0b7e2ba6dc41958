import {
  boolCoreTag,
  defineMappingTag,
  defineScalarTag,
  defineSequenceTag,
  mergeTag,
  NOT_RESOLVED,
  nullCoreTag,
  Schema,
  seqTag,
  strTag,
} from 'js-yaml'

/** What was met that JSON cannot say. */
export interface YamlNotes {
  notNumbers: number
  leadingZeros: number
  tags: Set<string>
}

/** A number as JSON writes it, with the digits it has in the YAML. */
export class Written {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

const DECIMAL = /^([-+]?)(\d+(?:\.\d*)?|\.\d+)([eE][-+]?\d+)?$/
const BASED = /^0(?:o[0-7]+|x[\da-fA-F]+)$/
const NO_NUMBER = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/
const KEY_IN_BRACKETS = 'JSON has no place for a key that is itself a list or mapping'

/** YAML's core schema (1.2.2, section 10.3) with merge keys; objects keep the order of their keys, other tags mark nothing. */
export function yamlSchema(notes: YamlNotes): Schema {
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

/** A tag this page does not know is left out, and what it marks stays. */
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
