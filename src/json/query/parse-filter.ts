import type { QueryParser } from './parse-query.ts'
import { isSingular, type Operand, type Operator, type Query, type Test } from './syntax.ts'
import type { QueryReader } from './query-reader.ts'

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

/** A part of a filter before it is known whether it is compared or asked for by itself, and where it begins. */
type Part = { start: number } & (
  | { kind: 'operand'; operand: Operand }
  | { kind: 'query'; query: Query }
  | { kind: 'test'; test: Test }
)

const SEVERAL_VALUES =
  "A path that can give several values cannot be compared. Ask inside of it: [?@.tags[?@ == 'new']]."
const USAGE: Record<string, string> = {
  length: 'length(@.name)',
  count: 'count(@.items[*])',
  value: 'value(@..id)',
  match: "match(@.name, 'A.*')",
  search: "search(@.name, 'text')",
}

/** A part that stands by itself: a path asks whether there is something. */
function asTest(part: Part, reader: QueryReader): Test {
  if (part.kind === 'test') return part.test
  if (part.kind === 'query') return { kind: 'exists', query: part.query }
  const what = part.operand.kind === 'literal' ? 'A value by itself' : 'What this function gives'
  return reader.fail(`${what} is no condition: compare it, for example with == or >.`, part.start)
}

/** A part that is compared or given to a function. */
function asOperand(part: Part, reader: QueryReader): Operand {
  if (part.kind === 'operand') return part.operand
  if (part.kind === 'test')
    return reader.fail('match() and search() are conditions and cannot be compared.', part.start)
  if (!isSingular(part.query)) reader.fail(SEVERAL_VALUES, part.start)
  return { kind: 'path', query: part.query }
}

/** The five functions of RFC 9535 (2.4), with the kinds of arguments that it gives them. */
function callOf(name: string, parts: Part[], start: number, reader: QueryReader): Part {
  const usage = USAGE[name]
  if (usage === undefined) {
    const known = 'length, count, value, match and search'
    return reader.fail(`JSONPath has no function ${name}(). There are ${known}.`, start)
  }
  const [first, second, third] = parts
  const takesTwo = name === 'match' || name === 'search'
  if (first === undefined || (second !== undefined) !== takesTwo || third !== undefined)
    return reader.fail(`${name}() is written like ${usage}.`, start)
  if (second !== undefined) {
    const [text, pattern] = [asOperand(first, reader), asOperand(second, reader)]
    const extent = name === 'match' ? 'whole' : 'part'
    return { kind: 'test', test: { kind: 'matches', extent, text, pattern }, start }
  }
  if (name === 'length')
    return { kind: 'operand', operand: { kind: 'length', of: asOperand(first, reader) }, start }
  if (first.kind !== 'query') return reader.fail(`${name}() takes a path: ${usage}.`, first.start)
  const kind = name === 'count' ? 'count' : 'value'
  return { kind: 'operand', operand: { kind, query: first.query }, start }
}
