import { expect, test } from 'vitest'

import { inputFromFile, inputFromText } from './json-input.ts'

test('typing stays quick: of what was not typed the box gets 20,000 characters at most', () => {
  expect(inputFromText('1'.repeat(20_000))).toMatchObject({ kind: 'text' })
  expect(inputFromText('1'.repeat(20_001))).toMatchObject({
    kind: 'held',
    size: '20,001 characters',
    isEditable: true,
  })
})

test('a file is held from the same size on, under its name', async () => {
  const file = (text: string) => inputFromFile(new File([text], 'a.json'))
  expect(await file('[1,\r\n2]')).toEqual({ kind: 'text', text: '[1,\r\n2]' })
  expect(await file(`"${'a'.repeat(20_000)}"`)).toMatchObject({ kind: 'held', name: 'a.json' })
})
