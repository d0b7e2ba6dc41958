import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { failureOf } from '../../../../tests/fixtures/failure.ts'
import { convertBase64 } from './base64.ts'

const encode = (text: string) => convertBase64('encode', text).output
const decode = (text: string) => convertBase64('decode', text).output

// RFC 4648 section 10.
const RFC_4648 = [
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
]

// Made with GNU coreutils: printf '…' | base64 -w0
const UNICODE = [
  ['₹ नमस्ते 👋', '4oK5IOCkqOCkruCkuOCljeCkpOClhyDwn5GL'],
  ['வணக்கம்', '4K614K6j4K6V4K+N4K6V4K6u4K+N'],
  ['👨‍👩‍👧‍👦', '8J+RqOKAjfCfkanigI3wn5Gn4oCN8J+Rpg=='],
  ['a\r\nb', 'YQ0KYg=='],
  ['\uFEFFx', '77u/eA=='],
  ['\0', 'AA=='],
]

describe('Base64 of text', () => {
  test.each([...RFC_4648, ...UNICODE])('%j is %j and back', (text, base64) => {
    expect(encode(text ?? '')).toBe(base64)
    expect(decode(base64 ?? '')).toBe(text)
  })

  test('every text that has a UTF-8 form comes back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decode(encode(text))).toBe(text)
      }),
    )
  })

  test('agrees with the runtime’s own encoder on any bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(encode(text)).toBe(Buffer.from(text, 'utf8').toString('base64'))
      }),
    )
  })

  test('a lone surrogate cannot be encoded, and its place is told', () => {
    const error = failureOf(() => encode('👋a\uD800b'))
    expect(error.message).toBe('Invalid input for Base64 encoding')
    expect(error.cause).toContain('Character 3 (U+D800)')
  })
})

test('ten megabytes of text go to Base64 and back', () => {
  const text = 'नमस्ते 👋 plain text\n'.repeat(250_000)
  const base64 = convertBase64('encode', text).output
  expect(convertBase64('decode', base64).output === text).toBe(true)
})
