import fc from 'fast-check'
import { expect, test } from 'vitest'

import { convert } from './convert-for-tests.ts'
import { writeJsonLines, writeStringLiteral } from './plain-writers.ts'

test('JSON Lines has one element on each line, as it is written', () => {
  const { text, notes } = convert(
    writeJsonLines,
    '[\n  {"a": 1.0, "b" : "x y\\n"},\n  17478252242305210114,\n  []\n]',
  )
  expect(text).toBe('{"a":1.0,"b":"x y\\n"}\n17478252242305210114\n[]\n')
  expect(notes).toEqual([])
})

test('a document that is not an array is one line of JSON Lines, and an array in it can be chosen', () => {
  const json = '{"a": [{"x": 1}, {"x": 2}]}'
  const whole = convert(writeJsonLines, json)
  expect(whole.text).toBe('{"a":[{"x":1},{"x":2}]}\n')
  expect(whole.notes).toHaveLength(1)
  expect(convert(writeJsonLines, json, { rowsOf: 1 }).text).toBe('{"x":1}\n{"x":2}\n')
  expect(convert(writeJsonLines, '[]').text).toBe('')
})

test('a document is one JSON string, as it is laid out or minified', () => {
  const json = '{\n\t"a": "\\"é\\\\"\r\n}'
  expect(convert(writeStringLiteral, json).text).toBe(String.raw`"{\n\t\"a\": \"\\\"é\\\\\"\r\n}"`)
  expect(convert(writeStringLiteral, json, { isMinified: true }).text).toBe(
    String.raw`"{\"a\":\"\\\"é\\\\\"}"`,
  )
})

test('reading the string gives the document back', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'grapheme' }), fc.nat(4), (json, indent) => {
      const laidOut = JSON.stringify(JSON.parse(json), null, indent)
      expect(JSON.parse(convert(writeStringLiteral, laidOut).text)).toBe(laidOut)
    }),
  )
})
