import type { EveryAlgorithm } from './every-algorithm.ts'

/** The algorithms of the page, in its order, with the number of hexadecimal digits of each digest. */
export const DIGEST_LENGTHS = { 'SHA-1': 40, 'SHA-256': 64, 'SHA-384': 96, 'SHA-512': 128 } as const
export type Algorithm = keyof typeof DIGEST_LENGTHS
export const algorithms = Object.keys(DIGEST_LENGTHS) as Algorithm[]

/** Digests in lower-case hexadecimal. */
export type Digests = Record<Algorithm, string>
export type SomeDigests = Partial<Record<EveryAlgorithm, string>>

/** What was found of one file or text. */
export interface HashedFile {
  digests: SomeDigests
  /** Why there are none. */
  trouble?: string
}

/**
 * The four digests of a text's UTF-8 bytes (FIPS 180-4), made by the browser's own Web Crypto.
 * Rejects with 'Please enter some text to hash' for empty text and 'Failed to generate hashes' for everything else,
 * half a surrogate pair included: it has no UTF-8 bytes, and the digest of a replacement would be of another text.
 */
export async function hashText(text: string): Promise<Digests> {
  if (text === '') throw new Error('Please enter some text to hash')
  try {
    if (!text.isWellFormed()) throw new Error('The text holds half of a surrogate pair.')
    return (await hashBytes(new TextEncoder().encode(text), algorithms)) as Digests
  } catch (error) {
    throw new Error('Failed to generate hashes', { cause: error })
  }
}

/** The chosen digests of bytes, made by Web Crypto. Rejects where the connection is not secure, which leaves none. */
export async function hashBytes(
  bytes: BufferSource,
  chosen: readonly Algorithm[],
): Promise<Partial<Digests>> {
  const digests = await Promise.all(
    chosen.map(async (name) => [name, hex(await crypto.subtle.digest(name, bytes))] as const),
  )
  return Object.fromEntries(digests)
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
