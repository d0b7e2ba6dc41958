import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cutIntoChunks } from '../layout/chunker.ts'
import { OpenDocument } from '../text/open-document.ts'
import { findInText, type FindArgs } from './find-task.ts'

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
