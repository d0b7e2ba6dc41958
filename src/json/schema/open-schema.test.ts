import { expect, test } from 'vitest'

import { openSchema, oddityOf } from './open-schema.ts'
import { NOTES } from './sentences.ts'

const open = (schema: unknown) =>
  openSchema(typeof schema === 'string' ? schema : JSON.stringify(schema))

// The addresses of the drafts, from json-schema.org. Draft 6 differs from 7 only in keywords that 7 adds.
test.each([
  ['http://json-schema.org/draft-03/schema#', '4', 0],
  ['http://json-schema.org/draft-04/schema#', '4', 0],
  ['http://json-schema.org/draft-06/schema#', '7', 0],
  ['http://json-schema.org/draft-07/schema', '7', 0],
  ['https://json-schema.org/draft/2019-09/schema', '2019-09', 0],
  ['https://json-schema.org/draft/2020-12/schema', '2020-12', 0],
  ['https://example.com/own', '2020-12', 1],
  [undefined, '2020-12', 0],
  [7, '2020-12', 0],
])('%s is read as draft %s', async ($schema, draft, notes) => {
  const opened = await open({ $schema })
  expect([opened.draft, opened.notes.length]).toEqual([draft, notes])
})

// JSON Schema 2020-12 core, 8.2.3.2: without a dynamic scope, $dynamicRef is resolved as $ref; 8.2.2: anchors name a subschema.
test('a dynamic reference is followed like an ordinary one, wherever it is, and that is said', async () => {
  const opened = await open({
    properties: { list: { items: [{ $dynamicRef: '#node' }] } },
    $defs: { node: { $dynamicAnchor: 'node', type: 'string' } },
  })
  expect(opened.notes).toEqual([NOTES.dynamic])
  expect(opened.schema).toMatchObject({
    properties: { list: { items: [{ $ref: '#node' }] } },
    $defs: { node: { $anchor: 'node' } },
  })
})

test('an ordinary reference and anchor beside a dynamic one stay', async () => {
  const part = { $ref: '#/$defs/a', $dynamicRef: '#b' }
  const a = { $anchor: 'own', $dynamicAnchor: 'a' }
  const opened = await open({ items: part, $defs: { a, b: { $anchor: 'b' } } })
  expect(opened.notes).toEqual([NOTES.dynamic])
  expect(opened.schema).toMatchObject({ items: { $ref: '#/$defs/a' }, $defs: { a } })
})

test('an anchor alone is no dynamic reference, and a property may have the name of the keyword', async () => {
  expect((await open({ $dynamicAnchor: 'a', type: 'object' })).notes).toEqual([])
  const { schema, notes } = await open({
    properties: { $dynamicRef: { type: 'string' }, $dynamicAnchor: true },
  })
  expect(notes).toEqual([])
  expect((schema as { properties: object }).properties).toEqual(
    expect.not.objectContaining({ $ref: expect.anything() }),
  )
})

// RFC 8259, section 6: numbers beyond the precision of a double. 2^53 + 1 is the first whole number that has none.
test.each([
  ['{"const": 9007199254740993}', true],
  ['{"const": 900719925474099}', false],
  ['{"const": 1e400}', true],
  ['{"const": 1e3}', false],
  ['{"const": -0e1}', false],
])('%s: a rounded number is told: %s', async (schema, isTold) => {
  expect((await open(schema)).notes).toEqual(isTold ? [NOTES.schemaNumbers] : [])
})

// IEEE 754: a double has 53 significant bits, a range from about 4.94e-324 to 1.7976931348623157e308, and a negative zero.
test.each([
  ['9007199254740991', undefined],
  ['9007199254740992', 'beyond'],
  ['-9007199254740993', 'beyond'],
  ['12345678901234567890', 'beyond'],
  ['0.1', undefined],
  ['1.10', undefined],
  ['1e21', undefined],
  ['100000000000000000000.0', undefined],
  ['0.30000000000000004', undefined],
  ['3.14159265358979323846', 'digits'],
  ['0.1000000000000000055511151231257827', 'digits'],
  ['9007199254740993.5', 'digits'],
  ['1.7976931348623157e308', undefined],
  ['1e309', 'overflow'],
  ['-1e400', 'overflow'],
  ['5e-324', undefined],
  ['1e-400', 'underflow'],
  ['-0.0001e-400', 'underflow'],
  ['-0', 'minusZero'],
  ['-0.00e5', 'minusZero'],
  ['0', undefined],
  ['0e9', undefined],
])('%s is odd by %s', (text, oddity) => {
  expect(oddityOf(text)).toBe(oddity)
})
