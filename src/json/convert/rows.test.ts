import { expect, test } from 'vitest'

import { convert } from './convert-for-tests.ts'
import { writeCsv } from './csv.ts'

const csv = (json: string) => convert(writeCsv, json).text
const sources = (json: string) =>
  convert(writeCsv, json).sources?.map(({ path, count }) => [path, count])

test('twenty levels of objects are columns, a deeper object is one cell', () => {
  const nested = (levels: number, value: string) =>
    `${'{"a":'.repeat(levels)}${value}${'}'.repeat(levels)}`
  expect(csv(`[${nested(21, '1')}]`)).toBe(`${Array(21).fill('a').join('.')}\r\n1\r\n`)
  expect(csv(`[${nested(22, '1')}]`)).toBe(`${Array(21).fill('a').join('.')}\r\n"{""a"":1}"\r\n`)
})

test('5,000 different keys are columns, more are refused', () => {
  const row = (count: number) =>
    JSON.stringify([Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]))])
  expect(csv(row(5_000)).split('\r\n')[0]?.split(',')).toHaveLength(5_000)
  expect(() => csv(row(5_001))).toThrow('more than 5,000 different keys')
})

test('keys that differ in an escaped character only are different columns', () => {
  expect(csv(String.raw`[{"a\nb":1,"a\rb":2},{"a\nb":3}]`)).toBe('"a\nb","a\rb"\r\n1,2\r\n3,\r\n')
  expect(csv(String.raw`[{"\u0061":1},{"a":2}]`)).toBe('a\r\n1\r\n2\r\n')
})

test('the member named key keeps its name beside the keys of the rows', () => {
  expect(csv('{"u":{"key":1},"v":{"key":2}}')).toBe('(key),key\r\nu,1\r\nv,2\r\n')
})

test.each([
  ['[{"a":1}]', [['', 1]]],
  [
    '{"items":[{"a":1},{"a":2}]}',
    [
      ['', 1],
      ['items', 2],
    ],
  ],
  ['{"u":{"a":1},"v":{"a":2}}', [['', 2]]],
  [
    '{"x":{"u":{"a":1},"v":{"a":2}}}',
    [
      ['', 1],
      ['x', 2],
    ],
  ],
  ['{"x":{"u":{"a":1},"v":{"b":2}}}', [['', 1]]],
  ['{"x":[1,2]}', [['', 1]]],
] as [string, [string, number][]][])('%s has the row sources %j', (json, expected) => {
  expect(sources(json)).toEqual(expected)
})
