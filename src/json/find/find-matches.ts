import { KeyOrValue } from './key-or-value.ts'

/** What is looked for in a JSON text. */
export interface Query {
  text: string
  /** A regular expression instead of the text itself. */
  isPattern: boolean
  matchesCase: boolean
  within: 'all' | 'keys' | 'values'
}

/** Where matches begin and end, as UTF-16 indices into the text, in their order. */
export interface Matches {
  starts: Uint32Array
  ends: Uint32Array
  /** There are more than `MOST_MATCHES`; the first of them are given. */
  isCut: boolean
}

const MOST_MATCHES = 1_000_000

/**
 * All places of a JSON text where a query matches, as it is written there: `\u20b9` is not found by "₹". An empty match is none.
 * Throws a `SyntaxError` with the engine's words for a pattern that is no regular expression.
 */
export function findMatches(text: string, query: Query): Matches {
  const starts: number[] = []
  const ends: number[] = []
  const parts = query.within === 'all' ? undefined : new KeyOrValue(text)
  for (const [start, end] of places(text, query)) {
    if (parts !== undefined && parts.kindOf(start, end) !== query.within) continue
    if (starts.length === MOST_MATCHES) return asMatches(starts, ends, true)
    starts.push(start)
    ends.push(end)
  }
  return asMatches(starts, ends, false)
}

function asMatches(starts: number[], ends: number[], isCut: boolean): Matches {
  return { starts: Uint32Array.from(starts), ends: Uint32Array.from(ends), isCut }
}

function places(text: string, query: Query): Iterable<[start: number, end: number]> {
  if (query.text === '') return []
  if (!query.isPattern && query.matchesCase) return placesOfText(text, query.text)
  const source = query.isPattern ? query.text : query.text.replace(SYNTAX, String.raw`\$&`)
  return placesOfPattern(text, new RegExp(source, query.matchesCase ? 'gmu' : 'gimu'))
}

const SYNTAX = /[\\^$.*+?()[\]{}|/]/g

function* placesOfText(text: string, sought: string): Generator<[number, number]> {
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length))
    yield [at, at + sought.length]
}

function* placesOfPattern(text: string, pattern: RegExp): Generator<[number, number]> {
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    const start = found.index
    if (pattern.lastIndex > start) yield [start, pattern.lastIndex]
    // After an empty match it would stand still. A step into a character of two units is put right by the pattern itself.
    else pattern.lastIndex++
  }
}
