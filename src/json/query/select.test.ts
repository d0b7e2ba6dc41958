import { expect, test } from 'vitest'

import { readNodes, textOf } from '../text/nodes.ts'
import { MatchedPaths, pathsOutput } from './outputs.ts'
import { parseQuery } from './parse-query.ts'
import { seenOf } from './seen-nodes.ts'
import { Selection } from './select.ts'

const read = (document: string) => readNodes(new TextEncoder().encode(document))

function valuesOf(query: string, document: string): string[] {
  const nodes = read(document)
  const selected = new Selection(seenOf(nodes)).select(parseQuery(query), 0)
  return selected.map((node) => textOf(nodes, node))
}

// RFC 9535 section 2.3.1: a name selects the member with the same Unicode scalar values, however the document writes it.
test.each([
  ['$.a', String.raw`{"\u0061": 1}`, ['1']],
  ['$.a', String.raw`{"a\u0062": 1, "a": 2}`, ['2']],
  ["$['₹']", String.raw`{"\u20b9": 1}`, ['1']],
  [String.raw`$['\u20b9']`, '{"₹": 1}', ['1']],
  ["$['😀']", String.raw`{"\ud83d\ude00": 1}`, ['1']],
  ['$.ab', '{"a": 1}', []],
])('%s of %s is %j', (query, document, values) => {
  expect(valuesOf(query, document)).toEqual(values)
})

// Of members with the same key most parsers read the last.
test.each([
  ['$.a', '{"a": 1, "a": 2}', ['2']],
  ['$.*', '{"a": 1, "b": 3, "a": 2}', ['3', '2']],
  ['$..b', '{"a": {"b": 1}, "a": {"b": 2}}', ['2']],
  ['$[?length(@) == 1]', '[{"a": 1, "a": 2}]', ['{"a": 1, "a": 2}']],
  [
    '$[?@.x == @.y]',
    '[{"x": {"k": 0, "k": 1}, "y": {"k": 1}}]',
    ['{"x": {"k": 0, "k": 1}, "y": {"k": 1}}'],
  ],
])('%s of %s with a repeated key is %j', (query, document, values) => {
  expect(valuesOf(query, document)).toEqual(values)
})

// RFC 9535 section 2.3.5.2.2: arrays and objects are equal element by element and member by member; numbers by value.
test.each([
  ['[]', '{}', false],
  ['[1,2]', '[1.0,2e0]', true],
  ['[1,2]', '[2,1]', false],
  ['[1]', '[1,1]', false],
  ['{"a":1,"b":[{}]}', '{"b":[{}],"a":1}', true],
  ['{"a":1}', '{"b":1}', false],
  ['{"a":null}', '{}', false],
  ['"1"', '1', false],
  ['12345678901234567890', '12345678901234567891', false],
])('%s == %s is %s', (x, y, isEqual) => {
  const document = `[{"x":${x},"y":${y}}]`
  expect(valuesOf('$[?@.x == @.y]', document)).toHaveLength(isEqual ? 1 : 0)
  expect(valuesOf('$[?@.x != @.y]', document)).toHaveLength(isEqual ? 0 : 1)
})

test('all paths of more than 10,000 matches are one JSON array', () => {
  const nodes = read(JSON.stringify(Array.from({ length: 10_001 }, (_, at) => at % 10)))
  const selected = new Selection(seenOf(nodes)).select(parseQuery('$[*]'), 0)
  const paths = JSON.parse(pathsOutput(new MatchedPaths(nodes), selected).text ?? '') as string[]
  expect(paths).toHaveLength(10_001)
  expect([paths[0], paths[9_999], paths[10_000]]).toEqual(['$[0]', '$[9999]', '$[10000]'])
})

test('paths of matches under different parents are their own', () => {
  const nodes = read('{"a": [{"b": 1}, {"b": 2}], "c": {"b": 3}}')
  const selected = new Selection(seenOf(nodes)).select(parseQuery('$..b'), 0)
  const paths = new MatchedPaths(nodes)
  expect(selected.map((node) => paths.pathOf(node))).toEqual([
    "$['a'][0]['b']",
    "$['a'][1]['b']",
    "$['c']['b']",
  ])
})
