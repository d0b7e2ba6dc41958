import { ownEntry } from '@/lib/own-entry.ts'
import { type BarePlace, checkRun, runAt } from './bare.ts'
import { bracket, isQuote } from './characters.ts'
import type { Frame } from './closers.ts'
import type { Draft, Offer } from './draft.ts'
import { removed, replaced } from './problem.ts'
import type { StringPlace } from './string-end.ts'
import { readString } from './strings.ts'
import { FIXES } from './sentences.ts'

const PLACEHOLDER =
  /\[(?:Object|Array|Circular(?: \*\d+)?|Function(?:: [\w $.]+)?|(?:Async|Generator)Function(?:: [\w $.]+)?|object [A-Z]\w+|Getter(?:\/Setter)?)\]/y
const LETTER_PREFIX = /[uUbBfFrR]{1,2}(?=(["'])(?!\s*[,}\]:]))/y

const BARE_PLACES: Record<Frame['kind'], BarePlace> = {
  '{': 'object',
  '[': 'array',
  '(': 'parentheses',
}

/**
 * Reads a scalar in any notation, in a frame of this kind or at the top level, and records its problems. Returns the index after
 * it; undefined when a bracket opens here.
 */
export function readScalar(
  draft: Draft,
  at: number,
  frame: Frame['kind'] | undefined,
): number | undefined {
  const character = draft.text.charAt(at)
  const open = bracket(character)
  const placeholder = open === '[' ? draft.match(PLACEHOLDER, at)?.[0] : undefined
  if (placeholder !== undefined) return placeholderEnd(draft, at, placeholder)
  if (open !== '') return undefined
  if (isQuote(character)) return readString(draft, at, stringPlace(frame))
  const prefix = /[ubfr]/i.test(character) ? draft.match(LETTER_PREFIX, at)?.[0] : undefined
  if (prefix !== undefined) return prefixedEnd(draft, at, prefix, stringPlace(frame))
  const place = frame === undefined ? 'top' : BARE_PLACES[frame]
  return readCall(draft, at) ?? checkRun(draft, at, runAt(draft, at, place), place)
}

function stringPlace(frame: Frame['kind'] | undefined): StringPlace {
  if (frame === undefined) return 'top'
  return frame === '{' ? 'member' : 'element'
}

/** Removes the prefix of a Python string. Only `u` never changes the value. */
function prefixedEnd(draft: Draft, at: number, prefix: string, place: StringPlace): number {
  const edit = removed(at, at + prefix.length)
  if (prefix.toLowerCase() === 'u') draft.certain('prefix', edit)
  else draft.offer('prefix', [FIXES.takeOut, edit])
  return readString(draft, at + prefix.length, place)
}

/** Offers replacements for what a console prints in place of data, such as `[Object]`. */
function placeholderEnd(draft: Draft, at: number, text: string): number {
  const end = at + text.length
  draft.offer(
    'left-out',
    [FIXES.putNull, replaced(at, end, 'null')],
    [FIXES.asText, replaced(at, end, JSON.stringify(text))],
  )
  return end
}

const CALL_START = /(?:new\s+)?[A-Za-z_$][\w$.]{0,80}\s?\(/y
/** Calls in data are short; longer ones are read as text. */
const LONGEST_CALL = 500
const STRING_ARGUMENT = /^\s*(["'])([^"'\\\n]*)\1\s*$/
const NUMBER_ARGUMENT = /^\s*["']?(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)["']?\s*$/
const NUMBER_CALLS =
  /^(?:Number(?:Long|Int|Decimal)|Long|Int32|Int64|Double|Decimal|Decimal128|(?:decimal\.)?Decimal|int|float|Number|BigInt)$/
const DATE_CALLS = /^(?:datetime\.)?(?:datetime|date)(?:\.datetime|\.date)?$/
/** Keys of MongoDB Extended JSON v2 for the calls of the shell. */
const EXTENDED: Record<string, string> = { ObjectId: '$oid', ISODate: '$date', NumberDecimal: '$numberDecimal', NumberLong: '$numberLong' } // prettier-ignore

/** Records a call such as `ObjectId("…")` in the place of a value and returns the index after it; undefined without a call. */
function readCall(draft: Draft, at: number): number | undefined {
  const beginning = draft.match(CALL_START, at)?.[0]
  if (beginning === undefined) return undefined
  const open = at + beginning.length
  const close = closeOf(draft.text, open)
  if (close === undefined) return undefined
  const name = beginning
    .slice(0, -1)
    .trim()
    .replace(/^new\s+/, '')
  const whole = draft.text.slice(at, close + 1)
  const choices = choicesFor(name, draft.text.slice(open, close))
  draft.offer(
    'call',
    ...[...choices, [FIXES.wholeAsText, JSON.stringify(whole)] as const]
      .slice(0, 3)
      .map(([label, replacement]): Offer => [label, replaced(at, close + 1, replacement)]),
  )
  return close + 1
}

function choicesFor(name: string, argument: string): (readonly [string, string])[] {
  const date = DATE_CALLS.test(name) ? isoDate(argument) : undefined
  if (date !== undefined) return [[FIXES.asText, JSON.stringify(date)]]
  const number = NUMBER_CALLS.test(name) ? NUMBER_ARGUMENT.exec(argument)?.[1] : undefined
  const text = number ?? STRING_ARGUMENT.exec(argument)?.[2]
  const extended = text === undefined ? undefined : ownEntry(EXTENDED, name)
  const first: (readonly [string, string])[] = []
  if (number !== undefined) first.push([FIXES.asNumber, number])
  else if (text !== undefined) first.push([FIXES.asText, JSON.stringify(text)])
  else if (/^\s*[{[]/.test(argument)) first.push([FIXES.onlyContent, argument.trim()])
  if (extended !== undefined) {
    first.push([FIXES.asExtendedJson, `{"${extended}": ${JSON.stringify(text)}}`])
  }
  return first
}

/** Converts Python arguments such as `2026, 11, 5, 9, 30` to an ISO 8601 date or time; undefined for other arguments. */
function isoDate(argument: string): string | undefined {
  const parts = /^\s*(\d{4})\s*,\s*(\d\d?)\s*,\s*(\d\d?)\s*((?:,\s*\d{1,2}\s*){0,3})$/.exec(
    argument,
  )
  if (parts === null) return undefined
  const [, year, month = '', day = '', time = ''] = parts
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const clock = (time.match(/\d+/g) ?? []).map((part) => part.padStart(2, '0'))
  if (clock.length === 0) return date
  return `${date}T${[...clock, '00', '00'].slice(0, 3).join(':')}`
}

/** Returns the index of the parenthesis that closes a call; undefined when it is missing or too far away. */
function closeOf(text: string, open: number): number | undefined {
  const limit = Math.min(text.length, open + LONGEST_CALL)
  let depth = 1
  let quote = ''
  for (let at = open; at < limit; at++) {
    const character = text.charAt(at)
    if (quote !== '') {
      if (character === '\\') at++
      else if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return at
  }
  return undefined
}
