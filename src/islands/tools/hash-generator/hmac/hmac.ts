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
import type { HmacAlgorithm } from './signature.ts'

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
 * Returns hashers in which `algorithm` computes the authentication code under a key (RFC 2104). So a message is read in
 * pieces, like a file that is hashed.
 */
export function hmacHashers(algorithm: HmacAlgorithm, key: Uint8Array): Hashers<HmacAlgorithm> {
  return { ...hashers, [algorithm]: () => createHMAC(hashers[algorithm](), key) }
}

/** Returns the authentication code of a message in lower-case hexadecimal. */
export async function hmac(
  algorithm: HmacAlgorithm,
  key: Uint8Array,
  message: Uint8Array,
): Promise<string> {
  const code = await hmacHashers(algorithm, key)[algorithm]()
  return code.init().update(message).digest()
}
