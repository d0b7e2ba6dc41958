import { expect, test } from 'vitest'

import { readNodes } from '../text/nodes.ts'
import { exampleQueries } from './example-queries.ts'
import { parseQuery } from './parse-query.ts'
import { seenOf } from './seen-nodes.ts'
import { Selection } from './select.ts'

const ORDERS = `{"shop name": "x", "orders": [
  {"id": 1, "status": "open", "total": 20.50},
  {"id": 2, "status": "paid", "total": 5, "gift": true},
  {"id": 3, "status": "open", "total": 7.00}
]}`

const nodesOf = (document: string) => readNodes(new TextEncoder().encode(document))

test('examples are made of the names and values of the longest array of objects', () => {
  expect(exampleQueries(nodesOf(ORDERS)).map(({ query }) => query)).toEqual([
    '$.orders[*].id',
    '$.orders[-1]',
    '$.orders[?@.total > 7.00]',
    "$.orders[?@.status == 'open']",
    '$.orders[?!@.gift]',
    '$..id',
  ])
})

test.each([
  ORDERS,
  '[{"first name": 1.10}, {"first name": 2.20}, {"é": null}]',
  '{"a b": {"it\'s": [1]}}',
  '[1, 2, 3, 4]',
  '[{}]',
  '[[{"a": 1}, {"a": 2}]]',
  '{}',
  '7',
  '{"": {"": 1}}',
])('every example for %s selects something', (document) => {
  const nodes = nodesOf(document)
  const examples = exampleQueries(nodes)
  expect(examples).not.toHaveLength(0)
  for (const { query } of examples)
    expect(new Selection(seenOf(nodes)).select(parseQuery(query), 0), query).not.toHaveLength(0)
})

test('half of different numbers are above the example limit', () => {
  const queries = (text: string) =>
    exampleQueries(readNodes(new TextEncoder().encode(text))).map(({ query }) => query)
  expect(queries('[{"n":1},{"n":2}]')).toContain('$[?@.n > 1]')
  expect(queries('[{"n":3},{"n":1},{"n":2}]')).toContain('$[?@.n > 2]')
  expect(queries('[{"n":2},{"n":2}]').join()).not.toContain('>')
})
