import { CHARACTERS } from '../password.ts'
import { keep, PRINTABLE, SPECIAL, type PasswordRule } from './rule.ts'

const CLASSES: Record<string, string> = {
  upper: CHARACTERS.uppercase,
  lower: CHARACTERS.lowercase,
  digit: CHARACTERS.numbers,
  special: SPECIAL,
  'ascii-printable': PRINTABLE,
  // Any other character may be refused by the site's own fields, and cannot be typed on every keyboard.
  unicode: PRINTABLE,
}
const PROPERTY = /^\s*(required|allowed|max-consecutive|minlength|maxlength):/

/** Whether a text is written in the syntax of the attribute `passwordrules`. */
export function isPasswordRules(text: string): boolean {
  return PROPERTY.test(text)
}

/**
 * Reads the syntax of the attribute `passwordrules` as Apple publishes it: of several lengths the strictest counts, each
 * `required` asks for one of its classes, and what is required is allowed. Throws the sentence that says what cannot be read.
 */
export function readPasswordRules(text: string): PasswordRule {
  const rule = { minLength: 1, maxLength: Infinity, maxConsecutive: Infinity }
  const required: string[] = []
  let allowed = ''
  for (const property of split(text, ';')) {
    if (property.trim() === '') continue
    const name = PROPERTY.exec(property)?.[1]
    if (name === undefined) throw new Error(`“${property.trim()}” is no property of passwordrules.`)
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

/** Whether `passwordrules` can say all that a rule says: it knows no numbers of characters, sequences, ends or further uses. */
export function isSayable({ numbers, maxUses, maxSequence, first, last }: PasswordRule): boolean {
  return [numbers, maxUses, maxSequence, first, last].every((one) => one === undefined)
}

/** A rule in the syntax of `passwordrules`. */
export function writePasswordRules(rule: PasswordRule): string {
  const named = new Set(rule.required.join(''))
  const more = [...rule.allowed].filter((character) => !named.has(character)).join('')
  return [
    `minlength: ${rule.minLength};`,
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
    const characters = CLASSES[name] ?? ''
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
      const named = CLASSES[part.toLowerCase()]
      if (named !== undefined) return named
      if (/^\[.+\]$/s.test(part)) return keep(PRINTABLE, part.slice(1, -1))
      throw new Error(
        `“${part}” is no class. Classes are upper, lower, digit, special, ascii-printable, unicode, or characters in [ ].`,
      )
    })
    .join('')
}

function wholeOf(name: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} needs a whole number, not “${value}”.`)
  return Number(value)
}

/** Splits at a separator outside of [ ]; a "]" before the closing "]" is one of the characters. */
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
