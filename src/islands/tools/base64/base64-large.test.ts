import { expect, test } from 'vitest'

import { convertBase64 } from './base64.ts'

test('ten megabytes of text go to Base64 and back', () => {
  const text = 'नमस्ते 👋 plain text\n'.repeat(250_000)
  const base64 = convertBase64('encode', text).output
  expect(convertBase64('decode', base64).output === text).toBe(true)
})
