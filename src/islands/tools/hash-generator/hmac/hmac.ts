import {
  createHMAC,
  createMD5,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
} from 'hash-wasm'

import type { Hashers } from '../stream-hash.ts'
import { createTruncatedSHA512 } from '../truncated-sha512.ts'
import type { HmacAlgorithm } from './hmac-algorithm.ts'

const hashers: Hashers<HmacAlgorithm> = {
  'SHA-256': createSHA256,
  'SHA-384': createSHA384,
  'SHA-512': createSHA512,
  'SHA-224': createSHA224,
  'SHA-512/256': () => createTruncatedSHA512(256),
  'SHA3-256': () => createSHA3(256),
  'SHA3-512': () => createSHA3(512),
  'SHA-1': createSHA1,
  MD5: createMD5,
}

/**
 * What makes the authentication code of a message under a key (RFC 2104), in the place of the hash function it is made with.
 * The message is read piece by piece, like a file that is hashed.
 */
export function hmacHashers(algorithm: HmacAlgorithm, key: Uint8Array): Hashers<HmacAlgorithm> {
  return { ...hashers, [algorithm]: () => createHMAC(hashers[algorithm](), key) }
}

/** The code of a message that is there as a whole, in lower-case hexadecimal. */
export async function hmac(
  algorithm: HmacAlgorithm,
  key: Uint8Array,
  message: Uint8Array,
): Promise<string> {
  const code = await hmacHashers(algorithm, key)[algorithm]()
  return code.init().update(message).digest()
}
