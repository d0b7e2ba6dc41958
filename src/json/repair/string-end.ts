import { afterSpace, beforeSpace, closersOf, isCloser, isQuote, isSeparator } from './characters.ts'
import type { Draft } from './draft.ts'

/** The role of a string: the key of a member, its value, an array element, or the top level. */
export type StringPlace = 'key' | 'member' | 'element' | 'top'

/** The end of a string. */
export interface StringEnd {
  /** The index of its closing quote; of an unclosed string, where the search for the quote stopped. */
  at: number
  isClosed: boolean
  /** The indices of unescaped quotes inside it. */
  inner: number[]
}

/** Limits of the search for a better end when no delimiter follows a quote. */
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

/** Finds the end of the string whose text begins at `from`: the first quote after which the document can continue. */
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

/** Whether the text after a quote can follow a string in this role. */
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
  if (next === '+') return isQuote(text.charAt(afterSpace(text, at + 1)))
  return startsNext(draft, after, at, place)
}

function endsKey(next: string, hasSpace: boolean): boolean {
  if (isSeparator(next) || next === '-' || next === '"') return true
  return hasSpace && /[\d{['“‘`]/.test(next)
}

/** Whether an item follows a comma: in an object a key, in an array a value. */
function goesOn(draft: Draft, after: number, place: StringPlace): boolean {
  const at = afterSpace(draft.text, after)
  const next = draft.text.charAt(at)
  if (next === '' || isCloser(next) || isSeparator(next) || './#…{[('.includes(next)) return true
  if (draft.text.slice(after, at).includes('\n') || isQuote(next)) return true
  if (place === 'element' || place === 'top') return draft.match(VALUE_LIKE, at) !== null
  return draft.match(KEY_LIKE, at) !== null || draft.match(NUMBERED_KEY, at) !== null
}

/** Whether the next item begins here without a comma. */
function startsNext(draft: Draft, after: number, at: number, place: StringPlace): boolean {
  const next = draft.text.charAt(at)
  const isNewLine = draft.text.slice(after, at).includes('\n')
  if (place === 'member') {
    if (isQuote(next)) return isNewLine || draft.match(QUOTED_KEY, at) !== null
    return at > after && draft.match(KEY_LIKE, at) !== null
  }
  if (isNewLine || '{['.includes(next) || isQuote(next)) return true
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
