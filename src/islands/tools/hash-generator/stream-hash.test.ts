import { createHash } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { algorithms } from './hash.ts'
import { fourHashers, hashBlob } from './stream-hash.ts'

const MIB = 1024 * 1024

/** What OpenSSL gives, through Node: an implementation that shares nothing with the one under test. */
function expectedDigests(bytes: Uint8Array) {
  return Object.fromEntries(
    algorithms.map((name) => [name, createHash(name.replace('-', '')).update(bytes).digest('hex')]),
  )
}

describe('hashes of files', () => {
  test.each([0, 1, 4 * MIB - 1, 4 * MIB, 4 * MIB + 1, 8 * MIB, 9 * MIB + 77])(
    'a file of %i bytes has the digests OpenSSL gives',
    async (size) => {
      const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 31 + (i >> 8)) & 255)
      expect(await hashBlob(new Blob([bytes]), algorithms, fourHashers)).toEqual(
        expectedDigests(bytes),
      )
    },
  )

  test('an empty file has the published digest of nothing', async () => {
    // NIST CAVP, SHA256ShortMsg.rsp, Len = 0.
    expect(await hashBlob(new Blob([]), ['SHA-256'], fourHashers)).toEqual({
      'SHA-256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    })
  })

  test('only the chosen algorithms are computed', async () => {
    expect(Object.keys(await hashBlob(new Blob(['a']), ['SHA-1'], fourHashers))).toEqual(['SHA-1'])
  })

  test('progress counts the bytes up to the size of the file', async () => {
    const heard: number[] = []
    const blob = new Blob([new Uint8Array(9 * MIB)])
    await hashBlob(blob, ['SHA-1'], fourHashers, (bytes) => heard.push(bytes))
    expect(heard).toEqual([4 * MIB, 8 * MIB, 9 * MIB])
  })

  test('a file that vanishes while it is read is a failure, not a digest', async () => {
    const vanishing = new Blob(['abc'])
    vanishing.slice = () => {
      throw new DOMException('gone', 'NotReadableError')
    }
    await expect(hashBlob(vanishing, ['SHA-1'], fourHashers)).rejects.toThrow('gone')
  })
})
