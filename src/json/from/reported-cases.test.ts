import { describe, expect, test } from 'vitest'

import { compare } from '../compare/compare-task.ts'
import { parseQuery } from '../query/parse-query.ts'
import { fixed, found } from '../repair/found-for-tests.ts'
import { sourceFromText } from '../text/decoder.ts'
import { LARGEST_RESULT_BYTES, runJsonJob } from '../text/format.ts'
import { csvToJson } from './csv-to-json.ts'
import type { JsonSink } from './format.ts'
import { JsonPieces } from './json-pieces.ts'
import { yamlToJson } from './yaml-to-json.ts'

const converted = async (read: (text: string, json: JsonSink) => unknown, text: string) => {
  const json = new JsonPieces()
  read(text, json)
  return json.whole().text()
}

// Inputs of public reports, by their ids in tests/fixtures/cases/developer.json.
test('field-dev-r11: numbers keep every digit', async () => {
  const text = '{"a":9223372036854775807,"c":1.0,"d":1e400,"e":-0}'
  const outcome = runJsonJob(text, 'minified', LARGEST_RESULT_BYTES)
  expect(outcome.validity === 'valid' && (await outcome.result.whole.text())).toBe(text)
})

test('field-dev-r15: leading zeros are kept as text', async () => {
  const json = await converted(csvToJson, 'Zip,Id,No\n02,0800,069')
  expect(JSON.parse(json)).toEqual([{ Zip: '02', Id: '0800', No: '069' }])
})

test('field-dev-r17: a boolean stays one, and a number with a leading zero is text', async () => {
  expect(await converted(yamlToJson, 'isBoolean: false\na: 0666')).toBe(
    '{"isBoolean":false,"a":"0666"}',
  )
})

// What jsonrepair from npm makes of the same texts.
describe('field-dev-r13: repairs keep the text', () => {
  test.each([
    [String.raw`[{'id': None, 'n': '12"34"'}]`, String.raw`[{"id": null, "n": "12\"34\""}]`],
    [String.raw`{\"a\":\"1\"}`, '{"a":"1"}'],
  ])('%s', (text, expected) => {
    const choices = [fixed(text), ...found(text).flatMap(([, , ...texts]) => texts)]
    expect(choices.map((each) => each.trim())).toContain(expected)
  })

  test.each(['{"t":"65" tv"}', '{\n"a": "open,\n"b": 1\n}'])('%s has an offer', (text) => {
    const texts = [fixed(text), ...found(text).flatMap(([, , ...each]) => each)]
    const readable = texts.filter((each) => isJson(each))
    expect(readable.length).toBeGreaterThan(0)
    for (const word of text.match(/[a-z0-9]+/g) ?? [])
      for (const each of readable) expect(each).toContain(word)
  })
})

test('field-dev-a02: the order of arrays counts, and moved elements are named as such', () => {
  const [left, right] = ['{"t":["tech","iphone"]}', '{"t":["iphone","tech"]}'].map(sourceFromText)
  if (left === undefined || right === undefined) throw new Error()
  const { comparison } = compare(left, right, { key: '', spelling: 'ignored' })
  expect(comparison.changes.count).toBe(1)
  expect(comparison.notes.isCoarse).toBe(false)
})

test.each(Object.getOwnPropertyNames(Object.prototype))('%s is a name like any other', (name) => {
  expect(() => parseQuery(`$[?${name}(@.a)]`)).toThrow()
  for (const [, , ...texts] of found(`[${name}("x")]`))
    for (const text of texts) expect(text).not.toContain('native code')
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
