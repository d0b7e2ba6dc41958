import fc from 'fast-check'
import { expect, test } from 'vitest'

import { recognise } from './recognise.ts'

const name = (text: string) => recognise(text)?.name

test.each([
  ['a,b,c\n1,2,3\n4,5,6\n', 'CSV (2 rows, comma)'],
  ['\uFEFFname;price\r\nPen;1,50\r\n', 'CSV (1 row, semicolon)'],
  ['sku\tprice\nA-1\t20', 'TSV (1 row, tab)'],
  ['sep=|\na|b\n1|2', 'CSV (1 row, vertical bar)'],
  ['id,note\n1,"two\nlines, here"\n2,x', 'CSV (2 rows, comma)'],
  ['{"a":1}\n{"a":2}\n', 'JSON Lines (2 values)'],
  ['{"a":1}\n\n[2]', 'JSON Lines (2 values)'],
  ['{"a":1}\n{"a":2,}\n{"a":3}', 'JSON Lines (2 values, 1 line not JSON)'],
  ['name: ganak\nversion: 1\ntags:\n  - json\n', 'YAML'],
  ['---\n- name: a\n  run: |\n    echo hello\n', 'YAML'],
  ['"{\\"a\\":1}"', 'JSON inside a string'],
  ['{\\"a\\":[1,2]}', 'JSON inside a string'],
  ['a=1&b=2', 'a query string'],
  ['?utm_source=x', 'a query string'],
  ['{name: "Asha", tags: [\'a\'],}', 'a JavaScript object'],
  ["['a', 'b']", 'a JavaScript object'],
  ['const x = {"a": 1}', 'a JavaScript object'],
  ['{"a": 1, // note\n "b": 2}', 'a JavaScript object'],
])('%j looks like %s', (text, expected) => {
  expect(name(text)).toBe(expected)
})

test.each([
  [''],
  ['{"a":1}'],
  ['"text"'],
  ['12'],
  ['null'],
  // Left to the repair of JSON: nothing in it is another format's.
  ['{"a":1,}'],
  ['{"a":1 "b":2}'],
  ['{"a": tru'],
  ['[\n{"a":1}\n{"a":2}\n]'],
  ['{"a":1}\n{"a":2'],
  ['[1,2'],
  ['<p>a, b</p>\n<p>c, d</p>'],
  ['<a>\n  <b>1</b>\n</a>'],
  ['Dear Asha, thank you for your order of two pens and one book.\nWe hope, as always, to see you again.'],
  ['Note: this is prose. It goes on.'],
  ['1,00,000\n2,50,000\n12,34,567'],
  ['https://example.in/?a=1&b=2'],
  ['a=1; b=2'],
  ['17478252242305210114\n17478252242305210115'],
  ['- buy milk\n- buy eggs'],
  ['{a: alert(1)}'],
])('%j looks like nothing known here', (text) => {
  expect(name(text)).toBeUndefined()
}) // prettier-ignore

test('a long text is known by its beginning, and its rows are not counted', () => {
  expect(name(`a,b\n${'1,2\n'.repeat(50_000)}`)).toBe('CSV (comma)')
  expect(name('{"a":1}\n'.repeat(50_000))).toBe('JSON Lines')
  expect(name(`[${"{name: 'a'},".repeat(50_000)}]`)).toBe('a JavaScript object')
  expect(name(JSON.stringify(JSON.stringify(Array(50_000).fill('a'))))).toBe('JSON inside a string')
  expect(name(JSON.stringify(Array(50_000).fill({ a: 1 }), null, 2))).toBeUndefined()
  expect(name(`[\n${'{"a":"b: c, d"},\n'.repeat(50_000)}`)).toBeUndefined()
})

test('no JSON text is taken for another format, unless it holds JSON', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(['string', undefined]).toContain(recognise(json)?.format)
    }),
    { numRuns: 500 },
  )
})
