import { ERRORS } from './sentences.ts'
import type { NameSelector, Scalar } from './syntax.ts'

/** The reason why a text is not a JSONPath query, as a sentence for the visitor, and the UTF-16 index of the error. */
export class QueryError extends Error {
  readonly index: number

  constructor(message: string, index: number) {
    super(message)
    this.index = index
  }
}

const SPACE = /[ \t\n\r]*/uy
const SHORT_NAME =
  /[A-Z_a-z\u{80}-\u{D7FF}\u{E000}-\u{10FFFF}][\w\u{80}-\u{D7FF}\u{E000}-\u{10FFFF}]*/uy
const INTEGER = /-?\d+/uy
const NUMBER = /-?\d+(?:\.\d*)?(?:[Ee][+-]?\d*)?/uy
const RIGHT_INTEGER = /^(?:0|-?[1-9]\d*)$/u
const RIGHT_NUMBER = /^(?:-?(?:0|[1-9]\d*))(?:\.\d+)?(?:[Ee][+-]?\d+)?$/u
const ESCAPE =
  /\\(?:[bfnrt/\\]|u[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|u(?![Dd][89A-Fa-f])[\dA-Fa-f]{4})/uy
const encoder = new TextEncoder()

/** The tokenizer of a query. Throws a `QueryError` where it cannot read a token. */
export class QueryReader {
  at = 0
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Takes a token if it is next. */
  takes(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false
    this.at += sign.length
    return true
  }

  /** Takes the match of a sticky pattern at the current index. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    this.at += found?.length ?? 0
    return found
  }

  skipSpace(): void {
    this.take(SPACE)
  }

  fail(message: string, index = this.at): never {
    throw new QueryError(message, index)
  }

  shortName(): NameSelector | undefined {
    const name = this.take(SHORT_NAME)
    return name === undefined ? undefined : asName(name)
  }

  /** Reads an index or a bound of a slice. */
  integer(): number | undefined {
    const start = this.at
    const text = this.take(INTEGER)
    if (text === undefined) return undefined
    if (!RIGHT_INTEGER.test(text)) this.fail(ERRORS.integer, start)
    if (!Number.isSafeInteger(Number(text))) this.fail(ERRORS.largeIndex, start)
    return Number(text)
  }

  number(): Scalar | undefined {
    const start = this.at
    const text = this.take(NUMBER)
    if (text === undefined) return undefined
    if (RIGHT_NUMBER.test(text)) return { kind: 'number', text }
    return this.fail(ERRORS.number, start)
  }

  /** Reads a quoted name as a selector. */
  quotedName(): NameSelector | undefined {
    const name = this.string()
    return name === undefined ? undefined : asName(name)
  }

  /** Reads a string in single or double quotes. */
  string(): string | undefined {
    const start = this.at
    const quote = this.text[start]
    if (quote !== '"' && quote !== "'") return undefined
    let value = ''
    for (this.at++; this.at < this.text.length;) {
      if (this.takes(quote)) return value
      value += this.character(quote)
    }
    return this.fail(ERRORS.openQuote, start)
  }

  private character(quote: string): string {
    if (this.takes(`\\${quote}`)) return quote
    const escape = this.take(ESCAPE)
    if (escape !== undefined) return JSON.parse(`"${escape}"`) as string
    const character = String.fromCodePoint(this.text.codePointAt(this.at) as number)
    if (character === '\\') this.fail(ERRORS.escape(quote))
    if (character < ' ') this.fail(ERRORS.control)
    this.at += character.length
    return character
  }
}

function asName(name: string): NameSelector {
  return { kind: 'name', name, bytes: encoder.encode(name) }
}
