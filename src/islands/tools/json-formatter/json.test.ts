import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkJson, formatJson, minifyJson } from './json.ts'

// pitfalls D1, D2, D4, D5, D10 and reading 19: the text of each member is what went in.
test.each([
  ['20-digit numbers', '"userId":17478252242305210114'],
  ['number spellings', '"x":1.0,"y":1e400,"z":-0,"p":5.107091491635510056019771245,"q":1E+2'],
  ['digit-like keys', '"10":1,"9":2,"b":3,"a":4'],
  ['__proto__', '"b":1,"__proto__":0'],
  ['escapes', String.raw`"a":"\u0928\/\"\\","\u0061b":"\ud800"`],
  ['duplicate keys', '"a":1,"a":2'],
  ['white space within strings', String.raw`"a  b":" : , { [ \" "`],
])('%s survive formatting and minifying', (_, members) => {
  const lines = members.split(/,(?=")/).map((member) => `  ${member.replace(/":(?=\S)/, '": ')}`)
  expect(formatJson(`{ ${members}\t}`)).toBe(`{\n${lines.join(',\n')}\n}`)
  expect(minifyJson(`\r\n{${lines.join(',\n')} }`)).toBe(`{${members}}`)
})

// ECMA-262 JSON.stringify with an indent of two spaces
test.each([
  ['[]', '[]'],
  ['{ }', '{}'],
  ['[ [ ] , { } ]', '[\n  [],\n  {}\n]'],
  ['{"a":[1,{"b":null}]}', '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ]\n}'],
  [' "text" ', '"text"'],
])('%s is laid out as JSON.stringify does', (text, formatted) => {
  expect(formatJson(text)).toBe(formatted)
})

test('any document of the engine comes out as the engine writes it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(undefined, 1, '\t'), (text, indent) => {
      const value: unknown = JSON.parse(text)
      const given = JSON.stringify(value, null, indent)
      expect(formatJson(given)).toBe(JSON.stringify(value, null, 2))
      expect(minifyJson(given)).toBe(JSON.stringify(value))
    }),
  )
})

test('white space between tokens changes neither result', () => {
  const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r'), maxLength: 3 })
  fc.assert(
    fc.property(fc.json({ noUnicodeString: false }), space, (text, blank) => {
      const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? []
      const spaced = `${blank}${tokens.join(blank)}${blank}`
      expect(formatJson(spaced)).toBe(formatJson(text))
      expect(minifyJson(spaced)).toBe(minifyJson(text))
    }),
  )
})

test('refused texts are refused in the words of the specification', () => {
  expect(() => formatJson('{a:1,}')).toThrow('Cannot format invalid JSON')
  expect(() => minifyJson('{a:1,}')).toThrow('Cannot minify invalid JSON')
  expect(() => formatJson('')).toThrow('Cannot format invalid JSON')
})

test.each(['', ' ', '\n\t\r\n', '\u00a0', '\ufeff', '\ufeff  '])('%j is empty', (text) => {
  expect(checkJson(text)).toEqual({ validity: 'invalid', message: 'JSON input is empty' })
})

test('the message of an invalid text is the parser’s own', () => {
  const text = '{\n  "a": 1,\n  "b": 2,,\n}'
  let message = ''
  try {
    JSON.parse(text)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).not.toBe('')
  expect(checkJson(text)).toMatchObject({ validity: 'invalid', message })
})

test.each([
  // pitfalls D7 and D6
  ['{\n  "a": 1,\n  "b": 2,,\n}', 3, 10],
  ['{a:1,}', 1, 2],
  // By hand: the first character that no JSON text can have there, or the place after the last one
  ['[1,]', 1, 4],
  ['[1', 1, 3],
  ['{"a" 1}', 1, 6],
  ['[01]', 1, 3],
  ['[1.]', 1, 4],
  ['[tru]', 1, 5],
  ['["\\x"]', 1, 4],
  ['["\\u00G0"]', 1, 7],
  ['["a\tb"]', 1, 4],
  ['[1] []', 1, 5],
  ['[1,\r\n 2,\r\n x]', 3, 2],
  ['[1,\r 2,\r x]', 3, 2],
  ['[\n\n]\n]', 4, 1],
  ['["👋नमस्ते" x]', 1, 12],
  ['\ufeff[x]', 1, 2],
])('%j breaks at line %d column %d', (text, line, column) => {
  expect(checkJson(text)).toMatchObject({ validity: 'invalid', failure: { line, column } })
})

test('half a surrogate pair before a failure counts as the one character it is', () => {
  // Counted by hand: ten units stand before the b.
  expect(checkJson('{"a":"\ud800", b}')).toMatchObject({
    failure: { line: 1, column: 11, index: 10, excerpt: { before: '{"a":"\ufffd", ', at: 'b' } },
  })
  expect(checkJson('["\udc00\udc00",\n"\ud800" x]')).toMatchObject({
    failure: { line: 2, column: 5, index: 11, excerpt: { at: 'x' } },
  })
})

test('a backslash cannot stand before half a surrogate pair, and is told where', () => {
  // Counted by hand: two characters stand before the half.
  expect(checkJson('"\\\ud800"')).toMatchObject({ failure: { line: 1, column: 3, index: 2 } })
  expect(checkJson('["\\\\\ud800", "\\\udc00"]')).toMatchObject({
    failure: { column: 11, index: 10 },
  })
  expect(formatJson('"\\\\\ud800"')).toBe('"\\\\\\ud800"')
})

test('the place of a failure is also an index into the text as given', () => {
  for (const text of ['["👋" x]', '\ufeff["👋" x]', '[1,\n  x]']) {
    const check = checkJson(text)
    const index = check.validity === 'invalid' ? check.failure?.index : undefined
    expect(index).toBe(text.indexOf('x'))
  }
})

test.each([
  ['{\n  "a": 1,\n  "b": 2,,\n}', { before: '  "b": 2,', at: ',', after: '' }],
  ['[👋]', { before: '[', at: '👋', after: ']' }],
  ['[1', { before: '[1', at: '', after: '' }],
  ['["a\nb"]', { before: '["a', at: '\n', after: '' }],
  [`[${'1'.repeat(100)} x]`, { before: `${'1'.repeat(39)} `, at: 'x', after: ']' }],
])('the line of the failure in %j is quoted around it', (text, excerpt) => {
  expect(checkJson(text)).toMatchObject({ failure: { excerpt } })
})

test('a byte order mark is accepted, mentioned and not in the result', () => {
  expect(checkJson('\ufeff{"a":1}')).toMatchObject({ validity: 'valid', hasByteOrderMark: true })
  expect(checkJson('{"a":1}')).toMatchObject({ validity: 'valid', hasByteOrderMark: false })
  expect(minifyJson('\ufeff{"a":1}')).toBe('{"a":1}')
})

test('8,000 nested arrays minify as they are and format with all their lines', () => {
  const text = '['.repeat(8_000) + ']'.repeat(8_000)
  expect(minifyJson(text) === text).toBe(true)
  const formatted = formatJson('['.repeat(2_000) + ']'.repeat(2_000))
  // 1,999 opening lines, "[]", 1,999 closing lines; indents add up to twice 2 × (1 + … + 1,998), and 2 × 1,999 within.
  expect(formatted.split('\n')).toHaveLength(3_999)
  expect(formatted.length).toBe(2 * 1_998 * 1_999 + 2 * 1_999 + 3_998 + 4_000)
})

test('half a surrogate pair is written as the escape that means the same', () => {
  expect(formatJson('["\ud83d"]')).toBe(JSON.stringify(['\ud83d'], null, 2))
})
