import { base64urlBytes } from '@/islands/ui/token/base64url.ts'
import { counted } from '@/lib/quantity.ts'
import { algorithms, type Algorithm } from '../algorithms.ts'
import type { ReadToken } from '../read-token.ts'

/** A signature with what it was made of. */
export interface Signed {
  alg: string
  algorithm: Algorithm
  signature: Uint8Array<ArrayBuffer>
  /** The bytes of header and payload with the dot between them (RFC 7515, section 5.2). */
  input: Uint8Array<ArrayBuffer>
}

/** Throws a sentence for the visitor where there is no Web Crypto. */
export function needWebCrypto(): void {
  if (!('subtle' in crypto))
    throw new Error('This browser offers its cryptography only on pages with https.')
}

/** Takes the signature out of a token. Throws a sentence for the visitor when it cannot be verified. */
export function signedOf({ kind, alg, parts }: ReadToken): Signed {
  if (kind === 'encrypted')
    throw new Error('An encrypted token has no signature. Decrypting it is not part of this page.')
  const [header = '', payload = '', written = ''] = parts
  if (alg.toLowerCase() === 'none')
    throw new Error('The token names no algorithm, so no key can verify it.')
  if (written === '') throw new Error('The token has no signature to verify.')
  const algorithm = algorithms.get(alg)
  if (algorithm === undefined)
    throw new Error(`Browsers cannot verify the algorithm “${alg.slice(0, 30)}”.`)
  if (payload === '') throw new Error('The payload is not in the token, so it cannot be verified.')
  const signature = signatureOf(written)
  checkLength(signature, alg, algorithm)
  return { alg, algorithm, signature, input: new TextEncoder().encode(`${header}.${payload}`) }
}

function signatureOf(written: string): Uint8Array<ArrayBuffer> {
  try {
    return base64urlBytes(written)
  } catch {
    throw new Error('The signature is not Base64url, so it cannot be verified.')
  }
}

function checkLength(signature: Uint8Array, alg: string, algorithm: Algorithm): void {
  const { length } = signature
  const expected = algorithm.signatureBytes
  if (expected === undefined || length === expected) return
  if (algorithm.kty === 'EC' && signature[0] === 0x30)
    throw new Error(
      `The signature is written in DER, as OpenSSL does. ${alg} takes the two numbers alone, in ${expected} bytes.`,
    )
  throw new Error(
    `The signature has ${counted(length, 'byte')}, and ${alg} has ${expected}. It is cut off, or of another algorithm.`,
  )
}
