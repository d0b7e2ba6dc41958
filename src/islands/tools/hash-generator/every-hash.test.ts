import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { EVERY_LENGTH, moreAlgorithms } from './hash.ts'
import { everyHasher, hashBlob, hashBlobs } from './stream-hash.ts'

// RFC 1321 A.5; FIPS 180-4 and FIPS 202, NIST's "Examples with Intermediate Values"; the vectors of BLAKE3's repository
// (its input of one byte is zero); the check value of CRC-32/ISO-HDLC.
// prettier-ignore
const PUBLISHED = [
  ['MD5', '', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['MD5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['SHA-224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7'],
  ['SHA-512/224', 'abc', '4634270f707b6a54daae7530460842e20e37ed265ceee9a43e8924aa'],
  ['SHA-512/256', 'abc', '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23'],
  ['SHA3-224', 'abc', 'e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf'],
  ['SHA3-256', 'abc', '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532'],
  ['SHA3-384', 'abc', 'ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25'],
  ['SHA3-512', 'abc', 'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0'],
  ['BLAKE3', '', 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
  ['BLAKE3', '\0', '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
  ['CRC-32', '123456789', 'cbf43926'],
] as const

test.each(PUBLISHED)('%s of %j is the published one', async (algorithm, text, digest) => {
  const digests = await hashBlob(new Blob([text]), [algorithm], everyHasher)
  expect(digests).toEqual({ [algorithm]: digest })
})

describe('several files read in one go', () => {
  const MIB = 1024 * 1024
  const contents = [0, 1, 4 * MIB + 1].map((size) =>
    Uint8Array.from({ length: size }, (_, at) => (at * 31) & 255),
  )

  async function hash(blobs: Blob[]) {
    const progress: number[] = []
    const request = { blobs, algorithms: moreAlgorithms }
    const hashed = await hashBlobs(request, everyHasher, (bytesDone) => progress.push(bytesDone))
    return { hashed, progress }
  }

  test('have the digests that OpenSSL and zlib give, each of its length', async () => {
    const { hashed } = await hash(contents.map((bytes) => new Blob([bytes])))
    for (const [index, bytes] of contents.entries()) {
      const digests = hashed[index]?.digests ?? {}
      for (const name of moreAlgorithms) expect(digests[name]).toHaveLength(EVERY_LENGTH[name])
      for (const name of [
        'MD5',
        'SHA-224',
        'SHA-512/224',
        'SHA-512/256',
        'SHA3-224',
        'SHA3-256',
        'SHA3-384',
        'SHA3-512',
      ] as const)
        expect(digests[name]).toBe(
          createHash(name.replace('SHA-', 'SHA').replace('/', '-')).update(bytes).digest('hex'),
        )
      expect(digests['CRC-32']).toBe(crc32(bytes).toString(16).padStart(8, '0'))
    }
  })

  test('one that cannot be read leaves the others their digests', async () => {
    const gone = new Blob(['abc'])
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError')
    }
    const { hashed } = await hash([gone, new Blob(['abc'])])
    expect(hashed[0]?.trouble).toContain('could not be read')
    expect(hashed[1]?.digests.MD5).toBe('900150983cd24fb0d6963f7d28e17f72')
  })

  test('progress counts through all of them', async () => {
    const { progress } = await hash(contents.map((bytes) => new Blob([bytes])))
    expect(progress).toEqual([1, 4 * MIB + 1, 4 * MIB + 2])
  })
})
