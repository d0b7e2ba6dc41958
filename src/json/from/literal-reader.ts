import { CodeError, gapEnd, numberAt, stringAt, wordAt, type Token } from './literal-scalars.ts'
import type { JsonSink } from './format.ts'

const DEEPEST = 500
/** Code before the value: `export default`, `const x =`, `module.exports =`. */
const OPENING =
  /(?:export\s+default\s|(?:export\s+)?(?:const|let|var)\s+[\w$]+\s*=|[\w$]+(?:\.[\w$]+)*\s*=)?/y
const CODE = 'This is code, not data'
const PLAIN_WORDS = new Set(['true', 'false', 'null'])

/** Parses a JavaScript object or array literal and writes it as JSON. Throws a `CodeError` where it is more than data. */
export class LiteralReader {
  undefineds = 0
  notNumbers = 0
  holes = 0
  /** Whether the text has syntax that JSON does not have, other than an extra comma. */
  hasOwnSyntax = false
  private at = 0
  private depth = 0
  private readonly text: string
  private readonly json: JsonSink

  constructor(text: string, json: JsonSink) {
    this.text = text
    this.json = json
  }

  /** Reads the whole text. */
  read(): void {
    this.skip()
    OPENING.lastIndex = this.at
    OPENING.test(this.text)
    this.hasOwnSyntax ||= OPENING.lastIndex > this.at
    this.at = OPENING.lastIndex
    this.skip()
    const isInParentheses = this.takes('(')
    this.skip()
    if (!'{['.includes(this.text[this.at] ?? ' ')) throw new CodeError(this.at, CODE)
    this.value()
    this.skip()
    if (isInParentheses) this.expect(')')
    while (this.takes(';')) this.skip()
    if (this.at < this.text.length) throw new CodeError(this.at, 'There is text after the value')
  }

  private value(): void {
    const first = this.text[this.at] ?? ''
    if (first === '{') return this.inside(() => this.object())
    if (first === '[') return this.inside(() => this.array())
    this.json.add(this.scalar(first))
  }

  private inside(read: () => void): void {
    if (this.depth === DEEPEST)
      throw new CodeError(this.at, `This is deeper than ${DEEPEST} levels`)
    this.depth++
    this.at++
    this.skip()
    read()
    this.depth--
  }

  private object(): void {
    this.json.add('{')
    for (let isFirst = true; !this.takes('}');) {
      const key = this.key()
      this.skip()
      this.expect(':')
      this.skip()
      if (this.takesUndefined()) this.undefineds++
      else {
        this.json.add(`${isFirst ? '' : ','}${key}:`)
        this.value()
        isFirst = false
      }
      this.endOfItem('}')
    }
    this.json.add('}')
  }

  private array(): void {
    this.json.add('[')
    for (let isFirst = true; !this.takes(']'); isFirst = false) {
      if (!isFirst) this.json.add(',')
      if (this.text[this.at] === ',') {
        this.holes++
        this.json.add('null')
      } else if (this.takesUndefined()) {
        this.undefineds++
        this.json.add('null')
      } else this.value()
      this.endOfItem(']')
    }
    this.json.add(']')
  }

  private key(): string {
    const word = wordAt(this.text, this.at)
    if (word !== '') {
      this.hasOwnSyntax = true
      this.at += word.length
      return JSON.stringify(word)
    }
    if (this.text[this.at] === '`') throw new CodeError(this.at, CODE)
    const quoted = this.quoted()
    if (quoted !== undefined) return quoted
    const number = numberAt(this.text, this.at)
    if (number === undefined) throw new CodeError(this.at, CODE)
    return JSON.stringify(String(Number(this.take(number))))
  }

  private scalar(first: string): string {
    const quoted = this.quoted()
    if (quoted !== undefined) return quoted
    const sign = first === '-' || first === '+' ? first : ''
    this.at += sign.length
    const start = this.at
    const word = wordAt(this.text, start)
    this.at += word.length
    if (word === 'NaN' || word === 'Infinity') {
      this.hasOwnSyntax = true
      this.notNumbers++
      return 'null'
    }
    if (PLAIN_WORDS.has(word) && sign === '') return word
    const number = word === '' ? numberAt(this.text, start) : undefined
    if (number === undefined) throw new CodeError(start, CODE)
    this.hasOwnSyntax ||= sign === '+' || this.text.slice(start, number.end) !== number.json
    return `${sign === '-' ? '-' : ''}${this.take(number)}`
  }

  private quoted(): string | undefined {
    const quote = this.text[this.at]
    if (quote !== '"' && quote !== "'" && quote !== '`') return undefined
    this.hasOwnSyntax ||= quote !== '"'
    return this.take(stringAt(this.text, this.at))
  }

  private take({ json, end }: Token): string {
    this.at = end
    return json
  }

  private takesUndefined(): boolean {
    if (wordAt(this.text, this.at) !== 'undefined') return false
    this.at += 'undefined'.length
    return (this.hasOwnSyntax = true)
  }

  private endOfItem(close: string): void {
    this.skip()
    if (this.text[this.at] === close) return
    if (this.at === this.text.length) throw new CodeError(this.at, 'The text ends too soon')
    if (!this.takes(',')) throw new CodeError(this.at, CODE)
    this.skip()
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) throw new CodeError(this.at, CODE)
  }

  private takes(sign: string): boolean {
    if (this.text[this.at] !== sign) return false
    this.at++
    return true
  }

  private skip(): void {
    const end = gapEnd(this.text, this.at)
    this.hasOwnSyntax ||= this.text.slice(this.at, end).includes('/')
    this.at = end
  }
}
