import { ownEntry } from '@/lib/own-entry.ts'
import { CHARACTERS } from '../password.ts'

/** A site's requirements for passwords. */
export interface PasswordRule {
  minLength: number
  maxLength: number
  /** At least one character of each of these sets. */
  required: readonly string[]
  /** All allowed characters, the required ones included. */
  allowed: string
  /** How often a character may be repeated in a row; Infinity without a limit. */
  maxConsecutive: number
}

/** The printable ASCII characters without the space, which many sites trim. */
export const PRINTABLE = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 33 + at))
export const SPECIAL = [...PRINTABLE].filter((character) => !/[A-Za-z\d]/.test(character)).join('')

/** Returns the characters that are in both sets, each once. */
export function keep(set: string, others: string): string {
  return [...new Set(set)].filter((character) => others.includes(character)).join('')
}

const CLASSES: Record<string, string> = {
  upper: CHARACTERS.uppercase,
  lower: CHARACTERS.lowercase,
  digit: CHARACTERS.numbers,
  special: SPECIAL,
  'ascii-printable': PRINTABLE,
  // Sites can refuse other characters, and not every keyboard has them.
  unicode: PRINTABLE,
}
const PROPERTY = /^\s*(required|allowed|max-consecutive|minlength|maxlength):/

/**
 * Parses the attribute `passwordrules` as Apple specifies it: the strictest of several lengths counts, each `required` asks for
 * one of its classes, and required characters are allowed. Throws a sentence for the visitor on a syntax error.
 */
export function readPasswordRules(text: string): PasswordRule {
  const rule = { minLength: 1, maxLength: Infinity, maxConsecutive: Infinity }
  const required: string[] = []
  let allowed = ''
  for (const property of split(text, ';')) {
    if (property.trim() === '') continue
    const name = PROPERTY.exec(property)?.[1]
    if (name === undefined)
      throw new Error(
        `“${property.trim()}” is not a property of passwordrules. Write for example: minlength: 8; required: upper; required: digit.`,
      )
    const value = property.slice(property.indexOf(':') + 1).trim()
    if (name === 'required') required.push(classesOf(value))
    else if (name === 'allowed') allowed += classesOf(value)
    else if (name === 'minlength') rule.minLength = Math.max(rule.minLength, wholeOf(name, value))
    else if (name === 'maxlength') rule.maxLength = Math.min(rule.maxLength, wholeOf(name, value))
    else rule.maxConsecutive = Math.min(rule.maxConsecutive, wholeOf(name, value))
  }
  const named = allowed + required.join('')
  return { ...rule, required, allowed: keep(PRINTABLE, named === '' ? PRINTABLE : named) }
}

/** Returns a rule in the syntax of `passwordrules`. */
export function writePasswordRules(rule: PasswordRule): string {
  const named = new Set(rule.required.join(''))
  const more = [...rule.allowed].filter((character) => !named.has(character)).join('')
  return [
    rule.minLength > 1 ? `minlength: ${rule.minLength};` : '',
    Number.isFinite(rule.maxLength) ? `maxlength: ${rule.maxLength};` : '',
    ...rule.required.map((set) => `required: ${writeClasses(set)};`),
    more === '' ? '' : `allowed: ${writeClasses(more)};`,
    Number.isFinite(rule.maxConsecutive) ? `max-consecutive: ${rule.maxConsecutive};` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function writeClasses(set: string): string {
  let rest = set
  const names = ['upper', 'lower', 'digit', 'special'].filter((name) => {
    const characters = ownEntry(CLASSES, name) ?? ''
    if (![...characters].every((character) => set.includes(character))) return false
    rest = [...rest].filter((character) => !characters.includes(character)).join('')
    return true
  })
  if (rest === '') return names.join(', ')
  const others = [...rest].filter((character) => character !== '-' && character !== ']').join('')
  const own = `[${rest.includes('-') ? '-' : ''}${others}${rest.includes(']') ? ']' : ''}]`
  return [...names, own].join(', ')
}

function classesOf(value: string): string {
  return split(value, ',')
    .map((part) => part.trim())
    .map((part) => {
      const named = ownEntry(CLASSES, part.toLowerCase())
      if (named !== undefined) return named
      if (/^\[.+\]$/s.test(part)) return keep(PRINTABLE, part.slice(1, -1))
      throw new Error(
        `“${part}” is not a class. Classes are upper, lower, digit, special, ascii-printable, unicode, or characters in [ ].`,
      )
    })
    .join('')
}

function wholeOf(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} needs a whole number, not “${value}”.`)
  return Number(value)
}

/** Splits at separators outside [ ]. A "]" before the closing "]" is one of the characters. */
function split(text: string, separator: string): string[] {
  const parts = ['']
  let isInside = false
  for (const [at, character] of [...text].entries()) {
    if (character === '[') isInside = true
    if (character === ']' && text[at + 1] !== ']') isInside = false
    if (character === separator && !isInside) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

const QUOTED = '(?:"([^"]*)"|\'([^\']*)\'|“([^”]*)”|`([^`]*)`|([^\\s"\'>]+))'

/**
 * Returns the rules in a pasted attribute `passwordrules="…"` or `<input …>`, and other text unchanged. Throws a sentence for the
 * visitor if the element has no rules, or a pattern, which this tool does not read.
 */
export function withoutHtml(text: string): string {
  const isElement = /^\s*<input\b/i.test(text)
  const given = valueOf(text, 'password-?rules')
  if (!isElement) return given ?? text
  const element = withoutRules(text)
  if (valueOf(element, 'pattern') !== undefined)
    throw new Error('The attribute pattern is not understood here. Delete it to use the rest.')
  const lengths = ['minlength', 'maxlength'].flatMap((name) => {
    const value = valueOf(element, name)
    return value === undefined ? [] : [`${name}: ${value}`]
  })
  const rules = [given ?? [], lengths].flat().join('; ')
  if (rules === '') throw new Error('This element has no passwordrules, minlength or maxlength.')
  return rules
}

function valueOf(text: string, name: string): string | undefined {
  const found = new RegExp(`(?<![\\w-])${name}["']?\\s*[=:]\\s*(?:\\{\\s*)?${QUOTED}`, 'i').exec(
    text,
  )
  const value = found?.slice(1).find((one) => one !== undefined)
  return value === undefined ? undefined : unescaped(value)
}

/** Removes the rules, because their property names look like attributes. */
function withoutRules(text: string): string {
  return text.replace(new RegExp(`password-?rules\\s*=\\s*(?:\\{\\s*)?${QUOTED}`, 'i'), ' ')
}

const ENTITIES: Record<string, string> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  '#39': "'",
  '#34': '"',
}

function unescaped(text: string): string {
  return text.replaceAll(
    /&(quot|amp|lt|gt|apos|#39|#34);/g,
    (entity, name: string) => ownEntry(ENTITIES, name) ?? entity,
  )
}
