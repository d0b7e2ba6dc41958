import { expect, test } from 'vitest'

import type { Deed, RepairReport } from './repair-report.ts'
import { repairDocument } from './repair-task.ts'

function report(content: string | Blob, deed: Deed): Promise<RepairReport> {
  return repairDocument({ content, deed }, { onProgress: () => undefined })
}

test('a problem is listed with its line, its column in characters, and what changes', async () => {
  const listed = await report('{"a": 1,\r\n "😀": True}', { kind: 'list' })
  expect(listed).toMatchObject({ count: 1, certainCount: 1, text: undefined })
  expect(listed?.kind === 'problems' && listed.listed[0]).toMatchObject({
    kind: 'word',
    line: 2,
    column: 7,
    index: 17,
    length: 4,
    lead: ' "😀": ',
    choices: [{ changes: [{ before: 'True', after: 'true' }] }],
  })
})

test('one problem or all certain ones are fixed, and the rest are found again', async () => {
  const text = "{'a': [1,], b: NaN}"
  expect(await report(text, { kind: 'fix', problem: 1, choice: 0 })).toMatchObject({
    text: "{'a': [1], b: NaN}",
    count: 3,
  })
  expect(await report(text, { kind: 'fix-certain' })).toMatchObject({
    text: '{"a": [1], "b": NaN}',
    count: 1,
    certainCount: 0,
  })
})

test('a file is read as the text that it is, or refused', async () => {
  expect(await report(new Blob(['[1,]']), { kind: 'fix-certain' })).toMatchObject({
    text: '[1]',
    count: 0,
  })
  const bytes = new Blob([new Uint8Array([0xff, 0xfd, 0x80])])
  expect(await report(bytes, { kind: 'list' })).toMatchObject({ refusal: 'not-text' })
})

test('of many problems the first thousand are listed and all are counted', async () => {
  const many = await report(`[${'True,'.repeat(3_000)}1]`, { kind: 'list' })
  expect(many).toMatchObject({ count: 3_000, isCut: false })
  expect(many?.kind === 'problems' && many.listed.length).toBe(1_000)
})
