import fc from 'fast-check'
import { expect, test } from 'vitest'

import { convert } from '../convert/convert-for-tests.ts'
import { writeCsv } from '../convert/csv.ts'
import { writeJsonLines, writeStringLiteral } from '../convert/plain-writers.ts'
import type { Writer } from '../convert/writer.ts'
import { writeYaml } from '../convert/yaml.ts'
import { csvToJson } from './csv-to-json.ts'
import { stringToJson } from './strings-to-json.ts'
import { linesToJson } from './lines-to-json.ts'
import type { Converter } from './format.ts'
import { yamlToJson } from './yaml-to-json.ts'

/** A JSON text after a way to another format and back, without white space between its values. */
const thereAndBack = (json: string, writer: Writer, converter: Converter) => {
  let text = ''
  converter(convert(writer, json).text, { size: 0, add: (piece) => void (text += piece) })
  return text.replaceAll('\n', '')
}

const number = fc.oneof(
  fc.constantFrom('0', '-1', '1.0', '20.50', '1e400', '17478252242305210114', '-0.5E-3'),
  fc.integer().map(String),
)
/** Neither what a spreadsheet would calculate, which is marked on the way, nor a text like a number or of another delimiter. */
const word = fc
  .string({ unit: fc.constantFrom('a', 'é', '😀', ' ', ',', '"', "'", ':', '#', '\\') })
  .map((text) => JSON.stringify(`x${text}`))
const scalar = fc.oneof(number, word, fc.constantFrom('true', 'false'))
const table = fc
  .tuple(fc.uniqueArray(word, { minLength: 2, maxLength: 4 }), fc.array(fc.array(scalar, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 5 }))
  .map(([keys, rows]) => {
    const objects = rows.map((row) => `{${keys.map((key, at) => `${key}:${row[at]}`).join(',')}}`)
    return `[${objects.join(',')}]`
  }) // prettier-ignore

test('flat data comes back from CSV as it was written', () => {
  fc.assert(
    fc.property(table, (json) => {
      expect(thereAndBack(json, writeCsv, csvToJson)).toBe(json)
    }),
    { numRuns: 200 },
  )
})

test('texts that look like numbers come back from CSV when all cells are kept as text', () => {
  const json = '[{"a":"1e5","b":"007"},{"a":"true","b":"1.50"}]'
  const asText: Converter = (text, sink) => csvToJson(text, sink, undefined, true)
  expect(thereAndBack(json, writeCsv, asText)).toBe(json)
})

test('flat data comes back from JSON Lines as it was written', () => {
  fc.assert(
    fc.property(table, (json) => {
      expect(thereAndBack(json, writeJsonLines, linesToJson)).toBe(json)
    }),
    { numRuns: 200 },
  )
})

test('every document comes back from YAML, its numbers as they were written', () => {
  fc.assert(
    fc.property(table, (json) => {
      expect(thereAndBack(json, writeYaml, yamlToJson)).toBe(json.replaceAll('1e400', '1.0e+400'))
    }),
    { numRuns: 200 },
  )
  fc.assert(
    fc.property(fc.json({ maxDepth: 4, stringUnit: 'grapheme' }), (json) => {
      expect(JSON.parse(thereAndBack(json, writeYaml, yamlToJson))).toEqual(JSON.parse(json))
    }),
    { numRuns: 300 },
  )
})

test('every document comes back from a string', () => {
  fc.assert(
    fc.property(table, (json) => {
      let text = ''
      const { text: literal } = convert(writeStringLiteral, json, { isMinified: true })
      stringToJson(literal, { size: 0, add: (piece) => void (text += piece) })
      expect(text).toBe(json)
    }),
    { numRuns: 100 },
  )
})
