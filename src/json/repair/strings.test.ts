import { expect, test } from 'vitest'

import { found, fixed, problemsOf } from './found-for-tests.ts'

test('a number sign directly after a quote is inside the string, after a space it begins a comment', () => {
  expect(found('{"a": "x"#1", "b": 2}')).toEqual([
    ['inner-quote', 8, String.raw`{"a": "x\"#1", "b": 2}`],
  ])
  expect(fixed('{"a": "x" # one\n}')).toBe('{"a": "x" \n}')
})

test('twenty quotes inside one string are escaped together', () => {
  const words = 'a "b" c '.repeat(10)
  expect(found(`["${words}"]`)).toEqual([
    ['inner-quote', 4, `["${words.replaceAll('"', String.raw`\"`)}"]`],
  ])
})

// RFC 8259 section 7: an escape is \u and four hexadecimal digits; characters beyond U+FFFF are two of them.
test('an escape before the closing quote is complete', () => {
  const text = String.raw`{'a': 'x\u0041'}`
  expect(problemsOf(text).map(({ kind }) => kind)).toEqual(['quotes', 'quotes'])
  expect(fixed(text)).toBe(String.raw`{"a": "x\u0041"}`)
})

test.each([
  [String.raw`\u{10FFFF}`, String.raw`\udbff\udfff`],
  [String.raw`\U0001F600`, String.raw`\ud83d\ude00`],
  [String.raw`\x41`, String.raw`\u0041`],
  [String.raw`\v`, String.raw`\u000b`],
  [String.raw`\0`, String.raw`\u0000`],
])('%s means %s', (escape, meaning) => {
  expect(found(`["${escape}"]`)).toEqual([['escape', 2, `["${meaning}"]`, `["\\${escape}"]`]])
})

test('an escape beyond U+10FFFF has no meaning', () => {
  expect(problemsOf(String.raw`["\u{110000}"]`).map(({ kind }) => kind)).toEqual(['unknown-escape'])
})

test('the quote of a cut string is not escaped by a pair of backslashes', () => {
  expect(found(String.raw`["a\\`)[0]).toEqual(['unclosed-string', 5, String.raw`["a\\"`])
  expect(found(String.raw`["a\ `.trim())[0]).toEqual(['unclosed-string', 4, String.raw`["a\\"`])
})

test('the path of a shared folder gets four backslashes', () => {
  expect(found(String.raw`["\\server\data\new"]`)[0]).toEqual([
    'path',
    2,
    String.raw`["\\\\server\\data\\new"]`,
    String.raw`["\\server\\data\new"]`,
  ])
})
