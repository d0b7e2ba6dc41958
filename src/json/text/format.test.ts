import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sourceFromText } from './decoder.ts'
import { LARGEST_RESULT_BYTES, runJsonJob } from './format.ts'
import { scanJson } from './scanner.ts'
import type { Layout } from './result.ts'
import { layOut } from './writer.ts'

const outcomeOf = (text: string, layout: Layout = 'minified') =>
  runJsonJob(text, layout, LARGEST_RESULT_BYTES)
const formatJson = (text: string) => resultOf(text, 'formatted').text
const minifyJson = (text: string) => resultOf(text, 'minified').text

function resultOf(text: string, layout: Layout) {
  const outcome = outcomeOf(text, layout)
  if (outcome.validity === 'invalid') throw new Error(outcome.message)
  return outcome.result
}

// Each member keeps its source text.
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

test.each(['{a:1,}', ''])('a text that is not JSON is never written: %j', (text) => {
  const { bytes } = sourceFromText(text)
  const scan = scanJson(bytes)
  expect(() => layOut(bytes, scan, 'formatted')).toThrow('Cannot format invalid JSON')
  expect(() => layOut(bytes, scan, 'minified')).toThrow('Cannot minify invalid JSON')
  expect(outcomeOf(text)).not.toHaveProperty('result')
})

test('a byte order mark is accepted, mentioned and not in the result', () => {
  expect(outcomeOf('\ufeff{"a":1}')).toMatchObject({ validity: 'valid', hasByteOrderMark: true })
  expect(outcomeOf('{"a":1}')).toMatchObject({ validity: 'valid', hasByteOrderMark: false })
  expect(minifyJson('\ufeff{"a":1}')).toBe('{"a":1}')
})

test('8,000 nested arrays minify as they are and format with all their lines', async () => {
  const text = '['.repeat(8_000) + ']'.repeat(8_000)
  expect(minifyJson(text) === text).toBe(true)
  const nested = '['.repeat(2_000) + ']'.repeat(2_000)
  const formatted = await resultOf(nested, 'formatted').whole.text()
  // 1,999 opening lines, "[]", 1,999 closing lines. The indents total twice 2 × (1 + … + 1,998), plus 2 × 1,999 inside.
  expect(formatted.split('\n')).toHaveLength(3_999)
  expect(formatted === JSON.stringify(JSON.parse(nested), null, 2)).toBe(true)
  expect(formatted.length).toBe(2 * 1_998 * 1_999 + 2 * 1_999 + 3_998 + 4_000)
})

test('reading and writing tell after every two megabytes how far they are', () => {
  // 5,000 strings of 1,000 bytes each, comma included.
  const { bytes } = sourceFromText(
    `[${Array(5_000)
      .fill(`"${'x'.repeat(997)}"`)
      .join(',')}]`,
  )
  const told: number[] = []
  const tell = (done: number) => told.push(Math.floor(done / 1_000_000))
  scanJson(bytes, tell)
  expect(told.splice(0)).toEqual([2, 4])
  layOut(bytes, scanJson(bytes), 'minified', tell)
  // The writer also reports progress at its start.
  expect(told).toEqual([0, 2, 4])
  expect(layOut(bytes, scanJson(bytes), 'minified')).toHaveLength(bytes.length)
})

test('half a surrogate pair is written as the escape that means the same', () => {
  expect(formatJson('["\ud83d"]')).toBe(JSON.stringify(['\ud83d'], null, 2))
  expect(formatJson('"\\\\\ud800"')).toBe('"\\\\\\ud800"')
})
