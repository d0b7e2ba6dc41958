import { createHmac } from 'node:crypto'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hashBlob } from '../stream-hash.ts'
import { hmac, hmacHashers } from './hmac.ts'
import { HMAC_ALGORITHMS } from './signature.ts'

const bytes = (value: string) => new Uint8Array(Buffer.from(value, 'hex'))
const text = (value: string) => new Uint8Array(Buffer.from(value, 'utf8'))

const LONG_KEY_TEXT = text('Test Using Larger Than Block-Size Key - Hash Key First')

// RFC 4231, section 4: SHA-224, SHA-256, SHA-384, SHA-512. Case 5, whose code is cut short, has no place here.
// prettier-ignore
const RFC_4231 = [
  [1, bytes('0b'.repeat(20)), text('Hi There'), '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [2, text('Jefe'), text('what do ya want for nothing?'), 'a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  [3, bytes('aa'.repeat(20)), bytes('dd'.repeat(50)), '7fb3cb3588c6c1f6ffa9694d7d6ad2649365b0c1f65d69d1ec8333ea', '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [6, bytes('aa'.repeat(131)), LONG_KEY_TEXT, '95e9a0db962095adaebe9b2d6f0dbce2d499f112f2d2b7273fa6870e', '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54'],
] as const

test.each(RFC_4231)('case %i of RFC 4231', async (_, key, message, sha224, sha256) => {
  expect(await hmac('SHA-224', key, message)).toBe(sha224)
  expect(await hmac('SHA-256', key, message)).toBe(sha256)
})

// RFC 4231, section 4.3.
test('SHA-384 and SHA-512 have the codes of case 2 of RFC 4231', async () => {
  const key = text('Jefe')
  const message = text('what do ya want for nothing?')
  expect(await hmac('SHA-384', key, message)).toBe(
    'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649',
  )
  expect(await hmac('SHA-512', key, message)).toBe(
    '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
  )
})

// RFC 2202, sections 2 and 3, case 2.
test.each([
  ['MD5', '750c783e6ab0b503eaa86e310a5db738'],
  ['SHA-1', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
] as const)('%s has the code of RFC 2202', async (algorithm, code) => {
  expect(await hmac(algorithm, text('Jefe'), text('what do ya want for nothing?'))).toBe(code)
})

test('every algorithm gives what OpenSSL gives, with keys shorter and longer than a block', async () => {
  const drawn = fc.asyncProperty(
    fc.constantFrom(...HMAC_ALGORITHMS),
    fc.uint8Array({ minLength: 1, maxLength: 300 }),
    fc.uint8Array({ maxLength: 300 }),
    async (algorithm, key, message) => {
      const name = algorithm.replace('SHA-', 'sha').replace('/', '-').toLowerCase()
      const expected = createHmac(name, key).update(message).digest('hex')
      expect(await hmac(algorithm, key, message)).toBe(expected)
    },
  )
  await fc.assert(drawn, { numRuns: 60 })
}, 30_000)

test('a long message is read in pieces', async () => {
  const message = new Uint8Array(9 * 1024 * 1024).fill(7)
  const done: number[] = []
  const digests = await hashBlob(
    new Blob([message]),
    ['SHA-512/256'],
    hmacHashers('SHA-512/256', text('Jefe')),
    (bytesDone) => done.push(bytesDone),
  )
  expect(digests['SHA-512/256']).toBe(
    createHmac('sha512-256', 'Jefe').update(message).digest('hex'),
  )
  expect(done).toHaveLength(3)
})

test('an empty key is a key', async () => {
  // printf '' | openssl dgst -sha256 -mac HMAC -macopt hexkey:
  expect(await hmac('SHA-256', new Uint8Array(), new Uint8Array())).toBe(
    'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad',
  )
})
