import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { OpenDocument } from '../text/open-document.ts'
import { checkAgainstSchema } from './schema-task.ts'

/** A group of the public suite: a schema, and documents that are or are not valid by it. */
interface Group {
  file: string
  description: string
  schema: unknown
  tests: { description: string; data: unknown; valid: boolean }[]
}

const FILE = new URL(
  '../../../tests/fixtures/json-schema-suite/draft2020-12.jsonl',
  import.meta.url,
)
const groups = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Group)

/** Groups whose schema needs another document. Nothing is fetched, so a part stays unchecked and the page says so. */
const UNCHECKED = ['refRemote', 'defs', 'remote ref, containing refs itself']
/** Groups that the library decides otherwise: formats are checked, and the scope of `$dynamicRef` is not followed. */
const DIFFERS = [
  'dynamicRef',
  'vocabulary',
  'unevaluatedItems with $dynamicRef',
  'unevaluatedProperties with $dynamicRef',
  'order of evaluation: $id and $anchor and $ref',
]

function isIn(list: string[], { file, description }: Group): boolean {
  return list.includes(file) || list.includes(description)
}

async function check(schema: unknown, data: unknown) {
  const document = new OpenDocument(new Blob([JSON.stringify(data)]))
  return checkAgainstSchema(JSON.stringify(schema), { document, onProgress: () => undefined })
}

test('the public suite has its 1,299 tests', () => {
  expect(groups.flatMap(({ tests }) => tests)).toHaveLength(1299)
})

const plain = groups.filter((group) => !isIn([...UNCHECKED, ...DIFFERS], group))

test.each(plain)('2020-12, $file: $description', async ({ file, schema, tests }) => {
  for (const { description, data, valid } of tests) {
    const answer = await check(schema, data)
    if (file === 'format' && description.includes('only an annotation')) continue
    expect([description, answer.kind === 'validated' && answer.count === 0]).toEqual([
      description,
      valid,
    ])
  }
})

test.each(groups.filter((group) => isIn(UNCHECKED, group)))(
  'what needs another document is named as unchecked: $description',
  async ({ schema, tests }) => {
    for (const { data } of tests) {
      const answer = await check(schema, data)
      const notes = answer.kind === 'validated' ? answer.notes : []
      expect(notes.join(' ')).toContain('nothing is fetched from the network')
    }
  },
)

test('a schema with $dynamicRef says that its scope is not followed', async () => {
  const dynamic = groups.filter((group) => group.file === 'dynamicRef')
  for (const { schema, tests } of dynamic) {
    if (!JSON.stringify(schema).includes('"$dynamicRef"')) continue
    const answer = await check(schema, tests[0]?.data)
    const words = answer.kind === 'validated' ? answer.notes.join(' ') : answer.message
    expect(words).toMatch(/\$dynamicRef is followed like \$ref|points to nothing/)
  }
})
