import { kindOf, stringOf, textOf } from '../text/nodes.ts'
import { compareNumbers, compareTexts } from '../text/compare-values.ts'
import { asRegExp } from './i-regexp.ts'
import { keyed, seenCount, type SeenNodes } from './seen-nodes.ts'
import type { Operand, Operator, Query, Scalar, Test } from './syntax.ts'

/** Evaluates the queries inside a filter. */
export interface QueryRunner {
  readonly seen: SeenNodes
  /** Returns all values that a query selects from a value. */
  select(query: Query, from: number): number[]
  /** Returns the value of a singular query, or undefined. */
  selectOne(query: Query, from: number): number | undefined
  /** Whether a query selects anything. */
  selectsAny(query: Query, from: number): boolean
}

/** An operand of a comparison; undefined is the "Nothing" of RFC 9535, the result of a path without a value. */
type Value = Scalar | { kind: 'holder'; node: number } | undefined

/** Whether a value passes the test of a filter (RFC 9535 section 2.3.5). */
export function isTrue(runner: QueryRunner, test: Test, node: number): boolean {
  switch (test.kind) {
    case 'and':
      return test.tests.every((each) => isTrue(runner, each, node))
    case 'or':
      return test.tests.some((each) => isTrue(runner, each, node))
    case 'not':
      return !isTrue(runner, test.test, node)
    case 'exists':
      return runner.selectsAny(test.query, startOf(test.query, node))
    case 'matches':
      return matches(
        valueOf(runner, test.text, node),
        valueOf(runner, test.pattern, node),
        test.extent,
      )
    case 'compare':
      return compares(
        runner,
        test.operator,
        valueOf(runner, test.left, node),
        valueOf(runner, test.right, node),
      )
  }
}

function startOf({ root }: Query, node: number): number {
  return root === '$' ? 0 : node
}

function valueOf(runner: QueryRunner, operand: Operand, node: number): Value {
  switch (operand.kind) {
    case 'literal':
      return operand.value
    case 'path':
      return valueAt(runner, runner.selectOne(operand.query, startOf(operand.query, node)))
    case 'length':
      return lengthOf(runner, valueOf(runner, operand.of, node))
    case 'count':
      return asNumber(runner.select(operand.query, startOf(operand.query, node)).length)
    case 'value': {
      const [first, second] = runner.select(operand.query, startOf(operand.query, node))
      return second === undefined ? valueAt(runner, first) : undefined
    }
  }
}

function asNumber(count: number): Scalar {
  return { kind: 'number', text: String(count) }
}

function valueAt({ seen: { nodes } }: QueryRunner, node: number | undefined): Value {
  if (node === undefined) return undefined
  const kind = kindOf(nodes, node)
  if (kind === 'object' || kind === 'array') return { kind: 'holder', node }
  if (kind === 'string') return { kind, text: stringOf(nodes, node) }
  const text = textOf(nodes, node)
  return kind === 'number' ? { kind, text } : { kind: 'word', text: text as 'true' }
}

/** Returns the number of characters, elements or members. */
function lengthOf(runner: QueryRunner, value: Value): Value {
  if (value?.kind === 'string') return asNumber([...value.text].length)
  return value?.kind === 'holder' ? asNumber(seenCount(runner.seen, value.node)) : undefined
}

function compares(runner: QueryRunner, operator: Operator, left: Value, right: Value): boolean {
  switch (operator) {
    case '==':
      return areEqual(runner, left, right)
    case '!=':
      return !areEqual(runner, left, right)
    case '<':
      return isLess(left, right)
    case '>':
      return isLess(right, left)
    case '<=':
      return isLess(left, right) || areEqual(runner, left, right)
    case '>=':
      return isLess(right, left) || areEqual(runner, left, right)
  }
}

function isLess(left: Value, right: Value): boolean {
  if (left?.kind === 'number' && right?.kind === 'number')
    return compareNumbers(left.text, right.text) < 0
  if (left?.kind === 'string' && right?.kind === 'string')
    return compareTexts(left.text, right.text) < 0
  return false
}

function areEqual(runner: QueryRunner, left: Value, right: Value): boolean {
  if (left === undefined || right === undefined) return left === right
  if (left.kind === 'holder')
    return right.kind === 'holder' && areHoldersEqual(runner, left.node, right.node)
  if (right.kind !== left.kind) return false
  return left.kind === 'number'
    ? compareNumbers(left.text, right.text) === 0
    : left.text === right.text
}

function areHoldersEqual(runner: QueryRunner, left: number, right: number): boolean {
  if (kindOf(runner.seen.nodes, left) !== kindOf(runner.seen.nodes, right)) return false
  if (seenCount(runner.seen, left) !== seenCount(runner.seen, right)) return false
  const others = keyed(runner.seen, right)
  for (const [key, child] of keyed(runner.seen, left)) {
    const other = others.get(key)
    if (other === undefined) return false
    if (!areEqual(runner, valueAt(runner, child), valueAt(runner, other))) return false
  }
  return true
}

const patterns = new Map<string, RegExp | undefined>()
const MOST_PATTERNS = 100

function matches(text: Value, pattern: Value, extent: 'whole' | 'part'): boolean {
  if (text?.kind !== 'string' || pattern?.kind !== 'string') return false
  const key = `${extent} ${pattern.text}`
  if (!patterns.has(key)) {
    // A pattern can come from the document, a different one for each value.
    if (patterns.size > MOST_PATTERNS) patterns.clear()
    patterns.set(key, asRegExp(pattern.text, extent))
  }
  return patterns.get(key)?.test(text.text) ?? false
}
