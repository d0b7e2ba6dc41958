import { createHash } from 'node:crypto'

import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { hashText } from './hash.ts'

afterEach(() => vi.restoreAllMocks())

// NIST, "Examples with Intermediate Values" for FIPS 180-4: SHA1.pdf, SHA256.pdf, SHA384.pdf, SHA512.pdf.
// prettier-ignore
const NIST = [
  ['abc', 'SHA-1', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', 'SHA-1', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
  ['abc', 'SHA-256', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', 'SHA-256', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ['abc', 'SHA-384', 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7'],
  ['abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu', 'SHA-384', '09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039'],
  ['abc', 'SHA-512', 'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f'],
  ['abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu', 'SHA-512', '8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909'],
] as const

describe('hashes of text', () => {
  test.each(NIST)('%s has the published %s digest', async (text, algorithm, digest) => {
    expect((await hashText(text))[algorithm]).toBe(digest)
  })

  // GNU coreutils: printf '…' | sha256sum
  test.each([
    ['a\nb', '7e18f737311b2dc3'],
    ['a\r\nb', '18745f36a05e2907'],
    ['\u00E9', '4a99557e'],
    ['e\u0301', 'bf12767b'],
  ])('%j is hashed as it stands: line ends and accents are not normalised', async (text, start) => {
    expect((await hashText(text))['SHA-256']).toMatch(new RegExp(`^${start}`))
  })

  test('text is hashed as UTF-8', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (text) => {
        const expected = createHash('sha512').update(text, 'utf8').digest('hex')
        expect((await hashText(text))['SHA-512']).toBe(expected)
      }),
      { numRuns: 40 },
    )
  }, 30_000)

  test('empty text asks for text', async () => {
    await expect(hashText('')).rejects.toThrow('Please enter some text to hash')
  })

  test('half of a surrogate pair has no bytes to hash', async () => {
    await expect(hashText('a\uDC00')).rejects.toThrow('Failed to generate hashes')
  })

  test('a refusal of Web Crypto is told in the specified words', async () => {
    vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no'))
    await expect(hashText('a')).rejects.toThrow('Failed to generate hashes')
  })
})
