import fc from 'fast-check'
import { expect, test } from 'vitest'

import { makeJson } from './from-task.ts'
import { queryToJson, stringToJson } from './strings-to-json.ts'
import { JsonPieces } from './json-pieces.ts'
import { linesToJson } from './lines-to-json.ts'
import { literalToJson } from './literal-to-json.ts'
import type { Converter } from './format.ts'

const by = (converter: Converter) => async (text: string) => {
  const json = new JsonPieces()
  const notes = converter(text, json)
  return [await json.whole().text(), ...notes]
}
const lines = by(linesToJson)
const literal = by(literalToJson)

test('each line of JSON Lines is a value, as it is written', async () => {
  // The first two rows of jsonlines.org/examples
  expect(
    await lines('["Name", "Session", "Score", "Completed"]\n["Gilbert", "2013", 24, true]\n'),
  ).toEqual(['[\n["Name", "Session", "Score", "Completed"],\n["Gilbert", "2013", 24, true]\n]'])
  expect(await lines('\uFEFF1.0\r\n\n"a\u2028b"\n')).toEqual([
    '[\n1.0,\n"a\u2028b"\n]',
    '1 blank line left out.',
  ])
})

test('the good lines of JSON Lines are kept, and the bad ones are named', async () => {
  const [text, ...notes] = await lines('{"a":1}\n{"a":2,}\n{"a":3}\n')
  expect(text).toBe('[\n{"a":1},\n{"a":3}\n]')
  expect(notes).toEqual(['1 line left out.', expect.stringMatching(/^Line 2 is not JSON: ./)])
  const many = await lines(`[]\n${'x\n'.repeat(7)}`)
  expect(many.slice(0, 2)).toEqual(['[\n[]\n]', '7 lines left out: 2, 3, 4, 5, 6 and 2 more.'])
  await expect(lines('x\n{"a":1,}\n')).rejects.toThrow(/^Line 1 is not JSON: ./)
})

test('lines and array say the same for every list of values', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.json()), async (values) => {
      const [text = ''] = await lines(values.join('\n'))
      expect(text).toBe(values.length === 0 ? '[]' : `[\n${values.join(',\n')}\n]`)
    }),
  )
})

test('a JSON string gives the JSON in it, with or without its quotes', async () => {
  const inner = '{"id":17478252242305210114,"a":"\\"x\\"\\n"}'
  for (const text of [JSON.stringify(inner), JSON.stringify(inner).slice(1, -1)]) {
    expect(await by(stringToJson)(` ${text}\n`)).toEqual([inner])
  }
})

test('a query string is an object of texts, and a name that repeats has an array', async () => {
  const note = 'All values are strings, because a query string has no numbers.'
  // application/x-www-form-urlencoded, URL Standard 5.1: + is a space, %20 too
  expect(await by(queryToJson)('?a=1&b=x+y%20z&a=2&c&%E0%A4%A8=%E2%82%B9&__proto__=d')).toEqual([
    '{"a":["1","2"],"b":"x y z","c":"","न":"₹","__proto__":"d"}',
    note,
  ])
})

test('a JavaScript literal is read as data', async () => {
  // Values by ECMA-262, sections 12.9.3 and 12.9.4
  const text = `// order
const order = {
  id: 17478252242305210114, 'first-name': 'Asha\\'s \\x41\\u0041\\u{1F600}', $a: .5, b_: 5., c: +3, d: -0x1F,
  e: 1_000, f: 0b101, g: 10n, h: \`two
lines\`, "i": 1.50, 7: [true, null,], /* j */ __proto__: {},
};`
  expect(await literal(text)).toEqual([
    '{"id":17478252242305210114,"first-name":"Asha\'s AA😀","$a":0.5,"b_":5,"c":3,"d":-31,' +
      '"e":1000,"f":5,"g":10,"h":"two\\nlines","i":1.50,"7":[true,null],"__proto__":{}}',
  ])
})

test('values that JSON does not have are reported', async () => {
  expect(await literal('{a: undefined, b: [undefined, , NaN, -Infinity], c: 1}')).toEqual([
    '{"b":[null,null,null,null],"c":1}',
    'undefined (2 times): omitted from an object, null in an array.',
    'NaN or Infinity (2 times), which JSON does not have: null.',
    'Empty array elements (once): null.',
  ])
})

test.each([
  ['{\n  at: new Date()}', 'This is code, not data (line 2, column 7).'],
  ['[alert(1)]', 'This is code, not data (line 1, column 2).'],
  ['{a: `${b}`}', 'This is code, not data (line 1, column 6).'],
  ['{...a}', 'This is code, not data (line 1, column 2).'],
  ['{[a]: 1}', 'This is code, not data (line 1, column 2).'],
  ['{a() {}}', 'This is code, not data (line 1, column 3).'],
  ['{a: 1}.b', 'There is text after the value (line 1, column 7).'],
  ['[011001]', '011001 has a leading zero (line 1, column 2).'],
  ["{a: 'x\n'}", 'This quote is never closed (line 1, column 5).'],
  ['{a: 1', 'The text ends too soon (line 1, column 6).'],
  [`${'['.repeat(501)}`, 'This is deeper than 500 levels (line 1, column 501).'],
])('%j is refused: %s', async (text, message) => {
  await expect(literal(text)).rejects.toThrow(message)
})

test('every JSON text is a JavaScript literal that says the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())), async (value) => {
      expect(JSON.parse((await literal(JSON.stringify(value)))[0] ?? '')).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
}) // prettier-ignore

test('a file is read as UTF-8 or UTF-16, and one that is no text is refused', async () => {
  const asked = async (bytes: number[]) => {
    const request = {
      content: new Blob([Uint8Array.from(bytes)]),
      format: 'lines' as const,
      isAllText: false,
    }
    return makeJson(request, { onProgress: () => undefined }).then(
      (made) => ({ kind: 'done' as const, ...made }),
      ({ message }: Error) => ({ kind: 'refused' as const, message }),
    )
  }
  const done = await asked([0xff, 0xfe, 0x31, 0])
  expect(done?.kind === 'done' && (await done.whole.text())).toBe('[\n1\n]')
  expect(await asked([0x80])).toEqual({ kind: 'refused', message: 'The file is not UTF-8 text.' })
})
