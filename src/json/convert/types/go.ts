import { nameOf, Names, ROOT, wordsIn } from './names.ts'
import { SIZES, type NumbersSeen } from './scalars-seen.ts'
import type { Member, Model, ObjectType, Part, Type } from './type-model.ts'

const INITIALISMS = new Set(
  'acl api ascii cpu css dns eof guid html http https id ip json lhs qps ram rhs rpc sla smtp sql ssh tcp tls ttl udp ui uid uri url utf8 uuid vm xml xmpp xsrf xss'.split(
    ' ',
  ),
)
/** Names that encoding/json accepts in a tag: no comma, quote or backslash, and no vowel signs of Indian scripts. */
const TAG = /^[\p{L}\p{Nd}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u

/** Writes a word of a Go name: initialisms in capitals. */
export function goWord(word: string): string {
  if (INITIALISMS.has(word.toLowerCase())) return word.toUpperCase()
  const singular = word.slice(0, -1)
  return word.endsWith('s') && INITIALISMS.has(singular.toLowerCase())
    ? `${singular.toUpperCase()}s`
    : word
}

/** Writes the types of a document in Go: one struct for each object type, with tags for encoding/json. */
export function goOf({ root, objects }: Model): string {
  const structs = objects.map(structText)
  const types =
    objects[0]?.name === ROOT ? structs : [`type ${ROOT} ${typeText(root)}\n`, ...structs]
  const text = types.join('\n')
  const imports = text.includes('json.Number') ? 'import "encoding/json"\n\n' : ''
  return `package model\n\n${imports}${text}`
}

function structText({ name, members }: ObjectType): string {
  const names = new Names([])
  const fields = members
    .filter(({ key }) => hasTag(key))
    .map((member) => ({ member, name: names.next(nameOf(wordsIn(member.key), goWord)) }))
    .map((field) => ({ ...field, type: fieldType(field.member) }))
  const width = Math.max(...fields.map(({ name }) => name.length))
  const typeWidth = Math.max(...fields.map(({ type }) => type.length))
  const lines = fields.map(
    ({ member, name, type }) =>
      `\t${name.padEnd(width)} ${type.padEnd(typeWidth)} ${tagOf(member)}${commentOn(member.type)}\n`,
  )
  const untagged = members
    .filter(({ key }) => !hasTag(key))
    .map(({ key }) => `\t// encoding/json cannot name the key ${JSON.stringify(key)} in a tag.\n`)
  return `type ${name} struct {\n${lines.join('')}${untagged.join('')}}\n`
}

/** Whether a tag of encoding/json can contain this key. */
export function hasTag(key: string): boolean {
  return TAG.test(key)
}

function tagOf({ key, isOptional }: Member): string {
  const options = isOptional ? ',omitempty' : ''
  // A lone minus would exclude the field.
  return `\`json:"${key}${key === '-' && !isOptional ? ',' : options}"\``
}

/** Returns a comment with the alternatives of a union, which is `any` in Go. */
function commentOn(type: Type): string {
  const [only] = type.parts
  if (only?.kind === 'array') return commentOn(only.items)
  if (type.parts.length < 2) return ''
  return ` // ${type.parts.map(partText).join(' or ')}`
}

function fieldType({ type, isOptional }: Member): string {
  const text = plainText(type)
  const isPointer = (type.isNullable || isOptional) && !/^(?:any$|\[|map\[)/.test(text)
  return isPointer ? `*${text}` : text
}

function typeText(type: Type): string {
  return fieldType({ key: '', type, isOptional: false })
}

function plainText({ parts }: Type): string {
  const [only, second] = parts
  return only === undefined || second !== undefined ? 'any' : partText(only)
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'boolean':
      return 'bool'
    case 'unknown':
      return 'any'
    case 'integer':
    case 'fraction':
      return numberText(part.numbers, part.kind)
    case 'text':
      return 'string'
    case 'array':
      return `[]${typeText(part.items)}`
    case 'map':
      return `map[string]${typeText(part.values)}`
    case 'object':
      return part.object.name
  }
}

function numberText(numbers: NumbersSeen, kind: 'integer' | 'fraction'): string {
  const { size, hasNegative, isBeyondDouble } = numbers
  if (isBeyondDouble || size === SIZES.beyond) return 'json.Number'
  if (kind === 'fraction') return size === SIZES.double ? 'float64' : 'json.Number'
  if (size === SIZES.uint64) return hasNegative ? 'json.Number' : 'uint64'
  return 'int64'
}
