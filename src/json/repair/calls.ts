import type { Draft, Offer } from './draft.ts'
import { replaced } from './problem.ts'

const BEGINNING = /(?:new\s+)?[A-Za-z_$][\w$.]{0,80}\s?\(/y
/** What a call in data holds is short; a longer one is text. */
const LONGEST_CALL = 500
const STRING = /^\s*(["'])([^"'\\\n]*)\1\s*$/
const NUMBER = /^\s*["']?(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)["']?\s*$/
const NUMBER_CALLS =
  /^(?:Number(?:Long|Int|Decimal)|Long|Int32|Int64|Double|Decimal|Decimal128|(?:decimal\.)?Decimal|int|float|Number|BigInt)$/
const DATE_CALLS = /^(?:datetime\.)?(?:datetime|date)(?:\.datetime|\.date)?$/
/** The forms that MongoDB's Extended JSON v2 has for its calls. */
const EXTENDED: Record<string, string> = { ObjectId: '$oid', ISODate: '$date', NumberDecimal: '$numberDecimal', NumberLong: '$numberLong' } // prettier-ignore

/** Notes a call such as `ObjectId("…")` that stands where a value should, and gives its end; undefined when there is none. */
export function readCall(draft: Draft, at: number): number | undefined {
  const beginning = draft.match(BEGINNING, at)?.[0]
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
    ...[...choices, ['The whole as text', JSON.stringify(whole)] as const]
      .slice(0, 3)
      .map(([label, replacement]): Offer => [label, replaced(at, close + 1, replacement)]),
  )
  return close + 1
}

function choicesFor(name: string, given: string): (readonly [string, string])[] {
  const date = DATE_CALLS.test(name) ? isoDate(given) : undefined
  if (date !== undefined) return [['As text', JSON.stringify(date)]]
  const number = NUMBER_CALLS.test(name) ? NUMBER.exec(given)?.[1] : undefined
  const text = number ?? STRING.exec(given)?.[2]
  const extended = text === undefined ? undefined : EXTENDED[name]
  const first: (readonly [string, string])[] = []
  if (number !== undefined) first.push(['As a number', number])
  else if (text !== undefined) first.push(['As text', JSON.stringify(text)])
  else if (/^\s*[{[]/.test(given)) first.push(['Only what it holds', given.trim()])
  if (extended !== undefined) {
    first.push(['As Extended JSON', `{"${extended}": ${JSON.stringify(text)}}`])
  }
  return first
}

/** `2026, 11, 5, 9, 30` of Python as a date or time of ISO 8601; undefined when the arguments are something else. */
function isoDate(given: string): string | undefined {
  const parts = /^\s*(\d{4})\s*,\s*(\d\d?)\s*,\s*(\d\d?)\s*((?:,\s*\d{1,2}\s*){0,3})$/.exec(given)
  if (parts === null) return undefined
  const [, year, month = '', day = '', time = ''] = parts
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const clock = (time.match(/\d+/g) ?? []).map((part) => part.padStart(2, '0'))
  if (clock.length === 0) return date
  return `${date}T${[...clock, '00', '00'].slice(0, 3).join(':')}`
}

/** The place of the parenthesis that closes a call; undefined when it is too far or on no line of the call. */
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
