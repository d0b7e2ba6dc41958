import { expect, test } from 'vitest'

import { typesOf } from '../convert/types/types-task.ts'
import { readNodes } from '../text/nodes.ts'
import { OpenDocument } from '../text/open-document.ts'
import type { Validation } from './schema-report.ts'
import { checkAgainstSchema } from './schema-task.ts'
import { FAULTS, NOTES } from './sentences.ts'

async function answer(schema: unknown, document: string) {
  const context = { document: new OpenDocument(new Blob([document])), onProgress: () => undefined }
  const given = typeof schema === 'string' ? schema : JSON.stringify(schema)
  return checkAgainstSchema(given, context)
}

async function checked(schema: unknown, document: string): Promise<Validation> {
  const given = await answer(schema, document)
  if (given.kind === 'fault') throw new Error(given.message)
  return given
}

async function problems(schema: unknown, document: string): Promise<string[]> {
  return (await checked(schema, document)).violations.map(({ path, problem, reasons }) =>
    [`${path} ${problem}`, ...reasons].join(' | '),
  )
}

async function faultOf(schema: unknown, document = '1'): Promise<string> {
  const given = await answer(schema, document)
  return given.kind === 'fault' ? given.message : ''
}

const PERSON = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1 },
    age: { type: 'integer', minimum: 0 },
    tags: { type: 'array', items: { enum: ['a', 'b'] }, uniqueItems: true },
  },
  required: ['name', 'pin'],
  additionalProperties: false,
}

test('every error has its path, its value as written and its place in the schema', async () => {
  const { count, violations } = await checked(PERSON, '{"name": "", "age": -1.50, "x y": 1}')
  expect(count).toBe(5)
  expect(violations).toEqual([
    { path: '$', offset: 0, text: '', problem: 'The required property "pin" is missing.', reasons: [], rule: '#/required' }, // prettier-ignore
    { path: "$['name']", offset: 9, text: '""', problem: 'Must have at least 1 character.', reasons: [], rule: '#/properties/name/minLength' }, // prettier-ignore
    { path: "$['age']", offset: 20, text: '-1.50', problem: 'Must be a whole number.', reasons: [], rule: '#/properties/age/type' }, // prettier-ignore
    { path: "$['age']", offset: 20, text: '-1.50', problem: 'Must be at least 0.', reasons: [], rule: '#/properties/age/minimum' }, // prettier-ignore
    { path: "$['x y']", offset: 34, text: '1', problem: 'The schema does not permit the property "x y" here.', reasons: [], rule: '' }, // prettier-ignore
  ])
})

test('a name with quotes, slashes and other scripts keeps its place', async () => {
  const schema = { properties: { 'a/b~"é#': { type: ['string', 'null'] } }, required: ['say "hi"'] }
  expect(await problems(schema, '{"a/b~\\"é#": [1]}')).toEqual([
    '$ The required property "say \\"hi\\"" is missing.',
    `$['a/b~"é#'] Must be a string or null, but is a list.`,
  ])
})

test('alternatives give one error with the reasons of each form', async () => {
  const schema = {
    properties: {
      pay: {
        anyOf: [{ type: 'string' }, { required: ['vpa'], properties: { am: { minimum: 1 } } }],
      },
      one: { oneOf: [{ minimum: 1 }, { maximum: 9 }] },
    },
  }
  expect(await problems(schema, '{"pay": {"am": 0}, "one": 5}')).toEqual([
    "$['pay'] Matches none of the 2 permitted forms. | Form 1: Must be a string, but is an object. | Form 2: The required property \"vpa\" is missing. | Form 2: $['pay']['am'] Must be at least 1.",
    "$['one'] Matches 2 of the 2 permitted forms, but must match exactly one.",
  ])
})

test.each([
  [{ minItems: 2, uniqueItems: true, contains: { const: 5 } }, '[1]', ['Must have at least 2 items.', 'No item matches the schema under "contains".']], // prettier-ignore
  [{ uniqueItems: true }, '[1, 7, 1]', ['All items must be different, but [0] and [2] are equal.']],
  [{ contains: { type: 'number' }, minContains: 2 }, '[1, "a", "b"]', ['At least 2 items must match the schema under "contains".']], // prettier-ignore
  [{ contains: { type: 'number' }, maxContains: 1 }, '[1, 2]', ['At most 1 item may match the schema under "contains".']], // prettier-ignore
  [{ multipleOf: 0.01, exclusiveMaximum: 5 }, '5.001', ['Must be less than 5.', 'Must be a multiple of 0.01.']], // prettier-ignore
  [{ pattern: '^a+$', maxLength: 1 }, '"bb"', ['Must have at most 1 character.', 'Does not match the pattern ^a+$']], // prettier-ignore
  [{ format: 'date' }, '"2026-02-30"', ['Is not in the format date, for example 2026-11-28.']],
  [{ enum: ['a', 1, null] }, '2', ['Must be one of "a", 1, null.']],
  [{ const: { a: 1 } }, '{}', ['Must be {"a":1}.']],
  [{ not: {} }, '1', ['Must not match the schema under "not".']],
  [{ propertyNames: { maxLength: 1 } }, '{"ab": 1}', ['The property name "ab" is not permitted.']],
  [{ dependentRequired: { a: ['b'] } }, '{"a": 1}', ['Has "a", so it must also have "b".']],
  [{ maxProperties: 1 }, '{"a": 1, "b": 2}', ['Must have at most 1 property.']],
  [{ items: false }, '[1]', ['The schema permits no item here.']],
  [false, '1', ['The schema permits no value here.']],
  [{ $defs: { a: { minimum: 3 } }, $ref: '#/$defs/a' }, '1', ['Must be at least 3.']],
  [{ $schema: 'http://json-schema.org/draft-04/schema#', minimum: 3, exclusiveMinimum: true }, '3', ['Must be more than 3.']], // prettier-ignore
])('%j says what %s breaks', async (schema, document, sentences) => {
  const { violations, count } = await checked(schema, document)
  expect(violations.map(({ problem }) => problem)).toEqual(sentences)
  expect(count).toBe(sentences.length)
})

