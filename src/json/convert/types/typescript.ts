import { ROOT } from './names.ts'
import { SIZES } from './scalars-seen.ts'
import type { Member, Model, ObjectType, Part, Type } from './type-model.ts'

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u
const ROUNDED = '/** Holds integers beyond 2^53, which JSON.parse rounds. */'

/** Writes the types of a document in TypeScript: one interface for each object type. */
export function typescriptOf({ root, objects }: Model): string {
  const isNamed = objects[0]?.name === ROOT
  const interfaces = objects.map(interfaceOf)
  const alias = `export type ${ROOT} = ${typeText(root)};\n`
  return (isNamed ? interfaces : [alias, ...interfaces]).join('\n')
}

function interfaceOf({ name, members }: ObjectType): string {
  return `export interface ${name} {\n${members.map(memberText).join('')}}\n`
}

function memberText({ key, type, isOptional }: Member): string {
  const name = IDENTIFIER.test(key) ? key : JSON.stringify(key)
  const comment = isRounded(type) ? `  ${ROUNDED}\n` : ''
  return `${comment}  ${name}${isOptional ? '?' : ''}: ${typeText(type)};\n`
}

function isRounded({ parts }: Type): boolean {
  return parts.some((part) => {
    if (part.kind === 'array') return isRounded(part.items)
    if (part.kind === 'map') return isRounded(part.values)
    return 'numbers' in part && part.numbers.size > SIZES.double
  })
}

function typeText(type: Type): string {
  return alternatives(type).join(' | ')
}

function alternatives({ parts, isNullable }: Type): string[] {
  const texts = parts.flatMap(partTexts)
  if (texts.includes('unknown')) return ['unknown']
  if (isNullable) texts.push('null')
  return texts.length === 0 ? ['unknown'] : texts
}

function partTexts(part: Part): string[] {
  switch (part.kind) {
    case 'boolean':
    case 'unknown':
      return [part.kind]
    case 'integer':
    case 'fraction':
      return ['number']
    case 'text':
      return part.words?.map((word) => JSON.stringify(word)) ?? ['string']
    case 'array':
      return [arrayText(part.items)]
    case 'map':
      return [`Record<string, ${typeText(part.values)}>`]
    case 'object':
      return [part.object.name]
  }
}

function arrayText(items: Type): string {
  const texts = alternatives(items)
  return texts.length === 1 ? `${texts[0]}[]` : `(${texts.join(' | ')})[]`
}
