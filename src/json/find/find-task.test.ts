import { expect, test } from 'vitest'
import fc from 'fast-check'

import { findMatches, type Query, findInText, type FindArgs } from './find-task.ts'
import { cutIntoChunks } from '../layout/chunker.ts'
import { OpenDocument } from '../text/open-document.ts'

const plain: Query = { text: '', isPattern: false, matchesCase: false, within: 'all' }
const found = (text: string, query: Partial<Query>) => {
  const { starts, ends } = findMatches(text, { ...plain, ...query })
  return [...starts].map((start, index) => [start, text.slice(start, ends[index])])
}

const PEOPLE = '{\n  "name": "Nam\\"e",\n  "alias": ["name", 12.50, true, "a: \\"b\\""]\n}'

test.each([
  [
    { text: 'name' },
    [
      [5, 'name'],
      [35, 'name'],
    ],
  ],
  [{ text: 'NAME', matchesCase: true }, []],
  [{ text: 'am', within: 'keys' }, [[6, 'am']]],
  [
    { text: 'am', within: 'values' },
    [
      [14, 'am'],
      [36, 'am'],
    ],
  ],
  [{ text: '"name"', within: 'keys' }, [[4, '"name"']]],
  [{ text: '"name":', within: 'keys' }, []],
  [{ text: '12.5' }, [[42, '12.5']]],
  [{ text: '12x5' }, []],
  [{ text: '12.5', within: 'keys' }, []],
  [{ text: 'true', within: 'values' }, [[49, 'true']]],
  [{ text: ':', within: 'values' }, [[57, ':']]],
  [{ text: '' }, []],
] as [Partial<Query>, unknown][])('%j in a short document', (query, expected) => {
  expect(found(PEOPLE, query)).toEqual(expected)
})

test.each([
  [
    '^ +"',
    [
      [2, '  "'],
      [22, '  "'],
    ],
  ],
  [
    String.raw`\d+`,
    [
      [42, '12'],
      [45, '50'],
    ],
  ],
  ['x*', []],
  [
    'A(?=m)|zzz',
    [
      [6, 'a'],
      [14, 'a'],
      [36, 'a'],
    ],
  ],
] as [string, unknown][])('the pattern %s in a short document', (text, expected) => {
  expect(found(PEOPLE, { text, isPattern: true })).toEqual(expected)
})

test('letters of all scripts are found without their case, and a character of two units is one', () => {
  const text = '["ÉCOLE", "नमस्ते", "😀", "école"]'
  expect(found(text, { text: 'école' }).map(([, match]) => match)).toEqual(['ÉCOLE', 'école'])
  expect(found(text, { text: 'नमस्ते' })).toHaveLength(1)
  expect(found(text, { text: '^.{22}', isPattern: true })).toEqual([[0, '["ÉCOLE", "नमस्ते", "😀']])
})

test('a text is searched as it is written', () => {
  expect(found('"\\u20b9"', { text: '₹' })).toEqual([])
  expect(found('"\\u20b9"', { text: '\\u20B9' })).toEqual([[1, '\\u20b9']])
})

test('matches do not overlap', () => {
  expect(found('"aaaa"', { text: 'aa', matchesCase: true })).toEqual([
    [1, 'aa'],
    [3, 'aa'],
  ])
})

test('what is no regular expression is refused', () => {
  expect(() => findMatches('1', { ...plain, text: '(', isPattern: true })).toThrow(SyntaxError)
})

test('of more than a million matches the first million are given', () => {
  const { starts, isCut } = findMatches(`"${'a'.repeat(1_000_001)}"`, { ...plain, text: 'a' })
  expect([starts.length, starts.at(-1), isCut]).toEqual([1_000_000, 1_000_000, true])
})

const asked = (text: string, query: object) => {
  const bytes = new TextEncoder().encode(text)
  const { offsets } = cutIntoChunks(bytes)
  const all = { text: 'x', isPattern: false, matchesCase: true, within: 'all' as const, ...query }
  return { bytes, request: { whole: new Blob([bytes]), offsets, query: all } }
}

async function answerFind({ whole, ...args }: FindArgs & { whole: Blob }) {
  try {
    const found = await findInText(args, { document: new OpenDocument(whole) })
    return { kind: 'found' as const, ...found }
  } catch (error) {
    return { kind: 'refused' as const, message: (error as Error).message }
  }
}

test('chunks begin at the indices of their texts, whatever the script', async () => {
  const letter = fc.constantFrom('a', 'é', 'न', '😀', '\n', '"')
  await fc.assert(
    fc.asyncProperty(fc.array(letter, { maxLength: 400 }), async (letters) => {
      const { bytes, request } = asked(letters.join('').repeat(200), {})
      const answer = await answerFind(request)
      const decoder = new TextDecoder()
      const expected = [...request.offsets].map(
        (end) => decoder.decode(bytes.subarray(0, end)).length,
      )
      expect(answer.kind === 'found' && [...answer.chunkStarts]).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})

test('matches are places of the text, beyond characters of several bytes too', async () => {
  const { request } = asked('["न😀x"]', {})
  const answer = await answerFind(request)
  expect(answer.kind === 'found' && [...answer.matches.starts]).toEqual([5])
})

test('a pattern that is none is refused with its reason', async () => {
  const answer = await answerFind(asked('1', { text: '(', isPattern: true }).request)
  expect(answer).toMatchObject({ kind: 'refused' })
  expect(answer.kind === 'refused' && answer.message).toMatch(
    /^This is not a regular expression\. ./,
  )
})
