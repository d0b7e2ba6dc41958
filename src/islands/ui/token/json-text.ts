/** JSON as it is written: every digit, every spelling and every repeated name stays. */
export interface JsonText {
  indented: string
  compact: string
  /** The members of the outermost object in their order, with the place of each value. */
  members: JsonMember[]
  /** Names that one object has twice, at any depth. */
  repeated: string[]
}

interface JsonMember {
  name: string
  start: number
  end: number
}

/** Where a text is not JSON (RFC 8259), and why. */
export class JsonTextError extends Error {
  /** UTF-16 code units before the place. */
  readonly index: number

  constructor(index: number, reason: string) {
    super(reason)
    this.index = index
  }
}

const PIECE =
  /[\t\n\r ]*(?:("[^"\\\u0000-\u001F]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\u0000-\u001F]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))|([[\]{},:]))/y

/** What may come next. */
type State = 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'colon' | 'more-or-end' | 'nothing'

interface Level {
  isObject: boolean
  names: Set<string>
}

const EXPECTED: Record<State, string> = {
  value: 'A value is expected here.',
  'value-or-end': 'A value or “]” is expected here.',
  name: 'A name in double quotes is expected here.',
  'name-or-end': 'A name in double quotes or “}” is expected here.',
  colon: 'A colon is expected here.',
  'more-or-end': 'A comma or a closing bracket is expected here.',
  nothing: 'The text goes on after the end of the JSON.',
}

/** Deeper levels are not indented further: the text would grow with the square of the depth. */
const DEEPEST_INDENT = 40

/** Reads JSON in time that grows with its length alone. Throws a `JsonTextError`. */
export function readJsonText(text: string): JsonText {
  const reader = new Reader()
  PIECE.lastIndex = 0
  for (;;) {
    const from = PIECE.lastIndex
    const match = PIECE.exec(text)
    const start = from + (/^[\t\n\r ]*/.exec(text.slice(from))?.[0].length ?? 0)
    if (match === null) {
      if (start === text.length && reader.state === 'nothing') return reader.done()
      throw new JsonTextError(start, start === text.length ? 'The text ends too early.' : EXPECTED[reader.state]) // prettier-ignore
    }
    const [, string, literal, mark] = match
    if (!reader.take({ string, literal, mark, start, end: PIECE.lastIndex }))
      throw new JsonTextError(start, EXPECTED[reader.state])
  }
}

interface Piece {
  string: string | undefined
  literal: string | undefined
  mark: string | undefined
  start: number
  end: number
}

class Reader {
  state: State = 'value'
  readonly #levels: Level[] = []
  readonly #indented: string[] = []
  readonly #compact: string[] = []
  readonly #members: JsonMember[] = []
  readonly #repeated = new Set<string>()

  done(): JsonText {
    return {
      indented: this.#indented.join(''),
      compact: this.#compact.join(''),
      members: this.#members,
      repeated: [...this.#repeated],
    }
  }

  /** Takes the next piece. Returns false when it may not come here. */
  take(piece: Piece): boolean {
    if (piece.mark === undefined) return this.#takeText(piece)
    switch (piece.mark) {
      case '{':
      case '[':
        return this.#open(piece)
      case '}':
      case ']':
        return this.#close(piece)
      case ':':
        return this.#mark('colon', 'value', ': ', ':')
      default:
        return this.#mark('more-or-end', this.#level?.isObject ? 'name' : 'value', ',', ',')
    }
  }

  get #level(): Level | undefined {
    return this.#levels.at(-1)
  }

  get #isValue(): boolean {
    return this.state === 'value' || this.state === 'value-or-end'
  }

  #takeText({ string, literal, start, end }: Piece): boolean {
    const text = string ?? literal ?? ''
    if (this.state === 'name' || this.state === 'name-or-end') {
      if (string === undefined) return false
      this.#takeName(JSON.parse(string) as string)
      this.#line()
      this.#write(string)
      this.state = 'colon'
      return true
    }
    if (!this.#isValue) return false
    if (this.#level?.isObject === false) this.#line()
    this.#startMember(start)
    this.#write(text)
    this.#endValue(end)
    return true
  }

  #takeName(name: string): void {
    const names = this.#level?.names
    if (names?.has(name)) this.#repeated.add(name)
    names?.add(name)
    if (this.#levels.length === 1) this.#members.push({ name, start: 0, end: 0 })
  }

  #startMember(start: number): void {
    const member = this.#members.at(-1)
    if (this.#levels.length === 1 && member !== undefined) member.start = start
  }

  #endValue(end: number): void {
    const member = this.#members.at(-1)
    if (this.#levels.length === 1 && member !== undefined) member.end = end
    this.state = this.#levels.length === 0 ? 'nothing' : 'more-or-end'
  }

  #open({ mark = '', start }: Piece): boolean {
    if (!this.#isValue) return false
    if (this.#level?.isObject === false) this.#line()
    this.#startMember(start)
    this.#write(mark)
    this.#levels.push({ isObject: mark === '{', names: new Set() })
    this.state = mark === '{' ? 'name-or-end' : 'value-or-end'
    return true
  }

  #close({ mark = '', end }: Piece): boolean {
    const isObject = mark === '}'
    const isEmpty = this.state === (isObject ? 'name-or-end' : 'value-or-end')
    if (this.#level?.isObject !== isObject || !(isEmpty || this.state === 'more-or-end'))
      return false
    this.#levels.pop()
    if (!isEmpty) this.#line()
    this.#write(mark)
    this.#endValue(end)
    return true
  }

  #mark(from: State, to: State, indented: string, compact: string): boolean {
    if (this.state !== from) return false
    this.#indented.push(indented)
    this.#compact.push(compact)
    this.state = to
    return true
  }

  #write(text: string): void {
    this.#indented.push(text)
    this.#compact.push(text)
  }

  #line(): void {
    this.#indented.push(`\n${'  '.repeat(Math.min(this.#levels.length, DEEPEST_INDENT))}`)
  }
}
