import { FilterParser } from './parse-filter.ts'
import { QueryReader } from './query-reader.ts'
import { ERRORS } from './sentences.ts'
import type { Query, Segment, Selector } from './syntax.ts'

/**
 * Parses a JSONPath query strictly by the grammar of RFC 9535. Throws a `QueryError` with index and message for anything else.
 */
export function parseQuery(text: string): Query {
  const parser = new QueryParser(text)
  const { reader } = parser
  if (!text.isWellFormed()) reader.fail(ERRORS.halfCharacter, 0)
  if (!reader.takes('$')) reader.fail(ERRORS.root)
  const segments = parser.segments()
  if (reader.at < text.length) reader.fail(ERRORS.segment)
  return { root: '$', segments }
}

/** A recursive-descent parser of queries. Filters contain queries, which contain filters. */
class QueryParser {
  readonly reader: QueryReader
  private readonly filters: FilterParser

  constructor(text: string) {
    this.reader = new QueryReader(text)
    this.filters = new FilterParser(this.reader, () => this.segments())
  }

  segments(): Segment[] {
    const segments: Segment[] = []
    for (;;) {
      const before = this.reader.at
      this.reader.skipSpace()
      const segment = this.segment()
      if (segment === undefined) {
        // White space after the last segment is not part of the query.
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
    if (name === undefined) this.reader.fail(ERRORS.nameAfterDot)
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
      if (reader.at >= reader.text.length) reader.fail(ERRORS.openBracket, start)
      reader.fail(ERRORS.bracketEnd)
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
      reader.fail(ERRORS.selector)
    }
    reader.skipSpace()
    const end = reader.integer()
    if (!this.takesColon()) return { kind: 'slice', start, end, step: 1 }
    reader.skipSpace()
    return { kind: 'slice', start, end, step: reader.integer() ?? 1 }
  }

  /** Takes a colon after white space; without one the white space is not taken. */
  private takesColon(): boolean {
    const before = this.reader.at
    this.reader.skipSpace()
    if (this.reader.takes(':')) return true
    this.reader.at = before
    return false
  }
}
