import { FilterParser } from './parse-filter.ts'
import { QueryReader } from './query-reader.ts'
import type { Query, Segment, Selector } from './syntax.ts'

/**
 * Understands a JSONPath query by the grammar of RFC 9535, and nothing beyond it. Throws a `QueryError` with the place and a
 * sentence for everything else.
 */
export function parseQuery(text: string): Query {
  const parser = new QueryParser(text)
  const { reader } = parser
  if (!text.isWellFormed()) reader.fail('This text holds half a character.', 0)
  if (!reader.takes('$')) reader.fail('A query begins with $, which is the whole document.')
  const segments = parser.segments()
  if (reader.at < text.length) reader.fail('Expected a dot or a square bracket here.')
  return { root: '$', segments }
}

/** Filters hold queries, which hold filters. */
export class QueryParser {
  readonly reader: QueryReader
  private readonly filters: FilterParser

  constructor(text: string) {
    this.reader = new QueryReader(text)
    this.filters = new FilterParser(this)
  }

  segments(): Segment[] {
    const segments: Segment[] = []
    for (;;) {
      const before = this.reader.at
      this.reader.skipSpace()
      const segment = this.segment()
      if (segment === undefined) {
        // White space after the last segment is no part of it.
        this.reader.at = before
        return segments
      }
      segments.push(segment)
    }
  }

  private segment(): Segment | undefined {
    const { reader } = this
    if (reader.takes('..')) return { reach: 'descendants', selectors: this.afterDots() }
    if (reader.takes('.')) return { reach: 'children', selectors: this.afterDot() }
    if (reader.takes('[')) return { reach: 'children', selectors: this.inBrackets() }
    return undefined
  }

  private afterDots(): Selector[] {
    return this.reader.takes('[') ? this.inBrackets() : this.afterDot()
  }

  private afterDot(): Selector[] {
    if (this.reader.takes('*')) return [{ kind: 'all' }]
    const name = this.reader.shortName()
    if (name === undefined) this.reader.fail('Expected a name or * after the dot.')
    return [name]
  }

  private inBrackets(): Selector[] {
    const { reader } = this
    const start = reader.at - 1
    const selectors: Selector[] = []
    do {
      reader.skipSpace()
      selectors.push(this.selector())
      reader.skipSpace()
    } while (reader.takes(','))
    if (!reader.takes(']')) {
      if (reader.at >= reader.text.length) reader.fail('This bracket is not closed.', start)
      reader.fail('Expected a comma or a closing square bracket here.')
    }
    return selectors
  }

  private selector(): Selector {
    const { reader } = this
    const name = reader.quotedName()
    if (name !== undefined) return name
    if (reader.takes('*')) return { kind: 'all' }
    if (reader.takes('?')) return { kind: 'filter', test: this.filters.filter() }
    return this.indexOrSlice()
  }

  private indexOrSlice(): Selector {
    const { reader } = this
    const start = reader.integer()
    if (!this.takesColon()) {
      if (start !== undefined) return { kind: 'index', index: start }
      reader.fail('Expected a name in quotes, an index, a slice, * or a filter here.')
    }
    reader.skipSpace()
    const end = reader.integer()
    if (!this.takesColon()) return { kind: 'slice', start, end, step: 1 }
    reader.skipSpace()
    return { kind: 'slice', start, end, step: reader.integer() ?? 1 }
  }

  /** A colon after white space; the white space alone is left where it is. */
  private takesColon(): boolean {
    const before = this.reader.at
    this.reader.skipSpace()
    if (this.reader.takes(':')) return true
    this.reader.at = before
    return false
  }
}
