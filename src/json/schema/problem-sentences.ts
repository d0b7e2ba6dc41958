import { plural } from '@/lib/quantity.ts'
import type { OutputUnit } from '@cfworker/json-schema'

const LONGEST_VALUE = 200

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    string: 'a string',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    null: 'null',
    object: 'an object',
    array: 'a list',
  }),
)

const FORMATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    date: '2026-11-28',
    time: '09:30:00+05:30',
    'date-time': '2026-11-28T09:30:00+05:30',
    duration: 'P1DT12H',
    email: 'asha@example.com',
    hostname: 'example.com',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    uri: 'https://example.com/a',
    uuid: '0189f7ea-ae2f-7d4c-8c3a-1f2e3d4c5b6a',
    'json-pointer': '/users/0',
  }),
)

/** Sentences from the message of the library, which has the names and numbers. */
const FROM_MESSAGE: Record<string, (message: string) => string> = {
  not: () => 'Must not match the schema under "not".',
  required: (message) => `The required property ${quoted(message)[0]} is missing.`,
  propertyNames: (message) => `The property name ${quoted(message)[0]} is not permitted.`,
  dependentRequired: dependent,
  dependencies: dependent,
  contains: () => 'No item matches the schema under "contains".',
  uniqueItems: (message) =>
    `All items must be different, but ${(message.match(/\d+/g) ?? []).map((index) => `[${index}]`).join(' and ')} are equal.`,
}

/** Sentences from the value of the keyword. */
const FROM_VALUE: Record<string, (value: unknown, message: string, kind: string) => string> = {
  type: typeSentence,
  const: (value) => `Must be ${short(value)}.`,
  enum: (value) => `Must be one of ${listed(value)}.`,
  anyOf: (value) => `Matches none of the ${lengthOf(value)} permitted forms.`,
  oneOf: (value, message) => oneOf(lengthOf(value), Number(/\((\d+) /.exec(message)?.[1])),
  minProperties: (value) => `Must have at least ${needed(value, 'property', 'properties')}.`,
  maxProperties: (value) => `Must have at most ${needed(value, 'property', 'properties')}.`,
  minItems: (value) => `Must have at least ${needed(value, 'item', 'items')}.`,
  maxItems: (value) => `Must have at most ${needed(value, 'item', 'items')}.`,
  minContains: (value) =>
    `At least ${needed(value, 'item', 'items')} must match the schema under "contains".`,
  maxContains: (value) =>
    `At most ${needed(value, 'item', 'items')} may match the schema under "contains".`,
  minimum: (value, message) =>
    `Must be ${message.includes('or equal') ? 'more than' : 'at least'} ${short(value)}.`,
  maximum: (value, message) =>
    `Must be ${message.includes('or equal') ? 'less than' : 'at most'} ${short(value)}.`,
  exclusiveMinimum: (value) => `Must be more than ${short(value)}.`,
  exclusiveMaximum: (value) => `Must be less than ${short(value)}.`,
  multipleOf: (value) => `Must be a multiple of ${short(value)}.`,
  minLength: (value) => `Must have at least ${needed(value, 'character', 'characters')}.`,
  maxLength: (value) => `Must have at most ${needed(value, 'character', 'characters')}.`,
  pattern: (value) => `Does not match the pattern ${String(value)}`,
  format: (value) => formatSentence(String(value)),
}

/**
 * Returns the sentence of an error. `value` is that of its keyword in the schema, undefined where a reference to an extended
 * schema hides it: then the message of the library is used. `kind` is the type of the value in the document.
 */
export function problemSentence(error: OutputUnit, value: unknown, kind: string): string {
  const { keyword, error: message } = error
  const fromMessage = Object.hasOwn(FROM_MESSAGE, keyword) ? FROM_MESSAGE[keyword] : undefined
  if (fromMessage !== undefined) return fromMessage(message)
  const fromValue = Object.hasOwn(FROM_VALUE, keyword) ? FROM_VALUE[keyword] : undefined
  return value === undefined ? message : (fromValue?.(value, message, kind) ?? message)
}

/** Returns the sentence for a place where the schema permits no value. The step is the last one of the path to it. */
export function notPermitted(step: string | number | undefined): string {
  if (step === undefined) return 'The schema permits no value here.'
  if (typeof step === 'number') return 'The schema permits no item here.'
  return `The schema does not permit the property ${JSON.stringify(step)} here.`
}

function dependent(message: string): string {
  const [has, misses] = quoted(message)
  return `Has ${has}, so it must also have ${misses}.`
}

function oneOf(all: number, matches: number): string {
  if (matches === 0) return `Matches none of the ${all} permitted forms. It must match exactly one.`
  return `Matches ${matches} of the ${all} permitted forms, but must match exactly one.`
}

function formatSentence(format: string): string {
  const example = FORMATS.get(format)
  return `Is not in the format ${format}${example ? `, for example ${example}` : ''}.`
}

function typeSentence(value: unknown, _: string, kind: string): string {
  const names = (Array.isArray(value) ? value : [value]).map(String)
  const needed = joined(names.map((name) => TYPES.get(name) ?? name))
  // A fraction is a number, so naming its type would not help.
  const isFraction = kind === 'number' && names.includes('integer')
  return isFraction ? `Must be ${needed}.` : `Must be ${needed}, but is ${TYPES.get(kind) ?? kind}.`
}

function joined(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

function listed(value: unknown): string {
  const whole = (value as unknown[]).map((one) => JSON.stringify(one)).join(', ')
  return cut(whole)
}

const short = (value: unknown) => cut(JSON.stringify(value) ?? '')

function cut(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

function needed(value: unknown, one: string, many: string): string {
  return `${String(value)} ${plural(Number(value), one, many)}`
}

const lengthOf = (value: unknown) => (value as unknown[]).length

/** The names that the library quotes in a message. A name may contain quotes itself, so the fixed words around it decide. */
function quoted(message: string): string[] {
  const [, ...names] =
    /^Instance has "(.*)" but does not have "(.*)"\.$/s.exec(message) ??
    /^[^"]*"(.*)"(?: does not match schema)?\.$/s.exec(message) ??
    []
  return names.map((name) => JSON.stringify(name))
}
