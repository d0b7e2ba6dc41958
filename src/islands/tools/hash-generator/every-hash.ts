import { createBLAKE3, createCRC32, createMD5, createSHA224, createSHA3 } from 'hash-wasm'

import type { EveryAlgorithm } from './every-algorithm.ts'
import { fourHashers, type Hashers } from './stream-hash.ts'
import { createTruncatedSHA512 } from './truncated-sha512.ts'

/** All algorithms: RFC 1321, FIPS 180-4, FIPS 202, BLAKE3, and the CRC-32 of ZIP and gzip (ISO-HDLC). */
export const everyHasher: Hashers<EveryAlgorithm> = {
  ...fourHashers,
  MD5: createMD5,
  'SHA-224': createSHA224,
  'SHA-512/224': () => createTruncatedSHA512(224),
  'SHA-512/256': () => createTruncatedSHA512(256),
  'SHA3-224': () => createSHA3(224),
  'SHA3-256': () => createSHA3(256),
  'SHA3-384': () => createSHA3(384),
  'SHA3-512': () => createSHA3(512),
  BLAKE3: () => createBLAKE3(),
  'CRC-32': () => createCRC32(),
}
