import { expect, test } from 'vitest'

import { OpenDocument } from '../text/open-document.ts'
import { convertDocument } from './convert-task.ts'
import { CHOICES } from './convert-for-tests.ts'
import type { Choices, Converted } from './converted.ts'

type Answer = Converted | { kind: 'progress'; share: number } | { kind: 'refused'; message: string }

async function answersTo(json: string, format: string, choices: Partial<Choices> = {}) {
  const answers: Answer[] = []
  const document = new OpenDocument(new Blob([json]))
  const onProgress = (share: number) => void answers.push({ kind: 'progress', share })
  const args = { format, choices: { ...CHOICES, ...choices } }
  await convertDocument(args, { document, onProgress }).then(
    (converted) => answers.push(converted),
    ({ message }: Error) => answers.push({ kind: 'refused', message }),
  )
  return answers
}

const lastTo = async (...asked: Parameters<typeof answersTo>) => (await answersTo(...asked)).at(-1)

test('a short text is shown whole, without its byte order mark', async () => {
  const answer = await lastTo('[{"a":1}]', 'csv', { hasMark: true })
  expect(answer).toMatchObject({
    kind: 'text',
    text: '\uFEFFa\r\n1\r\n',
    beginning: 'a\r\n1\r\n',
    shownBytes: undefined,
  })
})

test('of a long text whole lines are shown, and progress is reported from 0 to 1', async () => {
  const rows = Array.from({ length: 60_000 }, () => ({ नाम: 'पुणे', of: 'a longer text, or two' }))
  const answers = await answersTo(JSON.stringify(rows), 'csv')
  const answer = answers.at(-1)
  const line = 'पुणे,"a longer text, or two"\r\n'
  // 38 bytes each; the first line has 14, and 2,630 more fit into 100,000.
  expect(answer).toMatchObject({ kind: 'text', text: undefined, shownBytes: 14 + 2_631 * 38 })
  expect(answer?.kind === 'text' && answer.beginning.endsWith(`${line}${line}`)).toBe(true)
  const shares = answers.map((each) => (each.kind === 'progress' ? each.share : 1))
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
})

test('no character is shown in half', async () => {
  const answer = await lastTo(JSON.stringify('x' + 'é'.repeat(80_000)), 'string')
  expect(answer?.kind === 'text' && answer.beginning.endsWith('é')).toBe(true)
})

test('a document that cannot be converted is refused with a sentence', async () => {
  expect(await answersTo('[]', 'csv')).toEqual([
    { kind: 'refused', message: 'There are no values here to make rows from.' },
  ])
})
