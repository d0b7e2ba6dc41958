import { isQuote, judgeRun, runAt, type BarePlace } from './bare.ts'
import { readCall } from './calls.ts'
import { bracket } from './characters.ts'
import type { Frame } from './closers.ts'
import type { Draft } from './draft.ts'
import { removed, replaced } from './problem.ts'
import type { StringPlace } from './string-end.ts'
import { readString } from './strings.ts'

const PLACEHOLDER =
  /\[(?:Object|Array|Circular(?: \*\d+)?|Function(?:: [\w $.]+)?|(?:Async|Generator)Function(?:: [\w $.]+)?|object [A-Z]\w+|Getter(?:\/Setter)?)\]/y
const LETTER_PREFIX = /[uUbBfFrR]{1,2}(?=(["'])(?!\s*[,}\]:]))/y

const BARE_PLACES: Record<Frame['kind'], BarePlace> = {
  '{': 'object',
  '[': 'array',
  '(': 'parentheses',
}

/**
 * Reads a value that holds no others, whatever it is written as, in a frame of this kind or at the top. Notes what is wrong with it
 * and gives its end; undefined when a bracket opens here.
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
  return readCall(draft, at) ?? judgeRun(draft, at, runAt(draft, at, place), place)
}

function stringPlace(frame: Frame['kind'] | undefined): StringPlace {
  if (frame === undefined) return 'top'
  return frame === '{' ? 'member' : 'element'
}

/** Of Python's strings with a letter before them only `u` means nothing. */
function prefixedEnd(draft: Draft, at: number, prefix: string, place: StringPlace): number {
  const edit = removed(at, at + prefix.length)
  if (prefix.toLowerCase() === 'u') draft.certain('prefix', edit)
  else draft.offer('prefix', ['Take it out', edit])
  return readString(draft, at + prefix.length, place)
}

/** `[Object]` and the like are what a console prints in place of data. */
function placeholderEnd(draft: Draft, at: number, text: string): number {
  const end = at + text.length
  draft.offer(
    'left-out',
    ['Put null there', replaced(at, end, 'null')],
    ['As text', replaced(at, end, JSON.stringify(text))],
  )
  return end
}
