import { asRegExp } from './i-regexp.ts'
import type { Operand, Query, Test } from './syntax.ts'

/** What a visitor may not expect of a query that is right, in sentences. */
export function notesOn(text: string, query: Query, count: number): string[] {
  const notes: string[] = []
  const size = /\.(length|size|count)(?![\w(])/u.exec(text)?.[1]
  if (size !== undefined && count === 0)
    notes.push(
      `.${size} looks for a member with the name “${size}”. In a filter, length(@.name) is the length of a text, an array or an object.`,
    )
  for (const pattern of patternsOf(query)) {
    if (asRegExp(pattern, 'part') === undefined)
      notes.push(
        `The pattern “${pattern}” is no I-Regexp (RFC 9485), so it matches nothing. It knows no \\d, \\w, \\s or \\b, no lookahead and no lazy +?: write [0-9] for \\d.`,
      )
  }
  return notes
}

/** The patterns that are written in a query. */
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
