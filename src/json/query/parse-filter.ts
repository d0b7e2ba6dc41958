import { ownEntry } from '@/lib/own-entry.ts'
import {
  isSingular,
  type Segment,
  type Operand,
  type Operator,
  type Query,
  type Test,
} from './syntax.ts'
import { ERRORS, USAGE } from './sentences.ts'
import type { QueryReader } from './query-reader.ts'

const OPERATORS: Operator[] = ['==', '!=', '<=', '>=', '<', '>']
const WORD = /[a-z][\d_a-z]*/uy
/** The depth limit of parentheses, so that no filter overflows the stack. */
const DEEPEST = 100

/** Parses the expression after the question mark of a filter. */
export class FilterParser {
  private readonly reader: QueryReader
  /** Parses the segments of a query inside the filter. */
  private readonly segments: () => Segment[]
  private depth = 0

  constructor(reader: QueryReader, segments: () => Segment[]) {
    this.reader = reader
    this.segments = segments
  }

  filter(): Test {
    this.reader.skipSpace()
    return this.anyOf()
  }

  private anyOf(): Test {
    if (++this.depth > DEEPEST) this.reader.fail(ERRORS.tooDeep)
    const tests = this.chain('||', () =>
      joined(
        'and',
        this.chain('&&', () => this.basic()),
      ),
    )
    this.depth--
    return joined('or', tests)
  }

  private chain(sign: string, next: () => Test): Test[] {
    const tests = [next()]
    for (;;) {
      const before = this.reader.at
      this.reader.skipSpace()
      if (!this.reader.takes(sign)) {
        this.reader.at = before
        return tests
      }
      this.reader.skipSpace()
      tests.push(next())
    }
  }

  private basic(): Test {
    const { reader } = this
    if (reader.takes('!')) {
      reader.skipSpace()
      const test = reader.takes('(') ? this.inParentheses() : asTest(this.part(), reader)
      if (this.operator() !== undefined) reader.fail(ERRORS.notEquals)
      return { kind: 'not', test }
    }
    if (reader.takes('(')) {
      const test = this.inParentheses()
      if (this.operator() !== undefined) reader.fail(ERRORS.comparedParentheses)
      return test
    }
    const left = this.part()
    const operator = this.operator()
    if (operator === undefined) return asTest(left, reader)
    reader.skipSpace()
    const right = this.part()
    return {
      kind: 'compare',
      operator,
      left: asOperand(left, reader),
      right: asOperand(right, reader),
    }
  }

  private inParentheses(): Test {
    const start = this.reader.at - 1
    this.reader.skipSpace()
    const test = this.anyOf()
    this.reader.skipSpace()
    if (!this.reader.takes(')')) {
      const isOpen = this.reader.at >= this.reader.text.length
      this.reader.fail(ERRORS.openParenthesis, isOpen ? start : undefined)
    }
    return test
  }

  private operator(): Operator | undefined {
    const before = this.reader.at
    this.reader.skipSpace()
    const operator = OPERATORS.find((sign) => this.reader.takes(sign))
    if (operator === undefined) this.reader.at = before
    return operator
  }

  private part(): Part {
    const { reader } = this
    const start = reader.at
    if (reader.takes('@')) return { kind: 'query', query: this.query('@'), start }
    if (reader.takes('$')) return { kind: 'query', query: this.query('$'), start }
    const text = reader.string()
    const value = text === undefined ? reader.number() : ({ kind: 'string', text } as const)
    if (value !== undefined) return { kind: 'operand', operand: { kind: 'literal', value }, start }
    return this.wordOrCall(start)
  }

  private query(root: Query['root']): Query {
    return { root, segments: this.segments() }
  }

  private wordOrCall(start: number): Part {
    const { reader } = this
    const text = reader.take(WORD)
    if (text !== undefined && reader.takes('(')) return this.call(text, start)
    if (text === 'true' || text === 'false' || text === 'null') {
      const value = { kind: 'word', text } as const
      return { kind: 'operand', operand: { kind: 'literal', value }, start }
    }
    return reader.fail(ERRORS.operand, start)
  }

  private call(name: string, start: number): Part {
    const { reader } = this
    if (++this.depth > DEEPEST) reader.fail(ERRORS.tooDeep)
    const parts: Part[] = []
    reader.skipSpace()
    while (!reader.takes(')')) {
      if (parts.length > 0 && !reader.takes(',')) reader.fail(ERRORS.argumentEnd)
      reader.skipSpace()
      parts.push(this.part())
      reader.skipSpace()
    }
    this.depth--
    return callOf(name, parts, start, reader)
  }
}

function joined(kind: 'and' | 'or', tests: Test[]): Test {
  return tests.length === 1 ? (tests[0] as Test) : { kind, tests }
}

/** An operand or test before the parser knows its role, with the index where it begins. */
type Part = { start: number } & (
  | { kind: 'operand'; operand: Operand }
  | { kind: 'query'; query: Query }
  | { kind: 'test'; test: Test }
)

/** Converts a part to a test: a path tests whether it selects anything. */
function asTest(part: Part, reader: QueryReader): Test {
  if (part.kind === 'test') return part.test
  if (part.kind === 'query') return { kind: 'exists', query: part.query }
  return reader.fail(ERRORS.noCondition(part.operand.kind === 'literal'), part.start)
}

/** Converts a part to an operand of a comparison or an argument of a function. */
function asOperand(part: Part, reader: QueryReader): Operand {
  if (part.kind === 'operand') return part.operand
  if (part.kind === 'test') return reader.fail(ERRORS.comparedCondition, part.start)
  if (!isSingular(part.query)) reader.fail(ERRORS.severalValues, part.start)
  return { kind: 'path', query: part.query }
}

/** Creates a call of one of the five functions of RFC 9535 section 2.4, and checks its arguments. */
function callOf(name: string, parts: Part[], start: number, reader: QueryReader): Part {
  const usage = ownEntry(USAGE, name)
  if (usage === undefined) {
    return reader.fail(ERRORS.unknownFunction(name), start)
  }
  const [first, second, third] = parts
  const takesTwo = name === 'match' || name === 'search'
  if (first === undefined || (second !== undefined) !== takesTwo || third !== undefined)
    return reader.fail(ERRORS.usage(name, usage), start)
  if (second !== undefined) {
    const [text, pattern] = [asOperand(first, reader), asOperand(second, reader)]
    const extent = name === 'match' ? 'whole' : 'part'
    return { kind: 'test', test: { kind: 'matches', extent, text, pattern }, start }
  }
  if (name === 'length')
    return { kind: 'operand', operand: { kind: 'length', of: asOperand(first, reader) }, start }
  if (first.kind !== 'query') return reader.fail(ERRORS.pathArgument(name, usage), first.start)
  const kind = name === 'count' ? 'count' : 'value'
  return { kind: 'operand', operand: { kind, query: first.query }, start }
}
