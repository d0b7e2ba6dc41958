import type { TaskContext } from '../text/open-document.ts'

const TOO_LARGE = 'This result is too large to be searched at once.'

export interface FindArgs {
  /** The byte offset of each chunk of the result. */
  offsets: Uint32Array
  query: Query
}

export interface FoundMatches {
  matches: Matches
  /** The UTF-16 index of each chunk, then the total length. */
  chunkStarts: Uint32Array
}

/**
 * Searches a result. Throws an error with a message for the visitor if the pattern is invalid or the result exceeds the
 * maximum string length.
 */
export async function findInText(
  { offsets, query }: FindArgs,
  { document }: Pick<TaskContext, 'document'>,
): Promise<FoundMatches> {
  try {
    const bytes = await document.bytes()
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    return { matches: findMatches(text, query), chunkStarts: chunkStarts(bytes, offsets) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw new Error(TOO_LARGE, { cause: error })
    throw new Error(`This is not a regular expression. ${error.message}`, { cause: error })
  }
}

/** Converts the byte offsets of chunks to UTF-16 indices. */
function chunkStarts(bytes: Uint8Array, offsets: Uint32Array): Uint32Array {
  let [at, units] = [0, 0]
  return offsets.map((offset) => {
    for (; at < offset; at++) units += unitsOf(bytes[at] as number)
    return units
  })
}

/** Returns the UTF-16 units for a UTF-8 byte: 0 for a continuation byte, 2 for the first byte of four. */
function unitsOf(byte: number): number {
  if ((byte & 0xc0) === 0x80) return 0
  return byte >= 0xf0 ? 2 : 1
}

/** A search query. */
export interface Query {
  text: string
  /** Whether `text` is a regular expression. */
  isPattern: boolean
  matchesCase: boolean
  within: 'all' | 'keys' | 'values'
}

/** The start and end of each match as UTF-16 indices, in ascending order. */
export interface Matches {
  starts: Uint32Array
  ends: Uint32Array
  /** Whether the list is truncated to `MOST_MATCHES`. */
  isCut: boolean
}

const MOST_MATCHES = 1_000_000

/**
 * Finds all matches in the source text of a JSON document, so "₹" does not match `\u20b9`. Ignores empty matches. Throws a
 * `SyntaxError` from the engine for an invalid regular expression.
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

function* placesOfText(text: string, needle: string): Generator<[number, number]> {
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length))
    yield [at, at + needle.length]
}

function* placesOfPattern(text: string, pattern: RegExp): Generator<[number, number]> {
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const start = match.index
    if (pattern.lastIndex > start) yield [start, pattern.lastIndex]
    // An empty match does not advance `lastIndex`. In Unicode mode, RegExp corrects an index inside a surrogate pair.
    else pattern.lastIndex++
  }
}

/** Classifies ranges of a valid JSON text as keys or values. The ranges must ascend. */
class KeyOrValue {
  private readonly text: string
  /** The last string token read, quotes included. */
  private start = 0
  private end = 0

  constructor(text: string) {
    this.text = text
  }

  /** Returns 'neither' for a range that is not inside one key or scalar value, such as `"a": 1`. */
  kindOf(start: number, end: number): 'keys' | 'values' | 'neither' {
    // JSON strings cannot contain line breaks, so reading can start at the current line.
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

/** Numbers and literals, or parts of them. */
const BARE = /^[^\s[\]{},:"]+$/

function isEscaped(text: string, quote: number): boolean {
  let first = quote
  while (text[first - 1] === '\\') first--
  return (quote - first) % 2 === 1
}
