import { asRegExp } from './i-regexp.ts'
import { NOTES } from './sentences.ts'
import type { Operand, Query, Test } from './syntax.ts'

/** Returns sentences on what a visitor may not expect of a valid query. */
export function notesOn(text: string, query: Query, count: number): string[] {
  const notes: string[] = []
  const size = /\.(length|size|count)(?![\w(])/u.exec(text)?.[1]
  if (size !== undefined && count === 0) notes.push(NOTES.size(size))
  for (const pattern of patternsOf(query)) {
    if (asRegExp(pattern, 'part') === undefined) notes.push(NOTES.pattern(pattern))
  }
  return notes
}

/** Returns the patterns that a query contains as literals. */
function patternsOf(query: Query): string[] {
  return query.segments.flatMap(({ selectors }) =>
    selectors.flatMap((selector) => (selector.kind === 'filter' ? inTest(selector.test) : [])),
  )
}

function inTest(test: Test): string[] {
  switch (test.kind) {
    case 'and':
    case 'or':
      return test.tests.flatMap(inTest)
    case 'not':
      return inTest(test.test)
    case 'exists':
      return patternsOf(test.query)
    case 'matches':
      return [...written(test.pattern), ...inOperand(test.text)]
    case 'compare':
      return [...inOperand(test.left), ...inOperand(test.right)]
  }
}

function written(pattern: Operand): string[] {
  return pattern.kind === 'literal' && pattern.value.kind === 'string' ? [pattern.value.text] : []
}

function inOperand(operand: Operand): string[] {
  if (operand.kind === 'literal') return []
  return operand.kind === 'length' ? inOperand(operand.of) : patternsOf(operand.query)
}
