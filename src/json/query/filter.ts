import { kindOf, stringOf, textOf } from '../text/nodes.ts'
import { compareNumbers, compareTexts } from '../text/compare-values.ts'
import { asRegExp } from './i-regexp.ts'
import type { Selection } from './select.ts'
import { keyed, seenCount } from './seen-nodes.ts'
import type { Operand, Operator, Query, Scalar, Test } from './syntax.ts'

/** What is compared; undefined is the "Nothing" of RFC 9535, what a path gives that leads nowhere. */
type Value = Scalar | { kind: 'holder'; node: number } | undefined

/** Whether a value passes the test of a filter. */
export function isTrue(selection: Selection, test: Test, node: number): boolean {
  switch (test.kind) {
    case 'and':
      return test.tests.every((each) => isTrue(selection, each, node))
    case 'or':
      return test.tests.some((each) => isTrue(selection, each, node))
    case 'not':
      return !isTrue(selection, test.test, node)
    case 'exists':
      return selection.selectsAny(test.query, startOf(test.query, node))
    case 'matches':
      return matches(
        valueOf(selection, test.text, node),
        valueOf(selection, test.pattern, node),
        test.extent,
      )
    case 'compare':
      return compares(
        selection,
        test.operator,
        valueOf(selection, test.left, node),
        valueOf(selection, test.right, node),
      )
  }
}

function startOf({ root }: Query, node: number): number {
  return root === '$' ? 0 : node
}

function valueOf(selection: Selection, operand: Operand, node: number): Value {
  switch (operand.kind) {
    case 'literal':
      return operand.value
    case 'path':
      return valueAt(selection, selection.selectOne(operand.query, startOf(operand.query, node)))
    case 'length':
      return lengthOf(selection, valueOf(selection, operand.of, node))
    case 'count':
      return asNumber(selection.select(operand.query, startOf(operand.query, node)).length)
    case 'value': {
      const [first, second] = selection.select(operand.query, startOf(operand.query, node))
      return second === undefined ? valueAt(selection, first) : undefined
    }
  }
}

function asNumber(count: number): Scalar {
  return { kind: 'number', text: String(count) }
}

function valueAt({ seen: { nodes } }: Selection, node: number | undefined): Value {
  if (node === undefined) return undefined
  const kind = kindOf(nodes, node)
  if (kind === 'object' || kind === 'array') return { kind: 'holder', node }
  if (kind === 'string') return { kind, text: stringOf(nodes, node) }
  const text = textOf(nodes, node)
  return kind === 'number' ? { kind, text } : { kind: 'word', text: text as 'true' }
}

/** Characters, elements or members. */
function lengthOf(selection: Selection, value: Value): Value {
  if (value?.kind === 'string') return asNumber([...value.text].length)
  return value?.kind === 'holder' ? asNumber(seenCount(selection.seen, value.node)) : undefined
}

function compares(selection: Selection, operator: Operator, left: Value, right: Value): boolean {
  switch (operator) {
    case '==':
      return areEqual(selection, left, right)
    case '!=':
      return !areEqual(selection, left, right)
    case '<':
      return isLess(left, right)
    case '>':
      return isLess(right, left)
    case '<=':
      return isLess(left, right) || areEqual(selection, left, right)
    case '>=':
      return isLess(right, left) || areEqual(selection, left, right)
  }
}

function isLess(left: Value, right: Value): boolean {
  if (left?.kind === 'number' && right?.kind === 'number')
    return compareNumbers(left.text, right.text) < 0
  if (left?.kind === 'string' && right?.kind === 'string')
    return compareTexts(left.text, right.text) < 0
  return false
}

function areEqual(selection: Selection, left: Value, right: Value): boolean {
  if (left === undefined || right === undefined) return left === right
  if (left.kind === 'holder')
    return right.kind === 'holder' && areHoldersEqual(selection, left.node, right.node)
  if (right.kind !== left.kind) return false
  return left.kind === 'number'
    ? compareNumbers(left.text, right.text) === 0
    : left.text === right.text
}

function areHoldersEqual(selection: Selection, left: number, right: number): boolean {
  if (kindOf(selection.seen.nodes, left) !== kindOf(selection.seen.nodes, right)) return false
  if (seenCount(selection.seen, left) !== seenCount(selection.seen, right)) return false
  const others = keyed(selection.seen, right)
  for (const [key, child] of keyed(selection.seen, left)) {
    const other = others.get(key)
    if (other === undefined) return false
    if (!areEqual(selection, valueAt(selection, child), valueAt(selection, other))) return false
  }
  return true
}

const patterns = new Map<string, RegExp | undefined>()
const MOST_PATTERNS = 100

function matches(text: Value, pattern: Value, extent: 'whole' | 'part'): boolean {
  if (text?.kind !== 'string' || pattern?.kind !== 'string') return false
  const key = `${extent} ${pattern.text}`
  if (!patterns.has(key)) {
    // A pattern can come from the document, another one for each value.
    if (patterns.size > MOST_PATTERNS) patterns.clear()
    patterns.set(key, asRegExp(pattern.text, extent))
  }
  return patterns.get(key)?.test(text.text) ?? false
}
