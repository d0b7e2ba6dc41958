import { asOperand, asTest, callOf, type Part } from './filter-parts.ts'
import type { QueryParser } from './parse-query.ts'
import type { Operator, Query, Test } from './syntax.ts'

const OPERATORS: Operator[] = ['==', '!=', '<=', '>=', '<', '>']
const WORD = /[a-z][\d_a-z]*/uy
/** Parentheses within parentheses; more would be no query of a person, and could overflow the stack. */
const DEEPEST = 100
const TOO_DEEP = 'This filter is nested too deeply.'

/** Understands what stands after the question mark of a filter. */
export class FilterParser {
  private readonly queries: QueryParser
  private depth = 0

  constructor(queries: QueryParser) {
    this.queries = queries
  }

  filter(): Test {
    this.reader.skipSpace()
    return this.anyOf()
  }

  private get reader() {
    return this.queries.reader
  }

  private anyOf(): Test {
    if (++this.depth > DEEPEST) this.reader.fail(TOO_DEEP)
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
      if (this.operator() !== undefined)
        reader.fail('Write != instead, or put the comparison in parentheses: !(…).')
      return { kind: 'not', test }
    }
    if (reader.takes('(')) {
      const test = this.inParentheses()
      if (this.operator() !== undefined) reader.fail('What is in parentheses cannot be compared.')
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
      this.reader.fail('This parenthesis is not closed.', isOpen ? start : undefined)
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
    return { root, segments: this.queries.segments() }
  }

  private wordOrCall(start: number): Part {
    const { reader } = this
    const text = reader.take(WORD)
    if (text !== undefined && reader.takes('(')) return this.call(text, start)
    if (text === 'true' || text === 'false' || text === 'null') {
      const value = { kind: 'word', text } as const
      return { kind: 'operand', operand: { kind: 'literal', value }, start }
    }
    return reader.fail('Expected @, $, a value or a function here.', start)
  }

  private call(name: string, start: number): Part {
    const { reader } = this
    if (++this.depth > DEEPEST) reader.fail(TOO_DEEP)
    const parts: Part[] = []
    reader.skipSpace()
    while (!reader.takes(')')) {
      if (parts.length > 0 && !reader.takes(','))
        reader.fail('Expected a comma or a closing parenthesis here.')
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
