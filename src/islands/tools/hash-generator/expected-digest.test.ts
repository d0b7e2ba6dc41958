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
    ['no hexadecimal', 'z'.repeat(64), { state: 'unrecognised' }],
    ['blank', ' \n', { state: 'blank' }],
  ])('%s', (_, expected, comparison) => {
    expect(compareDigest(expected, abc)).toEqual(comparison)
  })
})
