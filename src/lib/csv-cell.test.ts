import { expect, test } from 'vitest'

import { csvCell, inertText, quotedCell } from './csv-cell.ts'

// RFC 4180, section 2: cells with a comma, a quote, CR or LF stand in quotes, and a quote in them is doubled.
test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['a\rb', '"a\rb"'],
  ['a\nb', '"a\nb"'],
])('the text %j is the cell %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

// The characters that OWASP's page on CSV injection names.
test.each([
  ['=1+2', "'=1+2"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
])('the text %j is no formula in the cell %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test('a sign that does not come first makes no formula', () => {
  expect(csvCell('a=1')).toBe('a=1')
})

test.each([
  ['a;b', ';', '"a;b"'],
  ['a,b', ';', 'a,b'],
  ['a\tb', '\t', '"a\tb"'],
  ['a|b', '|', '"a|b"'],
])('the text %j between separators %j is the cell %j', (text, separator, cell) => {
  expect(quotedCell(text, separator)).toBe(cell)
})

test('a text is made inert before it is quoted', () => {
  expect(inertText('=a,b')).toBe("'=a,b")
  expect(csvCell('=a,b')).toBe(`"'=a,b"`)
})
