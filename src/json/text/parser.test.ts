import { expect, test } from 'vitest'

import { LARGEST_RESULT_BYTES, runJsonJob } from './format.ts'
import { findError } from './parser.ts'
import { scanJson } from './scanner.ts'

const outcomeOf = (text: string) => runJsonJob(text, 'minified', LARGEST_RESULT_BYTES)

test.each(['', ' ', '\n\t\r\n', '\u00a0', '\ufeff', '\ufeff  '])('%j is empty', (text) => {
  expect(outcomeOf(text)).toEqual({ validity: 'invalid', message: 'JSON input is empty' })
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
  expect(outcomeOf(text)).toMatchObject({ validity: 'invalid', message })
})

test.each([
  ['{\n  "a": 1,\n  "b": 2,,\n}', 3, 10],
  ['{a:1,}', 1, 2],
  // Counted by hand: the first invalid character, or the end of the text
  ['[1,]', 1, 4],
  ['[1', 1, 3],
  ['{"a" 1}', 1, 6],
  ['[01]', 1, 3],
  ['[1.]', 1, 4],
  ['[tru]', 1, 5],
  ['["\\x"]', 1, 4],
  ['["\\u00G0"]', 1, 7],
  ['["\\u00aG"]', 1, 8],
  ['["\\u00-1"]', 1, 7],
  ['["\\u00', 1, 7],
  ['["\\', 1, 4],
  ['["a', 1, 4],
  ['["a\nb"]', 1, 4],
  ['["a\tb"]', 1, 4],
  ['[1] []', 1, 5],
  ['[1,\r\n 2,\r\n x]', 3, 2],
  ['[1,\r 2,\r x]', 3, 2],
  ['[\n\n]\n]', 4, 1],
  ['["👋नमस्ते" x]', 1, 12],
  ['\ufeff[x]', 1, 2],
])('%j breaks at line %d column %d', (text, line, column) => {
  expect(outcomeOf(text)).toMatchObject({ validity: 'invalid', failure: { line, column } })
})

test('of a text that is too large for the engine the scan alone is judge', () => {
  // `JSON.parse` accepts the first text and rejects the second with a different message.
  const bytes = new Uint8Array(200_000_001)
  const large = (text: string) => ({ text, bytes, hasByteOrderMark: false })
  const scan = scanJson(new TextEncoder().encode('[x'))
  expect(findError(large('[1]'), scan)).toMatchObject({
    message: 'Invalid JSON format',
    failure: { line: 1, column: 2 },
  })
  expect(findError(large('[x'), { ...scan, failure: undefined })).toBeUndefined()
})

test('half a surrogate pair before a failure counts as the one character it is', () => {
  // Counted by hand: ten UTF-16 units precede the b.
  expect(outcomeOf('{"a":"\ud800", b}')).toMatchObject({
    failure: { line: 1, column: 11, index: 10, excerpt: { before: '{"a":"\ufffd", ', at: 'b' } },
  })
  expect(outcomeOf('["\udc00\udc00",\n"\ud800" x]')).toMatchObject({
    failure: { line: 2, column: 5, index: 11, excerpt: { at: 'x' } },
  })
})

test('a backslash cannot stand before half a surrogate pair, and is told where', () => {
  // Counted by hand: two characters precede the lone surrogate.
  expect(outcomeOf('"\\\ud800"')).toMatchObject({ failure: { line: 1, column: 3, index: 2 } })
  expect(outcomeOf('["\\\\\ud800", "\\\udc00"]')).toMatchObject({
    failure: { column: 11, index: 10 },
  })
})

test('the place of a failure is also an index into the text as given', () => {
  for (const text of ['["👋" x]', '\ufeff["👋" x]', '[1,\n  x]']) {
    const outcome = outcomeOf(text)
    const index = outcome.validity === 'invalid' ? outcome.failure?.index : undefined
    expect(index).toBe(text.indexOf('x'))
  }
})

test.each([
  ['{\n  "a": 1,\n  "b": 2,,\n}', { before: '  "b": 2,', at: ',', after: '' }],
  ['[👋]', { before: '[', at: '👋', after: ']' }],
  ['[1', { before: '[1', at: '', after: '' }],
  ['["a\nb"]', { before: '["a', at: '\n', after: '' }],
  ['[1,\r  x y\r 2]', { before: '  ', at: 'x', after: ' y' }],
  // Forty characters on either side, with the error character part of the right side. A split emoji becomes U+FFFD.
  [`[${'1'.repeat(100)} x]`, { before: `${'1'.repeat(39)} `, at: 'x', after: ']' }],
  [`[x${'1'.repeat(100)}]`, { before: '[', at: 'x', after: '1'.repeat(39) }],
  [`[x${'1'.repeat(38)}👋]`, { before: '[', at: 'x', after: `${'1'.repeat(38)}\ufffd` }],
  [`["👋${'1'.repeat(37)}" x]`, { before: `\ufffd${'1'.repeat(37)}" `, at: 'x', after: ']' }],
])('the line of the failure in %j is quoted around it', (text, excerpt) => {
  expect(outcomeOf(text)).toMatchObject({ failure: { excerpt } })
})
