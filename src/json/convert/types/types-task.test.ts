import Ajv2020 from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readNodes } from '../../text/nodes.ts'
import { typesOf } from './types-task.ts'
import { errorsIn } from '../../../../tests/fixtures/typescript-compiler.ts'
import type { Language } from './type-model.ts'

const inLanguage = (document: string, language: Language) =>
  typesOf(readNodes(new TextEncoder().encode(document)), language)
const typescript = (document: string) => inLanguage(document, 'typescript').text

const ORDERS = `[{"id":17478252242305210114,"status":"paid","first-name":"Asha","items":[{"sku":"PEN-01","price":20.50}]},
{"id":2,"status":null,"items":[{"sku":"BOOK-7","price":349,"size":4}],"billing":{"city":"पुणे"},"shipping":{"city":"Pune"}}]`

const SAMPLES = [
  ORDERS,
  '1',
  '"text"',
  'null',
  '[]',
  '{}',
  '[[],[[1]],[[null,2.5]]]',
  '[1,"a",true,null,[2],{"a":1},{"b":{}}]',
  '{"a b":1,"class":2,"new":3,"constructor":4,"toString":5,"नाम":6,"":7,"a\\"b":8,"\\u2028":9,"1":10}',
  '{"item":{"a":1},"items":[{"b":1}],"Item":{"c":1},"array":{"d":1},"Array":{"e":1},"record":{"1":{"f":1}}}',
  '{"2024-01-01":{"n":1},"2024-01-02":{"n":2,"m":null}}',
  JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`key${at}`, at % 2 ? at : `${at}`]))),
  JSON.stringify(Array.from({ length: 12 }, (_, at) => ({ state: at % 2 ? 'paid' : 'in_transit' }))),
  `${'['.repeat(90)}1${']'.repeat(90)}`,
  `${'{"a":'.repeat(150)}1${'}'.repeat(150)}`,
] // prettier-ignore

const withSample = (types: string, json: string) =>
  `${types}\nexport const sample: Root = ${json};\n`

/** JSON whose text is TypeScript too: there an object literal has no key twice, and `__proto__` is no key. */
const literal = fc.json({ maxDepth: 4 }).filter((json) => !json.includes('__proto__'))

test('the TypeScript of a document compiles strictly, accepts the document and refuses others', () => {
  const random = fc.sample(literal, { numRuns: 100, seed: 17 })
  const accepted = [...SAMPLES, ...random].map((json) => withSample(typescript(json), json))
  const types = typescript('[{"id":1,"name":null},{"id":2}]')
  const refused = ['[{"id":"1"}]', '[{"name":null}]', '[{"id":1,"nam":null}]', '{"id":1}']
  const errors = errorsIn([...refused.map((json) => withSample(types, json)), ...accepted])
  expect(errors.filter(({ file }) => file >= refused.length)).toEqual([])
  expect([...new Set(errors.map(({ file }) => file))]).toEqual([0, 1, 2, 3])
})

test('the JSON Schema of a document is one of draft 2020-12 and accepts the document', () => {
  // Without `ownProperties` it takes Object.prototype.valueOf for a member of every object.
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, ownProperties: true })
  const accepts = (json: string) =>
    ajv.compile(JSON.parse(inLanguage(json, 'schema').text))(JSON.parse(json))
  for (const json of SAMPLES) expect(accepts(json), json).toBe(true)
  fc.assert(fc.property(fc.json({ maxDepth: 4 }), accepts), { numRuns: 50 })
})

test('the JSON Schema of a document refuses another document', () => {
  const text = inLanguage('[{"id":1,"name":null},{"id":2,"name":"b"},{"id":3}]', 'schema').text
  const isValid = new Ajv2020({ allowUnionTypes: true }).compile(JSON.parse(text))
  expect(isValid([{ id: 1, name: 'a' }, { id: 2 }])).toBe(true)
  for (const other of [{}, [{}], [{ id: 1.5 }], [{ id: 1, name: 2 }], [1]]) {
    expect(isValid(other), JSON.stringify(other)).toBe(false)
  }
})

test('elements that are missing, null or mixed make members optional, nullable or a union', () => {
  expect(typescript('[{"a":1,"b":null,"c":"x"},{"a":"1","b":2}]')).toBe(
    `export type Root = RootItem[];

export interface RootItem {
  a: number | string;
  b: number | null;
  c?: string;
}
`,
  )
})

test('objects of one shape share a type, of two shapes with one name are numbered', () => {
  expect(typescript('{"from":{"x":1},"to":{"x":2},"items":[{"y":1}],"item":{"z":1}}')).toBe(
    `export interface Root {
  from: From;
  to: From;
  items: Item[];
  item: Item2;
}

export interface From {
  x: number;
}

export interface Item {
  y: number;
}

export interface Item2 {
  z: number;
}
`,
  )
})

test('few words among many texts are a list of words, names and rare words are not', () => {
  const rows = (texts: string[]) => JSON.stringify(texts.map((text) => ({ text })))
  const many = [...Array(6).fill('paid'), ...Array(4).fill('due')] as string[]
  expect(typescript(rows(many))).toContain('text: "paid" | "due";')
  expect(inLanguage(rows(many), 'schema').text).toContain('"enum": ["paid", "due"]')
  expect(inLanguage(rows(many), 'go').text).toContain('Text string `json:"text"`')
  for (const texts of [
    many.slice(1),
    [...many, 'late'],
    many.map((text) => text.replace('paid', 'Pune')),
    Array(20).fill('paid') as string[],
  ]) {
    expect(typescript(rows(texts))).toContain('text: string;')
  }
})

test('integers that a double would round are reported at any depth', () => {
  // 2^53 - 1 is the last that no other integer shares its double with (ECMA-262 21.1.2.8).
  expect(inLanguage('[9007199254740991,-9007199254740991]', 'typescript').notes).toEqual([])
  for (const big of ['9007199254740992', '-9007199254740992', '12345678901234567890']) {
    const { text, notes } = inLanguage(`{"ids":[[${big}]]}`, 'typescript')
    expect(notes).toEqual(['Integers beyond 2^53: "ids" of Root. JSON.parse rounds them.'])
    expect(text).toContain('/** Holds integers beyond 2^53, which JSON.parse rounds. */\n  ids:')
  }
})

test('a document of 100,000 levels overflows no stack', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const { text, notes } = inLanguage(deep, 'typescript')
  expect(text).toBe(`export type Root = unknown${'[]'.repeat(100)};\n`)
  expect(notes).toEqual(['Values deeper than 100 levels have no type.'])
})

test('a key that an object repeats is in it once', () => {
  expect(typescript('[{"a":1,"a":2},{"b":1}]')).toContain('a?: number;\n  b?: number;')
})
