import { describe, expect, test } from 'vitest'

import { compareDigest } from './expected-digest.ts'

// NIST FIPS 180-4 examples for "abc".
const abc = {
  'SHA-1': 'a9993e364706816aba3e25717850c26c9cd0d89d',
  'SHA-256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
}
const upper = abc['SHA-256'].toUpperCase()

describe('comparing with an expected digest', () => {
  test.each([
    ['as it is', abc['SHA-256']],
    ['in capitals with spaces around', ` ${upper} `],
    ['in groups', upper.replace(/(.{8})/g, '$1 ')],
    ['with colons', upper.replace(/(..)(?!$)/g, '$1:')],
    ['as a line of sha256sum', `${abc['SHA-256']}  debian.iso`],
    ['as a line of openssl', `SHA2-256(stdin)= ${abc['SHA-256']}`],
    ['as a line of an older openssl', `SHA256(abc.txt)=${abc['SHA-256']}`],
    ['as a line of sha256sum --tag', `SHA256 (abc.txt) = ${abc['SHA-256']}`],
    ['as that line with its line break', `SHA256 (abc.txt) = ${abc['SHA-256']}\n`],
    ['as the line of a name in two words', `SHA256 (my face.iso) = ${abc['SHA-256']}`],
    ['as the digest of a container', `sha256:${abc['SHA-256']}`],
    // GNU coreutils 9.1 begins the line with a backslash when the name holds one.
    ['with the backslash of an escaped name', `\\${abc['SHA-256']}  a\\\\b.txt`],
    ['with that backslash alone', `\\${abc['SHA-256']}`],
    ['before a name that looks like a digest', `${abc['SHA-256']}  ${abc['SHA-1']}`],
    ['after a name that looks like a digest', `SHA256(${abc['SHA-1']})= ${abc['SHA-256']}`],
    ['as keytool shows it', `SHA256: ${upper.replace(/(..)(?!$)/g, '$1:')}`],
    ['with colons and a name', `${upper.replace(/(..)(?!$)/g, '$1:')} a.crt`],
    [
      'as certutil prints it',
      `SHA256 hash of a:\r\n${abc['SHA-256']}\r\nCertUtil: -hashfile command completed successfully.\r\n`,
    ],
    [
      'as Get-FileHash prints it',
      `Algorithm       Hash                       Path\n---------       ----                       ----\nSHA256          ${upper}       C:\\a.txt\n`,
    ],
    ['in quotation marks', `'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='`],
    ['with colons and a line break', `${upper.replace(/(..)(?!$)/g, '$1:')}\n`],
  ])('matches %s and knows SHA-256 by its length', (_, expected) => {
    expect(compareDigest(expected, abc)).toEqual({ state: 'match', algorithm: 'SHA-256' })
  })

  test.each([
    [
      'one digit differs',
      abc['SHA-1'].replace('a', 'b'),
      { state: 'mismatch', algorithm: 'SHA-1' },
    ],
    ['not computed', 'c'.repeat(96), { state: 'not-computed', algorithm: 'SHA-384' }],
    ['a digest cut short', abc['SHA-256'].slice(1), { state: 'unrecognised' }],
    ['no hexadecimal', 'z'.repeat(63), { state: 'unrecognised' }],
    ['a letter more in front', `g${abc['SHA-1'].slice(1)}`, { state: 'unrecognised' }],
    ['a letter more at the end', `${abc['SHA-1'].slice(1)}g`, { state: 'unrecognised' }],
    ['a backslash within', abc['SHA-1'].replace(/^.{9}/, '$&\\'), { state: 'unrecognised' }],
    [
      'a digest of another length than its name says',
      `sha512: ${abc['SHA-256']}`,
      { state: 'unrecognised' },
    ],
    ['that in a line of openssl', `SHA1(a.txt)= ${abc['SHA-256']}`, { state: 'unrecognised' }],
    ['blank', ' \n', { state: 'blank' }],
  ])('%s', (_, expected, comparison) => {
    expect(compareDigest(expected, abc)).toEqual(comparison)
  })
})

test('of several algorithms with digests of one length each is tried', () => {
  const some = { 'SHA-256': 'a'.repeat(64), 'SHA3-256': 'b'.repeat(64) }
  expect(compareDigest('c'.repeat(64), some)).toEqual({
    state: 'not-computed',
    algorithm: 'SHA-256',
  })
  const digests = { ...some, 'SHA-512/256': 'd'.repeat(64), BLAKE3: 'e'.repeat(64) }
  expect(compareDigest('B'.repeat(64), digests)).toEqual({ state: 'match', algorithm: 'SHA3-256' })
  expect(compareDigest('c'.repeat(64), digests)).toEqual({
    state: 'mismatch',
    algorithm: 'SHA-256',
    others: 'SHA-512/256, SHA3-256 and BLAKE3',
  })
})

// RFC 1321, appendix A.5, of "abc".
test('every kind is known before it was computed, in Base64 too', () => {
  const md5 = '900150983cd24fb0d6963f7d28e17f72'
  expect(compareDigest(md5, {})).toEqual({ state: 'not-computed', algorithm: 'MD5' })
  expect(compareDigest(md5, { MD5: md5 })).toEqual({ state: 'match', algorithm: 'MD5' })
  expect(compareDigest('kAFQmDzST7DWlj99KOF/cg==', { MD5: md5 })).toEqual({
    state: 'match',
    algorithm: 'MD5',
  })
  expect(compareDigest('CBF43926', {})).toEqual({ state: 'not-computed', algorithm: 'CRC-32' })
  expect(compareDigest('CBF43926', { 'CRC-32': 'cbf43926' })).toEqual({
    state: 'match',
    algorithm: 'CRC-32',
  })
})
