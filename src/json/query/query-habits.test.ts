import { expect, test } from 'vitest'

import { adviceAt, asJsonPath } from './query-habits.ts'
import { parseQuery } from './parse-query.ts'

test.each([
  // Left: filters of the jq manual (jqlang.org/manual). Right: what selects the same by RFC 9535.
  ['.', '$'],
  ['.foo', '$.foo'],
  ['.foo.bar', '$.foo.bar'],
  ['.foo?', '$.foo'],
  ['.["foo"]', '$["foo"]'],
  ['."foo bar".x', '$["foo bar"].x'],
  ['.[0]', '$[0]'],
  ['.[-1]', '$[-1]'],
  ['.[2:4]', '$[2:4]'],
  ['.[]', '$[*]'],
  ['.orders[].id', '$.orders[*].id'],
  ['.orders[]?.id', '$.orders[*].id'],
  ['.[] | .name', '$[*].name'],
  ['.orders[] | select(.total > 10) | .id', '$.orders[?@.total > 10].id'],
  ['map(.id)', '$[*].id'],
  ['map(select(.a == "x" and .b))', '$[?@.a == "x" && @.b]'],
  ['..', '$..*'],
  ['.. | .id?', '$..id'],
  ['orders[0].id', '$.orders[0].id'],
  ['@.id', '$.id'],
  ['[0]', '$[0]'],
])('%s of jq is %s', (jq, query) => {
  expect(asJsonPath(jq)).toBe(query)
})

test.each(['.a | length', '.[] | keys', '{a: .b}', '.a + 1', 'length', '.[] | test("x")'])(
  'no query is proposed for %s unless it is valid',
  (jq) => {
    const proposed = adviceAt(jq, 0)?.split('whole document: ')[1]
    if (proposed !== undefined) expect(() => parseQuery(proposed)).not.toThrow()
  },
)

test('the advice for a notation after white space is found at the white space', () => {
  expect(adviceAt('$ .keys()', 1)).toBe(
    'Paths have no methods. JSONPath only selects and does not compute.',
  )
  expect(adviceAt('$ .name', 1)).toBeUndefined()
})
