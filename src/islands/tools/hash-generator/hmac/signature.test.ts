import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import fc from 'fast-check'

import { checkSignature, keyBytes, keyWarning } from './signature.ts'

const hmac = (name: string) => createHmac(name, 'Jefe').update('what do ya want for nothing?')
// RFC 4231, case 2.
const CODE = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
const BASE64 = hmac('sha256').digest('base64')

test.each([
  ['digits', CODE],
  ['capitals with spaces around', `  ${CODE.toUpperCase()}\n`],
  ['GitHub', `sha256=${CODE}`],
  ['GitHub, with the name of the header', `X-Hub-Signature-256: sha256=${CODE}`],
  ['Stripe', `t=1492774577,v1=${CODE},v0=${'6'.repeat(64)}`],
  ['Slack', `v0=${CODE}`],
  ['Base64', BASE64],
  ['Base64 without padding', BASE64.replace('=', '')],
  ['Base64 for web addresses', hmac('sha256').digest('base64url')],
  ['Base64 with a name', `sha256=${BASE64}`],
  ['quotes', `"${CODE}"`],
])('a signature matches as %s', (_, received) => {
  expect(checkSignature(received, CODE, 'SHA-256')).toEqual({ state: 'match' })
})

test('one wrong digit is a mismatch', () => {
  expect(checkSignature(`sha256=${CODE.replace('5', '6')}`, CODE, 'SHA-256')).toEqual({
    state: 'mismatch',
  })
})

test('a signature of another length names the hash functions it can be of', () => {
  expect(checkSignature(hmac('sha1').digest('hex'), CODE, 'SHA-256')).toEqual({
    state: 'other',
    algorithms: ['SHA-1'],
  })
})

test.each(['hello', CODE.slice(1), 'sha256='])('%j is not read as a signature', (received) => {
  expect(checkSignature(received, CODE, 'SHA-256')).toEqual({ state: 'unrecognised' })
})

test('without a code there is nothing to compare with', () => {
  expect(checkSignature(' ', CODE, 'SHA-256')).toEqual({ state: 'blank' })
  expect(checkSignature(CODE, '', 'SHA-256')).toEqual({ state: 'waiting' })
})

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
