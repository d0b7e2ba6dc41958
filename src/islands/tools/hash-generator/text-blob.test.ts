import { expect, test } from 'vitest'

import { textBlob } from './text-blob.ts'

test.each([
  ['short', '₹ नमस्ते 👋'],
  ['of several slices', 'ab₹'.repeat(900_000)],
  ['with a pair across the border of two slices', `${'a'.repeat(249_999)}👋b`],
  ['with a pair right before that border', `${'a'.repeat(249_998)}👋b`],
])('a text %s becomes its UTF-8 bytes', async (_, text) => {
  const bytes = new Uint8Array(await (await textBlob(text)).arrayBuffer())
  expect(Buffer.compare(bytes, Buffer.from(text, 'utf8'))).toBe(0)
})

test.each(['a\uD800', '\uDC00a', `${'a'.repeat(249_999)}\uD800b`])(
  'half of a surrogate pair has no bytes',
  async (text) => {
    await expect(textBlob(text)).rejects.toThrow('half of a surrogate pair')
  },
)
