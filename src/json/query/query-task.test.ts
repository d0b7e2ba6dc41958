import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { OpenDocument } from '../text/open-document.ts'
import type { Found, QueryAnswer } from './query-answer.ts'
import { queryDocument } from './query-task.ts'
import { REFUSALS, REPEATED_KEYS } from './sentences.ts'

function ask(document: string, query: string): Promise<QueryAnswer> {
  const context = {
    document: new OpenDocument(new Blob([document])),
    onProgress: () => undefined,
  }
  return queryDocument(query, context)
}

async function found(document: string, query: string): Promise<Found> {
  const answer = await ask(document, query)
  if (answer.kind !== 'found') throw new Error(JSON.stringify(answer))
  return answer
}

async function texts(document: string, query: string): Promise<string[]> {
  return (await found(document, query)).matches.map(({ text }) => text)
}

test('numbers, escapes and spaces inside of texts come out as the document has them', async () => {
  const { values, matches } = await found(
    '{"a": [12345678901234567890, 1.0, -0, 1e400, "\\u20b9 \\/", {"b" : 1.50}]}',
    '$.a[*]',
  )
  expect(values?.text).toBe(
    '[\n  12345678901234567890,\n  1.0,\n  -0,\n  1e400,\n  "\\u20b9 \\/",\n  {\n    "b": 1.50\n  }\n]',
  )
  expect(matches.map(({ text }) => text).slice(0, 5)).toEqual([
    '12345678901234567890',
    '1.0',
    '-0',
    '1e400',
    '"\\u20b9 \\/"',
  ])
})

test('the example of the explainer is true', async () => {
  const page = readFileSync('src/content/tools/json-formatter.mdx', 'utf8')
  const [, document = '', query = '', values = ''] =
    /Of `(.+?)` the query `(.+?)` gives `(.+?)`/.exec(page) ?? []
  expect((await found(document, query)).values?.text?.replace(/\s/g, '')).toBe(values)
})

test('a match names its normalized path and where it begins in bytes', async () => {
  const { matches, paths, count } = await found('{"é": [7, {"it\'s": 8}]}', "$..['it\\'s']")
  expect(count).toBe(1)
  expect(matches).toEqual([{ path: "$['é'][1]['it\\'s']", text: '8', offset: 20 }])
  expect(paths.text).toBe(`[\n  "$['é'][1]['it\\\\'s']"\n]`)
})

test('one value is a document of its own, several are an array', async () => {
  const rows = '{"rows": [{"id": 1.0}, {"id" : 2e0}]}'
  expect((await found(rows, '$.rows[1]')).document?.text).toBe('{\n  "id": 2e0\n}')
  const { document, values } = await found(rows, '$.rows[*].id')
  expect(document?.text).toBe('[\n  1.0,\n  2e0\n]')
  expect(document).toBe(values)
})

test('numbers are compared by all of their digits', async () => {
  const ids = '[12345678901234567890, 12345678901234567891, 1.0, 1, 10e-1, 0.1, 1e-1]'
  expect(await texts(ids, '$[?@ == 12345678901234567891]')).toEqual(['12345678901234567891'])
  expect(await texts(ids, '$[?@ > 12345678901234567890]')).toEqual(['12345678901234567891'])
  expect(await texts(ids, '$[?@ == 1]')).toEqual(['1.0', '1', '10e-1'])
  expect(await texts(ids, '$[?@ < 0.5]')).toEqual(['0.1', '1e-1'])
})

test('texts are measured and ordered by their characters', async () => {
  // U+1F600 is two UTF-16 units, the first of them D83D, and comes after U+FF21 in Unicode.
  expect(await texts('["😀", "ab"]', '$[?length(@) == 1]')).toEqual(['"😀"'])
  expect(await texts('["😀", "Ａ"]', "$[?@ > 'Ａ']")).toEqual(['"😀"'])
})

test('$ in a filter within a filter is the whole document', async () => {
  const groups = '{"most": 5, "groups": [{"items": [{"p": 9}]}, {"items": [{"p": 1}]}]}'
  const { matches } = await found(groups, '$.groups[?@.items[?@.p > $.most]]')
  expect(matches.map(({ path }) => path)).toEqual(["$['groups'][0]"])
})

test('of a key that occurs twice the last value is seen, and the panel says so', async () => {
  const twice = '{"a": {"x": 1}, "a": {"x": 2}}'
  const { matches, notes } = await found(twice, '$..x')
  expect(matches.map(({ text }) => text)).toEqual(['2'])
  expect(await texts(twice, '$.a.x')).toEqual(['2'])
  expect(await texts(twice, '$[?length($) == 1].x')).toEqual(['2'])
  expect(notes).toEqual([REPEATED_KEYS])
  expect((await found('{"a": 1}', '$.a')).notes).toEqual([])
})

test('a key written with escapes is the same key', async () => {
  expect(await texts('{"\\u0061b": 1, "ab\\u0063": 2}', '$.ab')).toEqual(['1'])
})

test('more matches than are shown are all in the outputs', async () => {
  const { count, matches, values, paths } = await found(`[${'1,'.repeat(299_999)}1]`, '$[*]')
  expect([count, matches.length]).toEqual([300_000, 100])
  expect(values?.whole.size).toBe('[\n  1'.length + 299_999 * ',\n  1'.length + '\n]'.length)
  expect(JSON.parse(await paths.whole.text())).toHaveLength(300_000)
})

test('of more than a million matches the first million paths are returned, with a note', async () => {
  const { count, paths, notes } = await found(`[${'1,'.repeat(1_000_000)}1]`, '$[*]')
  expect(count).toBe(1_000_001)
  expect(JSON.parse(await paths.whole.text())).toHaveLength(1_000_000)
  expect(notes.join()).toContain('first million paths')
})

test('no match is an empty array with a likely reason', async () => {
  const { count, values, paths, notes } = await found('{"a": [1, 2]}', '$.a.length')
  expect([count, values?.text, paths.text]).toEqual([0, '[]', '[]'])
  expect(notes[0]).toContain('a member with the name “length”')
})

test('a pattern that is not an I-Regexp is reported', async () => {
  const { count, notes } = await found('["12"]', String.raw`$[?match(@, '\\d+')]`)
  expect(count).toBe(0)
  expect(notes[0]).toContain('Write [0-9] for \\d')
})

test('a number does not match a pattern', async () => {
  expect(await texts('[1, "1"]', "$[?match(@, '1')]")).toEqual(['"1"'])
})

test('any depth is walked, and one too deep to be compared is refused', async () => {
  const deep = `${'['.repeat(100_000)}7${']'.repeat(100_000)}`
  expect(await texts(deep, '$..[?@ == 7]')).toEqual(['7'])
  const twice = `[${deep}, ${deep}]`
  const answer = await ask(twice, '$[?@ == $[0]]')
  expect(answer).toEqual({ kind: 'refused', message: REFUSALS.tooDeep, index: undefined })
})

test('a query that selects too many values is refused', async () => {
  const rows = `[${'[1,1,1,1,1,1,1,1,1,1],'.repeat(999)}[1]]`
  const answer = await ask(rows, `$[${'*,'.repeat(999)}*][*]`)
  expect(answer).toEqual({ kind: 'refused', message: REFUSALS.tooMany, index: undefined })
})

test('an invalid query is refused with the index of its error', async () => {
  expect(await ask('1', '$.a-b')).toMatchObject({ kind: 'refused', index: 3 })
})
