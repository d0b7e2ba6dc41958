import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'

import { convert } from './convert-for-tests.ts'
import { writeCsv } from './csv.ts'
import type { Choices } from './converted.ts'

const csv = (json: string, choices?: Partial<Choices>) => convert(writeCsv, json, choices).text
const notes = (json: string) => convert(writeCsv, json).notes

// RFC 4180, section 2: the examples of its seven rules, given as JSON.
test.each([
  ['[["aaa","bbb","ccc"],["zzz","yyy","xxx"]]', 'aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n'],
  [
    '[{"field_name1":"aaa","field_name2":"bbb"},{"field_name1":"zzz","field_name2":"yyy"}]',
    'field_name1,field_name2\r\naaa,bbb\r\nzzz,yyy\r\n',
  ],
  ['[["aaa","b\\r\\nbb","ccc"]]', 'aaa,"b\r\nbb",ccc\r\n'],
  ['[["aaa","b\\"bb","ccc"]]', 'aaa,"b""bb",ccc\r\n'],
])('%s is %j', (json, expected) => {
  expect(csv(json)).toBe(expected)
})

test('objects inside a row become columns of their paths, arrays stay JSON', () => {
  const json = `[{"name":"Asha","address":{"city":"पुणे","geo":{"lat":18.50}},"tags":["a","b"]},
    {"address":{"pin":"0411","city":null},"name":"Ravi","orders":[{"id":1, "x":[]}],"extra":{}}]`
  expect(csv(json)).toBe(
    [
      'name,address.city,address.geo.lat,address.pin,tags,orders,extra',
      'Asha,पुणे,18.50,,"[""a"",""b""]",,',
      'Ravi,,,0411,,"[{""id"":1,""x"":[]}]",{}',
      '',
    ].join('\r\n'),
  )
  expect(notes(json)).toEqual(['2 of 2 rows lack some of the columns: those cells are empty.'])
})

test.each([
  ['{"a":{"x":1},"b":{"x":2.0,"y":true}}', 'key,x,y\r\na,1,\r\nb,2.0,true\r\n'],
  ['{"a":{"key":1},"b":{"key":2}}', '(key),key\r\na,1\r\nb,2\r\n'],
  ['[1,"two",{"a":3}]', 'value,a\r\n1,\r\ntwo,\r\n,3\r\n'],
  ['[[1,{"a":2}],[3]]', '1,2\r\n3,\r\n'],
  ['"alone"', 'value\r\nalone\r\n'],
  ['{"a":1,"b":{"c":2}}', 'a,b.c\r\n1,2\r\n'],
  ['{"page":1,"data":{"items":[{"id":7},{"id":8}],"more":[{"x":1}]}}', 'id\r\n7\r\n8\r\n'],
  ['[{"a":null},{"a":""}]', 'a\r\n""\r\n""\r\n'],
  ['[{"__proto__":1,"":2}]', '__proto__,\r\n1,2\r\n'],
])('the rows of %s are %j', (json, expected) => {
  expect(csv(json)).toBe(expected)
})

test('a key is one column however it is written, and its last value counts', () => {
  const json = '[{"a":1,"\\u0061":2},{"\\u0061":3}]'
  expect(csv(json)).toBe('a\r\n2\r\n3\r\n')
  expect(notes(json)).toEqual([
    'Some objects have the same key more than once: a row shows its last value.',
  ])
})

test('two paths with the same name are two columns, and reported', () => {
  const json = '[{"a.b":1,"a":{"b":2}}]'
  expect(csv(json)).toBe('a.b,a.b\r\n1,2\r\n')
  expect(notes(json)[0]).toMatch(/^1 column has the same name as another/)
})

