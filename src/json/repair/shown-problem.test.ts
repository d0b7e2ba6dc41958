import { expect, test } from 'vitest'

import { problemsOf } from './found-for-tests.ts'
import { shownProblems } from './shown-problem.ts'

const shown = (text: string) => shownProblems(text, problemsOf(text), 10)

// A line ends with LF, CRLF or CR; a column counts characters, an emoji as one.
test.each([
  ['[1,\n2 3]', 2, 1],
  ['[1,\r\n2 3]', 2, 1],
  ['[1,\r2 3]', 2, 1],
  ['[1,\n\r\n2 3]', 3, 1],
  ['["😀", 2 3]', 1, 7],
  ['["\u0939\u093f", 2 3]', 1, 8],
])('the problem of %j is in line %i, column %i', (text, line, column) => {
  expect(shown(text)).toMatchObject([{ line, column }])
})

test('a change of up to 80 characters is shown whole, a longer one by its edits', () => {
  const quoted = (units: number) => shown(`['${'x'.repeat(units - 2)}']`)[0]?.choices[0]
  expect(quoted(60)).toEqual({
    label: 'Fix',
    changes: [{ before: `'${'x'.repeat(58)}'`, after: `"${'x'.repeat(58)}"` }],
    changeCount: 1,
  })
  expect(quoted(80)?.changeCount).toBe(1)
  expect(quoted(81)).toEqual({
    label: 'Fix',
    changes: [
      { before: "'", after: '"' },
      { before: "'", after: '"' },
    ],
    changeCount: 2,
  })
})
