import { Names, nameOf, ROOT, wordsIn } from './names.ts'
import type { Member, Model, ObjectType, Part, Type } from './type-model.ts'

/** Keywords, and names that the generated code uses. */
const TAKEN = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield Any bool dict field float int list str'.split(
    ' ',
  ),
)
const IDENTIFIER = /^[\p{XID_Start}_]\p{XID_Continue}*$/u

/** Writes the types of a document as dataclasses for Python 3.10 or later. */
export function pythonOf({ root, objects }: Model): string {
  const classes = objects.map(classText)
  const body = objects[0]?.name === ROOT ? classes : [...classes, `${ROOT} = ${typeText(root)}\n`]
  const text = body.join('\n\n')
  const typing = /\bAny\b/.test(text) ? ['from typing import Any'] : []
  if (objects.length === 0) return [...typing, ...typing.map(() => ''), text].join('\n')
  const names = text.includes(' = field(') ? 'dataclass, field' : 'dataclass'
  const imports = [`from dataclasses import ${names}`, ...typing]
  return ['from __future__ import annotations', '', ...imports, '', '', text].join('\n')
}

function classText({ name, members }: ObjectType): string {
  const names = new Names(TAKEN)
  // Keys that are valid names are assigned first.
  const kept = new Set(members.map(({ key }) => key).filter(isName).map((key) => names.next(key))) // prettier-ignore
  const lines = members.map((member) => {
    const isKept = kept.has(member.key)
    return fieldText(member, isKept ? member.key : names.next(fieldName(member.key)))
  })
  return `@dataclass(kw_only=True)\nclass ${name}:\n${lines.join('')}`
}

/**
 * Whether a key is a Python name. Python normalizes names (NFKC), mangles those with two leading underscores, and rejects
 * letters newer than itself.
 */
function isName(key: string): boolean {
  const isOld = [...key].length === key.length
  const isItself = key === key.normalize('NFKC') && !key.startsWith('__')
  return isOld && isItself && IDENTIFIER.test(key) && !TAKEN.has(key)
}

function fieldName(key: string): string {
  const name = wordsIn(key).join('_').toLowerCase()
  if (name === '') return nameOf([]).toLowerCase()
  if (/^\d/.test(name)) return `x${name}`
  return TAKEN.has(name) ? `${name}_` : name
}

function fieldText({ key, type, isOptional }: Member, name: string): string {
  const types = typeText(isOptional ? { ...type, isNullable: true } : type)
  return `    ${name}: ${types}${startText(key, name, isOptional)}\n`
}

/** Returns what follows the type: a default for an optional member, and the key where it differs from the name. */
function startText(key: string, name: string, isOptional: Member['isOptional']): string {
  if (key === name) return isOptional ? ' = None' : ''
  const start = isOptional ? 'default=None, ' : ''
  return ` = field(${start}metadata={"json": ${JSON.stringify(key.toWellFormed())}})`
}

function typeText({ parts, isNullable }: Type): string {
  const texts = [...new Set(parts.map(partText))]
  if (texts.includes('Any')) return 'Any'
  if (isNullable) texts.push('None')
  return texts.length === 0 ? 'Any' : texts.join(' | ')
}

function partText(part: Part): string {
  switch (part.kind) {
    case 'boolean':
      return 'bool'
    case 'unknown':
      return 'Any'
    case 'integer':
      return 'int'
    case 'fraction':
      return 'float'
    case 'text':
      return 'str'
    case 'array':
      return `list[${typeText(part.items)}]`
    case 'map':
      return `dict[str, ${typeText(part.values)}]`
    case 'object':
      return part.object.name
  }
}