// The characters that OWASP names under "CSV Injection".
test('texts and names that a spreadsheet would calculate are made inert, numbers below zero are not', () => {
  const json = '[{"=a":"=1+1","b":-5},{"=a":"@SUM(A1)","b":"-5"},{"=a":"\\n+1","b":"a=1"}]'
  expect(csv(json)).toBe(`'=a,b\r\n'=1+1,-5\r\n'@SUM(A1),'-5\r\n"'\n+1",a=1\r\n`)
  expect(notes(json)).toEqual([
    '5 cells begin like a formula. An apostrophe in front keeps a spreadsheet from running it.',
  ])
})

test('the separator and the byte order mark are the visitor’s choice', () => {
  const json = '[{"a":"1;2","b":"3\\t4","c":"5,6"}]'
  expect(csv(json, { separator: ';' })).toBe('a;b;c\r\n"1;2";3\t4;5,6\r\n')
  expect(csv(json, { separator: '\t', hasMark: true })).toBe(
    '\uFEFFa\tb\tc\r\n1;2\t"3\t4"\t5,6\r\n',
  )
})

test('the rows can be those of any array of the document', () => {
  const json = '{"a":[{"x":1}],"b":[{"y":2},{"y":3}]}'
  const { sources } = convert(writeCsv, json)
  expect(sources?.map(({ path, count }) => [path, count])).toEqual([
    ['', 1],
    ['a', 1],
    ['b', 2],
  ])
  expect(csv(json)).toBe('y\r\n2\r\n3\r\n')
  expect(csv(json, { rowsOf: sources?.[1]?.node })).toBe('x\r\n1\r\n')
  expect(csv(json, { rowsOf: 0 })).toBe('a,b\r\n"[{""x"":1}]","[{""y"":2},{""y"":3}]"\r\n')
})

test('half a character is reported', () => {
  expect(notes('["\\ud83d"]')[0]).toMatch(/^1 string has half a character/)
})

test.each([
  ['[]', 'There are no values here to make rows from.'],
  [
    JSON.stringify([Object.fromEntries(Array.from({ length: 5001 }, (_, key) => [`k${key}`, 0]))]),
    'more than 5,000 different keys',
  ],
  [
    JSON.stringify(Array.from({ length: 25_000 }, (_, row) => ({ [`k${row % 4001}`]: row }))),
    '25,000 rows with 4,001 different keys',
  ],
])('no table is made of %.20s…', (json, reason) => {
  expect(() => csv(json)).toThrow(reason)
})

const text = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'",;\t\r\n=+-@\'aé ') }),
  )
  // At the start of a file the reader takes it for a byte order mark.
  .filter((drawn) => !drawn.startsWith('\uFEFF'))
const flat = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean())
const rowsOfOneKind = fc
  .uniqueArray(text, { minLength: 1, maxLength: 6 })
  .chain((keys) =>
    fc.tuple(fc.constant(keys), fc.array(fc.tuple(...keys.map(() => flat)), { minLength: 1 })),
  )

test('a CSV parser reads the rows of flat data back with any separator', () => {
  const separators = fc.constantFrom(',', ';', '\t' as const)
  fc.assert(
    fc.property(rowsOfOneKind, separators, ([keys, rows], separator) => {
      const { data } = Papa.parse<string[]>(csv(jsonOf(keys, rows), { separator }), {
        delimiter: separator,
        newline: '\r\n',
      })
      const expected = [keys, ...rows].map((row) => row.map(inCell))
      // After the last line end the reader sees one more, empty, row.
      expect(data).toEqual([...expected, ['']])
    }),
    { numRuns: 200 },
  )
})

function jsonOf(keys: readonly string[], rows: readonly unknown[][]): string {
  const members = (row: readonly unknown[]) =>
    row.map((value, at) => `${JSON.stringify(keys[at])}:${JSON.stringify(value)}`)
  return `[${rows.map((row) => `{${members(row).join(',')}}`).join(',')}]`
}

/** A number or word as JSON has it; a text as it is, with an apostrophe where a spreadsheet would calculate. */
function inCell(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return '=+-@\t\r\n'.includes(value[0] ?? ' ') ? `'${value}` : value
}
