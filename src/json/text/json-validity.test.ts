import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sourceFromBytes } from './decoder.ts'
import { LARGEST_RESULT_BYTES, runJsonJob } from './format.ts'
import { scanJson } from './scanner.ts'

const encoder = new TextEncoder()
const minify = (text: string) => runJsonJob(text, 'minified', LARGEST_RESULT_BYTES)

/** Texts that RFC 8259 accepts, grouped as in JSONTestSuite (y_ files). */
const ACCEPTED = {
  array: ['[[]   ]', '[""]', '[]', '["a"]', '[false]', '[null, 1, "1", {}]', '[null]', '[1\n]', ' [1]', '[1,null,null,null,2]', '[2] '],
  number: ['[123e65]', '[0e+1]', '[0e1]', '[ 4]', '[-0.000000000000000000000000000000000000000000000000000000000000000000000000000001]', '[20e1]', '[-0]', '[-123]', '[-1]', '[1E22]', '[1E-2]', '[1E+2]', '[123e45]', '[123.456e78]', '[1e-2]', '[123]', '[123.456789]', '[1.5e+9999]', '[123123123123123123123123]'],
  object: ['{"asd":"sdf", "dfg":"fgh"}', '{"a":"b","a":"c"}', '{}', '{"":0}', '{"foo\\u0000bar": 42}', '{"min": -1.0e+28}', '{"x":[{"id": "xxx"}]}', '{\n"a": "b"\n}'],
  string: ['["\\u0060\\u012a\\u12AB"]', '["\\uD801\\udc37"]', '["\\"\\\\\\/\\b\\f\\n\\r\\t"]', '["\\\\u0000"]', '["\\\\a"]', '["a/*b*/c/*d//e"]', '["\\uFFFF"]', '["\uffff"]', '["\u0000"]'.replace('\0', '\\u0000'), '["\u{1bfff}"]', '["\u2028\u2029"]', '["π⍂㈴⍂"]', '["\u007f"]', '["\\uDFAA"]', '" "', '"€𝄞"'],
  structure: ['false', '42', '-0.1', 'null', '"asd"', 'true', '""', '["a"]\n', '[true]', ' [] '],
} // prettier-ignore

/** Texts that RFC 8259 rejects, grouped as in JSONTestSuite (n_ files). */
const REFUSED = {
  array: ['[1 true]', '["": 1]', '[""],', '[,1]', '[1,,2]', '["x",,]', '["x"]]', '["",]', '["x"', '[x', '[3[4]]', '[,]', '[-]', '[   , ""]', '["a",\n4\n,1,', '[1,]', '["a",\n', '[*]', '["\va"\\f]', '[1', '[1,\n1\n,1', '[{}', '[\v]'],
  number: ['[++1234]', '[+1]', '[+Inf]', '[-01]', '[-1.0.]', '[-2.]', '[-NaN]', '[.-1]', '[.2e-3]', '[0.1.2]', '[0.3e+]', '[0.3e]', '[0.e1]', '[0E+]', '[0E]', '[0e+]', '[1.0e+]', '[1.0e-]', '[1.0e]', '[1 000.0]', '[1eE2]', '[2.e+3]', '[2.e-3]', '[2.e3]', '[9.e+]', '[Inf]', '[NaN]', '[１]', '[1+2]', '[0x1]', '[0x42]', '[Infinity]', '[0e+-1]', '[-123.123foo]', '[-Infinity]', '[-foo]', '[- 1]', '[-012]', '[-.123]', '[-1x]', '[1ea]', '[1.]', '[.123]', '[1.2a-3]', '[1.8011670033376514H-308]', '[012]'],
  object: ['["x", truth]', '{[: "x"}', '{"x", null}', '{"x"::"b"}', '{🇨🇭}', '{"a":"a" 123}', '{key: \'value\'}', '{"a" b}', '{:"b"}', '{"a" "b"}', '{"a":', '{"a"', '{1:1}', '{9999E9999:1}', '{null:null,null:null}', '{"id":0,,,,,}', '{\'a\':0}', '{"id":0,}', '{"a":"b"}/**/', '{"a":"b"}//', '{"a":"b"}/', '{"a":"b",,"c":"d"}', '{a: "b"}', '{"a":"a', '{ "foo" : "bar", "a" }', '{"a":"b"}#'],
  string: ['["\\uD800\\"]', '["\\uD800\\u"]', '["\\uD800\\u1"]', '["\\uD800\\u1x"]', '[é]', '["\\x00"]', '["\\\\\\"]', '["\\\t"]', '["\\🌀"]', '["\\"]', '["\\u00A"]', '["\\uD834\\uDd"]', '["\\uD800\\uD800\\x"]', '["\\a"]', '["\\uqqqq"]', '[\\u0020"asd"]', '[\\n]', '"', '[\'single quote\']', 'abc', '["\\', '["a\0a"]', '["new\nline"]', '["\t"]', '"\\UA66D"', '""x'],
  structure: ['[\u2060]', '<.>', '[<null>]', '[1]x', '[1]]', '["asd]', 'aå', '[True]', '1]', '{"x": true,', '[][]', ']', '[', '{', '{]', '[}', '{"":[{"":', '[\u000c]', '["a"]\u00a0', '2@', '{}}', '[,', '{,', '[{"a', '[\'', '["a"', '{"a":"a\'', '*', '{"a":"b"}#{}', '[\\u000A""]', '[1', '[ false, nul', '[ true, fals', '[ false, tru', '\u2060', '//x', '[1]\ufeff', '123\0', 'nullx', '-', '1e', 'tru', 'TRUE'],
} // prettier-ignore

