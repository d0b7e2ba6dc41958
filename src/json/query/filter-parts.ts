import type { QueryReader } from './query-reader.ts'
import { isSingular, type Operand, type Query, type Test } from './syntax.ts'

/** A part of a filter before it is known whether it is compared or asked for by itself, and where it begins. */
export type Part = { start: number } & (
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
export function asTest(part: Part, reader: QueryReader): Test {
  if (part.kind === 'test') return part.test
  if (part.kind === 'query') return { kind: 'exists', query: part.query }
  const what = part.operand.kind === 'literal' ? 'A value by itself' : 'What this function gives'
  return reader.fail(`${what} is no condition: compare it, for example with == or >.`, part.start)
}

/** A part that is compared or given to a function. */
export function asOperand(part: Part, reader: QueryReader): Operand {
  if (part.kind === 'operand') return part.operand
  if (part.kind === 'test')
    return reader.fail('match() and search() are conditions and cannot be compared.', part.start)
  if (!isSingular(part.query)) reader.fail(SEVERAL_VALUES, part.start)
  return { kind: 'path', query: part.query }
}

/** The five functions of RFC 9535 (2.4), with the kinds of arguments that it gives them. */
export function callOf(name: string, parts: Part[], start: number, reader: QueryReader): Part {
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