test('a property with an error is not reported as unevaluated too', async () => {
  const schema = { properties: { a: { type: 'string' } }, unevaluatedProperties: false }
  expect(await problems(schema, '{"a": 1, "b": 2}')).toEqual([
    "$['a'] Must be a string, but is a number.",
    '$[\'b\'] The schema does not permit the property "b" here.',
  ])
})

test('the draft is that of $schema, and 2020-12 without it', async () => {
  const of = async (address?: string) =>
    (await checked({ ...(address && { $schema: address }) }, '1')).draft
  expect(await of()).toBe('2020-12')
  expect(await of('http://json-schema.org/draft-07/schema#')).toBe('Draft 7')
  expect(await of('http://json-schema.org/draft-04/schema#')).toBe('Draft 4')
  expect(await of('https://json-schema.org/draft/2019-09/schema')).toBe('2019-09')
  const address = 'https://example.com/own'
  expect((await checked({ $schema: address }, '1')).notes).toEqual([NOTES.unknownDraft(address)])
})

test('a remote reference is never fetched: it is named, and the rest is checked', async () => {
  const schema = {
    properties: { a: { $ref: 'https://example.com/address.json' }, b: { type: 'string' } },
  }
  const { count, notes } = await checked(schema, '{"a": 1, "b": 2}')
  expect(count).toBe(1)
  expect(notes).toEqual([NOTES.remote('https://example.com/address.json')])
})

test('numbers are shown with every digit, and those that are compared rounded are counted', async () => {
  const document = '{"id": 17478242252305210114, "pi": 3.14159265358979323846, "n": 1.0}'
  const { violations, rounded } = await checked({ properties: { id: { maximum: 5 } } }, document)
  expect(violations[0]?.text).toBe('17478242252305210114')
  expect(rounded).toEqual({ path: "$['id']", offset: 7, count: 2 })
  expect((await checked({ maximum: 9007199254740991 }, '1')).notes).toEqual([])
  expect((await checked('{"maximum": 9007199254740993}', '1')).notes).toEqual([NOTES.schemaNumbers])
})

test.each([
  ['{"type": }', /^The schema is not JSON\. .*\(line 1, column 10\)$/],
  ['[]', FAULTS.notSchema],
  [{ type: 'strnig' }, FAULTS.type('#', '"strnig"')],
  [{ properties: { a: { required: true } } }, FAULTS.keyword('#/properties/a', 'required', 'a list of property names')], // prettier-ignore
  [{ pattern: '(' }, FAULTS.pattern('#', '(')],
  [{ patternProperties: { '[': true } }, FAULTS.pattern('#', '[')],
  [{ minLength: -1 }, FAULTS.keyword('#', 'minLength', 'a whole number from 0')],
  [{ items: { allOf: {} } }, FAULTS.keyword('#/items', 'allOf', 'a list of schemas')],
  [{ not: 5 }, FAULTS.subschema('#/not')],
  [{ exclusiveMinimum: true }, /add its "\$schema"/],
  [{ $ref: '#/$defs/none' }, FAULTS.noTarget('#/$defs/none')],
  [{ $ref: '#' }, FAULTS.endless],
  [{ $defs: { a: { $id: 'x' }, b: { $id: 'x' } } }, FAULTS.sameAddress('x')],
])('the schema %j is refused with a reason', async (schema, reason) => {
  const message = await faultOf(schema)
  if (typeof reason === 'string') expect(message).toBe(reason)
  else expect(message).toMatch(reason)
})

test('an error in a part of the schema that the document cannot reach does not matter', async () => {
  expect((await checked({ $defs: { unused: { type: 'strnig' } } }, '1')).count).toBe(0)
})

test('a property called like a keyword is not read as one', async () => {
  const schema = { properties: { type: { enum: ['x'] }, pattern: true, required: {} } }
  expect((await checked(schema, '{"type": "x", "pattern": "(", "required": 1}')).count).toBe(0)
})

test('of very many errors the first hundred are listed', async () => {
  const many = JSON.stringify(Array.from({ length: 5000 }, (_, index) => index))
  const { count, violations, isPartial } = await checked({ items: { type: 'string' } }, many)
  expect([count, violations.length, isPartial]).toEqual([5000, 100, false])
})

test('more errors than the library can hold are reported by the first of each object', async () => {
  const many = JSON.stringify({ rows: Array.from({ length: 150_000 }, () => 0) })
  const schema = { properties: { rows: { items: { type: 'string' } } } }
  const { count, isPartial } = await checked(schema, many)
  expect(isPartial).toBe(true)
  expect(count).toBeGreaterThan(0)
})

test('the schema that is written from a document accepts it', async () => {
  const document = '{"rows": [{"id": 1, "name": "a", "due": null}, {"id": 2.5, "name": "b"}]}'
  const { text } = typesOf(readNodes(new TextEncoder().encode(document)), 'schema')
  expect((await checked(text, document)).count).toBe(0)
  expect((await checked(text, '{"rows": [{"id": "1", "name": "a"}]}')).count).toBeGreaterThan(0)
})
