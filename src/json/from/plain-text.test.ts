import fc from 'fast-check'
import { expect, test } from 'vitest'

import { convert } from '../convert/convert-for-tests.ts'
import { writePlainText } from '../convert/plain-writers.ts'
import { makeJson } from './from-task.ts'
import { plainText } from './plain-text.ts'

async function made(content: string, format: 'text' | 'escaped'): Promise<string> {
  const args = { content, format, isAllText: false }
  return (await makeJson(args, { onProgress: () => undefined })).whole.text()
}

test.each([
  ['She said "no"', 'text'],
  ['hello', 'text'],
  ['C:\\new\\x', 'text'],
  ['first\\nsecond', 'escaped'],
  ['She said \\"no\\"', 'escaped'],
  ['\\u20b9 5', 'escaped'],
  ['{"a": 1,}', undefined],
  ['[1, 2', undefined],
  ['"open', undefined],
  ['<a>', undefined],
  ['12', undefined],
  ['null', undefined],
  ['  ', undefined],
])('%j is offered as %s', (text, format) => {
  expect(plainText(text, true)?.format).toBe(format)
})

// The escapes of RFC 8259, section 7.
test.each([
  ['She said "no"', String.raw`"She said \"no\""`],
  ['a\nb\r\n\tc\\d/', String.raw`"a\nb\r\n\tc\\d/"`],
  ['\b\f\u0000\u001f', String.raw`"\b\f\u0000\u001f"`],
  [' ₹ 😀 ', '" ₹ 😀 "'],
  ['\ud800', String.raw`"\ud800"`],
])('%j is the JSON string %s', async (text, json) => {
  expect(await made(text, 'text')).toBe(json)
})

test('every text comes back from its JSON string', async () => {
  const texts = fc.string({ unit: 'grapheme' })
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(convert(writePlainText, await made(text, 'text')).text).toBe(text)
    }),
  )
})

test('text with escapes gets its quotes, and what is no inside of a string is refused', async () => {
  expect(await made(' say \\"hi\\" ', 'escaped')).toBe('"say \\"hi\\""')
  await expect(made('say "hi"', 'escaped')).rejects.toThrow('a quote or an escape is invalid')
})

test('only a string has a plain text', () => {
  expect(convert(writePlainText, String.raw`"\u20b9\/\n"`).text).toBe('₹/\n')
  expect(() => convert(writePlainText, '{"a": "b"}')).toThrow('Only a JSON string')
  expect(convert(writePlainText, String.raw`"\ud800"`).notes).toHaveLength(1)
})