const rows = (groups: Record<string, string[]>) =>
  Object.entries(groups).flatMap(([group, texts]) => texts.map((text) => [group, text] as const))

test.each(rows(ACCEPTED))('JSON: %s %j', (_, text) => {
  expect(minify(text).validity).toBe('valid')
  expect(scanJson(encoder.encode(text)).failure).toBeUndefined()
})

test.each(rows(REFUSED))('not JSON: %s %j', (_, text) => {
  const check = minify(text)
  expect(check.validity).toBe('invalid')
  // The scanner agrees with the engine, so every error has a position.
  expect(check).toHaveProperty('failure.line')
})

test('the scanner and the engine agree on documents with one character broken', () => {
  const place = fc.nat()
  const other = fc.constantFrom(...'[]{},:"\\ \n0159.eE+-tfnu/x\u0001é')
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), place, other, fc.nat(1), (json, at, letter, removed) => {
      const from = at % (json.length + 1)
      const text = json.slice(0, from) + letter + json.slice(from + removed)
      expect(scanJson(encoder.encode(text)).failure === undefined).toBe(engineAccepts(text))
    }),
    { numRuns: 2_000 },
  )
})

test('whatever the engine refuses has a place, half surrogate pairs included', () => {
  const piece = fc.constantFrom('"', '\\', 'u', '1', '[', ']', ',', ' ', '\ud800', '\udc00', 'é')
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      const check = minify(text)
      expect(check.validity === 'valid').toBe(engineAccepts(text))
      if (check.validity === 'invalid' && text.trim() !== '')
        expect(check.failure?.index).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  // JSONTestSuite n_structure_100000_opening_arrays, n_structure_open_array_object
  ['100,000 open arrays', '['.repeat(100_000), 'invalid'],
  ['50,000 open objects in arrays', '[{"":'.repeat(50_000), 'invalid'],
  ['100,000 nested arrays', '['.repeat(100_000) + ']'.repeat(100_000), 'valid'],
  ['100,000 nested objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000), 'valid'],
])('%s are judged without overflowing the stack', (_, text, validity) => {
  expect(minify(text).validity).toBe(validity)
})

test.each([
  ['a lone continuation byte', [0x22, 0x80, 0x22]],
  ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22]],
  ['a surrogate in UTF-8', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ['Latin-1', [0x22, 0xe9, 0x22]],
])('bytes with %s are not Unicode text', (_, bytes) => {
  expect(sourceFromBytes(Uint8Array.from(bytes))).toBeUndefined()
})

test.each([
  ['UTF-8', [0x22, 0xc3, 0xa9, 0x22], false],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x22, 0xc3, 0xa9, 0x22], true],
  ['UTF-16 little endian', [0xff, 0xfe, 0x22, 0, 0xe9, 0, 0x22, 0], true],
  ['UTF-16 big endian', [0xfe, 0xff, 0, 0x22, 0, 0xe9, 0, 0x22], true],
])('%s bytes are read', (_, bytes, hasByteOrderMark) => {
  expect(sourceFromBytes(Uint8Array.from(bytes))).toMatchObject({ text: '"é"', hasByteOrderMark })
})

function engineAccepts(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
