import fc from 'fast-check'
import { expect, test } from 'vitest'

import { keyBytes, keyWarning } from './key-bytes.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test.each([
  ['text', 'Jefe', '4a656665'],
  ['text', ' ₹', '20e282b9'],
  ['text', '', ''],
  ['hex', '4A656665', '4a656665'],
  ['hex', '0x4a:65 66\n65', '4a656665'],
  ['base64', 'SmVmZQ==', '4a656665'],
  ['base64', 'SmVmZQ', '4a656665'],
  ['base64', '-_-_', 'fbffbf'],
] as const)('a key as %s, %j, has its bytes', (form, key, bytes) => {
  expect(hex(keyBytes(key, form))).toBe(bytes)
})

test.each([
  ['hex', '4a6', 'one is missing'],
  ['hex', 'xyz', 'only the digits'],
  ['base64', 'S', 'not Base64'],
  ['base64', 'न', 'not Base64'],
  ['text', 'a\uD800', 'half of a character'],
] as const)('a key as %s, %j, is refused in a sentence', (form, key, sentence) => {
  expect(() => keyBytes(key, form)).toThrow(sentence)
})

test('white space around a key of text is told, and kept', () => {
  expect(keyWarning('key\n', 'text')).toContain('white space')
  expect(keyWarning('k ey', 'text')).toBeUndefined()
  expect(keyWarning('a-b/', 'base64')).toContain('both alphabets')
  expect(keyWarning('a-b_', 'base64')).toBeUndefined()
  expect(keyWarning(' 4a ', 'hex')).toBeUndefined()
})

test('any bytes are read back from hexadecimal and Base64', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const buffer = Buffer.from(bytes)
      expect(hex(keyBytes(buffer.toString('hex'), 'hex'))).toBe(hex(bytes))
      expect(hex(keyBytes(buffer.toString('base64'), 'base64'))).toBe(hex(bytes))
      expect(hex(keyBytes(buffer.toString('base64url'), 'base64'))).toBe(hex(bytes))
    }),
  )
})
