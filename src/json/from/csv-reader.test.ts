import { expect, test } from 'vitest'

import { CsvReader, dialectOf, lineAt } from './csv-reader.ts'

function rowsOf(text: string, delimiter = ',') {
  const reader = new CsvReader(text, delimiter)
  const rows: string[][] = []
  for (let row = reader.next(); row !== undefined; row = reader.next()) rows.push(row)
  return { rows, hasStrayText: reader.hasStrayText }
}

// RFC 4180 section 2, and the line ends that programs write besides CRLF.
test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a","b\r\nb"', [['a', 'b\r\nb']]],
  ['"a""b",""', [['a"b', '']]],
  ['"""",x', [['"', 'x']]],
  [',\n', [['', '']]],
  ['a\n\nb', [['a'], [''], ['b']]],
])('%j is %j', (text, rows) => {
  expect(rowsOf(text)).toEqual({ rows, hasStrayText: false })
})

test('text after a closing quote is kept and reported', () => {
  expect(rowsOf('"a"b,c')).toEqual({ rows: [['ab', 'c']], hasStrayText: true })
})

test('a quote that is never closed is reported with its line', () => {
  expect(() => rowsOf('a\r\nb\n"c')).toThrow('The quote in line 3 is never closed.')
})

test.each([
  ['a\r\nb\rc\nd', 0, 1],
  ['a\r\nb\rc\nd', 3, 2],
  ['a\r\nb\rc\nd', 5, 3],
  ['a\r\nb\rc\nd', 7, 4],
])('in %j the index %i is in line %i', (text, index, line) => {
  expect(lineAt(text, index)).toBe(line)
})

test.each([
  ['a,b\n1,2\n', ',', 2],
  ['a;b;c\n1;2;3\n', ';', 3],
  ['a\tb\n1\t2\n', '\t', 2],
  ['a|b\n1|2\n', '|', 2],
  // Decimal commas: two semicolons fit every row, commas only some.
  ['a;b\n1,5;2\n3;4\n', ';', 2],
  // Quotes around cells of commas are stray for the semicolon.
  ['"a","b; c"\n"d","e; f"\n', ',', 2],
  ['sep=|\na,b|c\n1,2|3\n', '|', 2],
])('the delimiter of %j is %j with %i columns', (text, delimiter, columns) => {
  expect(dialectOf(text)).toMatchObject({ delimiter, columns })
})
