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

/** Tells, for places of a valid JSON text asked for in their order, whether they lie in a key or in a value. */
class KeyOrValue {
  private readonly text: string
  /** The string that ends last of those that were looked at, with its quotes. */
  private start = 0
  private end = 0

  constructor(text: string) {
    this.text = text
  }

  /** 'neither' for a place that reaches beyond one key or value, such as `"a": 1`; an array or object is none, only what is in it. */
  kindOf(start: number, end: number): 'keys' | 'values' | 'neither' {
    // A string has no line break in it: whatever stands before the line need not be read.
    const line = this.text.lastIndexOf('\n', start)
    if (line > this.end) this.end = line
    while (this.end <= start && this.end < this.text.length) this.nextString()
    if (start >= this.start && end <= this.end)
      return this.text[this.end] === ':' ? 'keys' : 'values'
    return start < this.start && BARE.test(this.text.slice(start, end)) ? 'values' : 'neither'
  }

  private nextString(): void {
    const { text } = this
    const quote = text.indexOf('"', this.end)
    if (quote < 0) {
      this.start = this.end = text.length
      return
    }
    let close = text.indexOf('"', quote + 1)
    while (isEscaped(text, close)) close = text.indexOf('"', close + 1)
    this.start = quote
    this.end = close + 1
  }
}

/** Numbers and words, whole or in part. */
const BARE = /^[^\s[\]{},:"]+$/

function isEscaped(text: string, quote: number): boolean {
  let first = quote
  while (text[first - 1] === '\\') first--
  return (quote - first) % 2 === 1
}
