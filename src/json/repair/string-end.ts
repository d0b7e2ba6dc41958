import { afterSpace, beforeSpace, closersOf, isCloser, isSeparator } from './characters.ts'
import type { Draft } from './draft.ts'

/** Where a string stands: the key of a member, its value, an element, or at the top of the document. */
export type StringPlace = 'key' | 'member' | 'element' | 'top'

/** What is found of a string's end. */
export interface StringEnd {
  /** The place of its closing quote; where the string was not closed, of what its closing quote was looked for before. */
  at: number
  isClosed: boolean
  /** Quotes inside it that are not escaped. */
  inner: number[]
}

/** As far as this is looked for a better end, when what follows a quote is not what follows a string. */
const MOST_QUOTES = 32
const MOST_UNITS = 2_000
const BACKSLASH = 0x5c
const LINE_FEED = 0x0a

const KEY_LIKE = /[\p{L}_$][\p{L}\p{M}\p{N}_$\u200c\u200d .-]{0,80}\s*[:=：]/uy
const QUOTED_KEY = /(["'“‘`])[^"'”’`\n]{0,200}["'”’`]\s*[:=：]/y
const QUOTED_ELEMENT = /"[^"\n]{0,200}"\s*[,\]]/y
const NUMBERED_KEY = /\d+\s*:/y
const VALUE_LIKE =
  /(?:true|false|null|True|False|None|nil|undefined|NaN|Infinity)\b|[-+.]?\d|(?:new )?[\w.]+\(/y

/** Finds where a string ends whose text begins at `from`: at the first quote after which a document can go on. */
export function stringEnd(
  draft: Draft,
  from: number,
  quote: string,
  place: StringPlace,
): StringEnd {
  const { text } = draft
  const closers = closersOf(quote)
  const inner: number[] = []
  for (let at = from; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === BACKSLASH) {
      at++
      continue
    }
    const [first] = inner
    if (first !== undefined && (unit === LINE_FEED || at - first > MOST_UNITS)) break
    if (!isAny(closers, unit)) continue
    if (endsHere(draft, at + 1, place)) return { at, isClosed: true, inner }
    if (beginsAnother(draft, at, from, place)) {
      return first === undefined
        ? { at, isClosed: false, inner }
        : { at: first, isClosed: true, inner: [] }
    }
    inner.push(at)
    if (inner.length > MOST_QUOTES) break
  }
  const [first] = inner
  if (first !== undefined) return { at: first, isClosed: true, inner: [] }
  return { at: text.length, isClosed: false, inner: [] }
}

function isAny(closers: string, unit: number): boolean {
  for (let index = 0; index < closers.length; index++) {
    if (closers.charCodeAt(index) === unit) return true
  }
  return false
}

/** Whether what follows a quote is what follows a string in this place. */
function endsHere(draft: Draft, after: number, place: StringPlace): boolean {
  const { text } = draft
  const at = afterSpace(text, after)
  const next = text.charAt(at)
  if (next === '' || isCloser(next) || next === '…' || text.startsWith('...', at)) return true
  if (text.startsWith('```', at)) return true
  if (next === '/' && '/*'.includes(text.charAt(at + 1))) return true
  if (next === '#' && at > after) return true
  if (':=：'.includes(next)) return true
  if (place === 'key') return endsKey(next, at > after)
  if (isSeparator(next)) return goesOn(draft, at + 1, place)
  if (next === '+') return closersOf(text.charAt(afterSpace(text, at + 1))) !== ''
  return startsNext(draft, after, at, place)
}

function endsKey(next: string, hasSpace: boolean): boolean {
  if (isSeparator(next) || next === '-' || next === '"') return true
  return hasSpace && /[\d{['“‘`]/.test(next)
}

/** Whether what stands after a comma is an item: in an object a key, in an array a value. */
function goesOn(draft: Draft, after: number, place: StringPlace): boolean {
  const at = afterSpace(draft.text, after)
  const next = draft.text.charAt(at)
  if (next === '' || isCloser(next) || isSeparator(next) || './#…{[('.includes(next)) return true
  if (draft.text.slice(after, at).includes('\n') || closersOf(next) !== '') return true
  if (place === 'element' || place === 'top') return draft.match(VALUE_LIKE, at) !== null
  return draft.match(KEY_LIKE, at) !== null || draft.match(NUMBERED_KEY, at) !== null
}

/** Whether the next item begins here, its comma forgotten. */
function startsNext(draft: Draft, after: number, at: number, place: StringPlace): boolean {
  const next = draft.text.charAt(at)
  const isNewLine = draft.text.slice(after, at).includes('\n')
  if (place === 'member') {
    if (closersOf(next) !== '') return isNewLine || draft.match(QUOTED_KEY, at) !== null
    return at > after && draft.match(KEY_LIKE, at) !== null
  }
  if (isNewLine || '{['.includes(next) || closersOf(next) !== '') return true
  return at > after && draft.match(VALUE_LIKE, at) !== null
}

/** Whether a quote opens the next string, because this one was never closed. */
function beginsAnother(draft: Draft, at: number, from: number, place: StringPlace): boolean {
  const { text } = draft
  const before = text.charAt(beforeSpace(text, at) - 1)
  if (at === from || before === '') return false
  if (place === 'key') return ':=：'.includes(before)
  if (!isSeparator(before) && !'{['.includes(before)) return false
  return draft.match(place === 'member' ? QUOTED_KEY : QUOTED_ELEMENT, at) !== null
}
