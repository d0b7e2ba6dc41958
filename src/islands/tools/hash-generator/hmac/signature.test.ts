import { createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import { checkSignature } from './signature.ts'

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
