import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'

import { convert } from './convert-for-tests.ts'
import { writeYaml } from './yaml.ts'

const yaml = (json: string) => convert(writeYaml, json).text
const notes = (json: string) => convert(writeYaml, json).notes
/** Members as pairs: in a JavaScript object "__proto__" and the order of numbers would be lost. */
const read = (text: string) => parse(text, { mapAsMap: true, schema: 'core', maxAliasCount: 0 })

test('objects, arrays and empty ones have the layout of YAML', () => {
  const json =
    '{"a":{"b":1,"c":[true,null]},"d":[[1,[2]],{"e":"x","f":{"g":[]}},{}],"h":{},"i":"last"}'
  expect(yaml(json)).toBe(`a:
  b: 1
  c:
    - true
    - null
d:
  - - 1
    - - 2
  - e: x
    f:
      g: []
  - {}
h: {}
i: last
`)
})

test.each([
  ['"plain text"', 'plain text'],
  ['"पुणे"', 'पुणे'],
  ['"a:b https://x.y/#z"', 'a:b https://x.y/#z'],
  ['"a: b"', '"a: b"'],
  ['"a #b"', '"a #b"'],
  ['"a:"', '"a:"'],
  ['"a "', '"a "'],
  ['""', '""'],
  ['"yes"', '"yes"'],
  ['"No"', '"No"'],
  ['"NULL"', '"NULL"'],
  ['"~"', '"~"'],
  ['"12"', '"12"'],
  ['"1e3"', '"1e3"'],
  ['"2026-11-22"', '"2026-11-22"'],
  ['"12:30"', '"12:30"'],
  ['"<<"', '"<<"'],
  ['"- a"', '"- a"'],
  ['"%a"', '"%a"'],
  ['"say \\"hi\\""', 'say "hi"'],
  ['"\\"hi\\" \\\\"', '"\\"hi\\" \\\\"'],
  ['"a\\u0000\\u007f\\u0085\\u2028\\ufeff"', '"a\\u0000\\u007f\\u0085\\u2028\\ufeff"'],
  ['"\\ud83d\\ude00"', '"😀"'],
  ['"\\ud83d"', '"\\ud83d"'],
  ['17478252242305210114', '17478252242305210114'],
  ['20.50', '20.50'],
  ['-0', '-0'],
  ['1E400', '1.0E+400'],
])('%s is the YAML %s', (json, expected) => {
  expect(yaml(json)).toBe(`${expected}\n`)
})

test.each([
  ['{"a":"one\\ntwo"}', 'a: |-\n  one\n  two\n'],
  ['{"a":"one\\n\\n# two\\n"}', 'a: |\n  one\n\n  # two\n'],
  ['["one\\n---\\n"]', '- |\n  one\n  ---\n'],
  ['"one\\ntwo"', '|-\n  one\n  two\n'],
  ['"one\\n\\n"', '"one\\n\\n"\n'],
  ['" one\\ntwo"', '" one\\ntwo"\n'],
  ['"one \\ntwo"', '"one \\ntwo"\n'],
  ['"\\none"', '"\\none"\n'],
  ['"a\\r\\nb"', '"a\\r\\nb"\n'],
])('the lines of %s stand below each other where nothing is lost by it', (json, expected) => {
  expect(yaml(json)).toBe(expected)
})

test('a key of more than 1,024 characters has a question mark before it', () => {
  const key = 'k'.repeat(1_100)
  expect(yaml(`{"${key}":{"a":1}}`)).toBe(`? ${key}\n:\n  a: 1\n`)
  expect(read(yaml(`[{"${key}":[1],"b":{"${key}":""}}]`))).toEqual([
    new Map<string, unknown>([
      [key, [1]],
      ['b', new Map([[key, '']])],
    ]),
  ])
})

const tricky = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...' \t\n\r:#-?|>\'"\\[]{},&*!%@`~=<aé0.\u0085\u2028\ufeff') }),
  fc.constantFrom('yes', 'null', '0x1F', '.5', '.inf', '1_000', '0o7', '---', '...', '2001-01-01'),
)
const value = fc.jsonValue({ depthSize: 'medium', stringUnit: 'binary' })
const { document } = fc.letrec((tie) => ({
  document: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tricky,
    value,
    fc.array(tie('document')),
    fc.dictionary(tricky, tie('document')),
  ),
}))

test('a reader of YAML gets what a reader of JSON gets', () => {
  fc.assert(
    fc.property(document, (given) => {
      const json = JSON.stringify(given)
      expect(read(yaml(json))).toEqual(asMaps(JSON.parse(json)))
    }),
    { numRuns: 200 },
  )
})

function asMaps(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(asMaps)
  if (typeof given !== 'object' || given === null) return given
  return new Map(Object.entries(given).map(([key, inner]) => [key, asMaps(inner)]))
}

test('a repeated key is reported, because YAML forbids it', () => {
  const json = '{"x":{"a":1,"a":2}}'
  expect(parseDocument(yaml(json)).errors).toHaveLength(1)
  expect(notes(json)).toEqual([
    'YAML does not allow what this document has once: the same key again in one object, such as "a" in $.x. Most readers will refuse the file.',
  ])
})

test.each([
  // The float of YAML 1.1 (yaml.org/type/float.html): [-+]?([0-9][0-9_]*)?\.[0-9.]*([eE][-+][0-9]+)?
  ['1e+21', '1.0e+21'],
  ['1e21', '1.0e+21'],
  ['-5E-7', '-5.0E-7'],
  ['1.50e3', '1.50e+3'],
  ['0e0', '0.0e+0'],
  ['2.5E+10', '2.5E+10'],
  ['100', '100'],
])('%s is a number for readers of YAML 1.1 and 1.2', (json, expected) => {
  expect(yaml(json)).toBe(`${expected}\n`)
  expect(parse(expected, { version: '1.1' })).toBe(Number(json))
  expect(parse(expected, { version: '1.2' })).toBe(Number(json))
})

test('numbers that readers of YAML take differently are counted', () => {
  expect(notes('[9007199254740991,-1.5,1.5e+3,1e3,"1e3"]')).toEqual([])
  const [long] = notes('[9007199254740992,17478252242305210114]')
  expect(long).toMatch(/^2 whole numbers are beyond 2\^53\./)
})

test('half a character is reported', () => {
  expect(notes('"\\ud83d"')[0]).toMatch(/^1 string has half a character/)
})

test('a hundred thousand levels are written without end of the stack', () => {
  const depth = 100_000
  expect(yaml('['.repeat(depth) + ']'.repeat(depth))).toBe(`${'- '.repeat(depth - 1)}[]\n`)
})

test('indents that would fill the memory are refused with their size', () => {
  const depth = 40_000
  // Twice the sum of 0 to 39,999
  expect(() => yaml(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)).toThrow(
    'nested so deeply that YAML would have 1.60 GB of indents',
  )
})
