import {
  createHMAC,
  createMD5,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  type IHasher,
} from 'hash-wasm'

import type { HmacAlgorithm } from './hmac-algorithm.ts'

const hashers: Record<HmacAlgorithm, () => Promise<IHasher>> = {
  'SHA-256': createSHA256,
  'SHA-384': createSHA384,
  'SHA-512': createSHA512,
  'SHA-224': createSHA224,
  'SHA3-256': () => createSHA3(256),
  'SHA3-512': () => createSHA3(512),
  'SHA-1': createSHA1,
  MD5: createMD5,
}

/** The authentication code of a message under a key (RFC 2104), in lower-case hexadecimal. */
export async function hmac(
  algorithm: HmacAlgorithm,
  key: Uint8Array,
  message: Uint8Array,
): Promise<string> {
  const code = await createHMAC(hashers[algorithm](), key)
  return code.init().update(message).digest()
}
