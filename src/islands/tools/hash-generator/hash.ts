/** The four algorithms that the page always shows, in its order, with the hexadecimal digits of each digest. */
export const DIGEST_LENGTHS = { 'SHA-1': 40, 'SHA-256': 64, 'SHA-384': 96, 'SHA-512': 128 } as const
export type Algorithm = keyof typeof DIGEST_LENGTHS
export const algorithms = Object.keys(DIGEST_LENGTHS) as Algorithm[]

/** The other algorithms. */
const MORE_LENGTHS = {
  MD5: 32,
  'SHA-224': 56,
  'SHA-512/224': 56,
  'SHA-512/256': 64,
  'SHA3-224': 56,
  'SHA3-256': 64,
  'SHA3-384': 96,
  'SHA3-512': 128,
  BLAKE3: 64,
  'CRC-32': 8,
} as const
export type EveryAlgorithm = Algorithm | keyof typeof MORE_LENGTHS
export const moreAlgorithms = Object.keys(MORE_LENGTHS) as EveryAlgorithm[]

/** Every algorithm, with the hexadecimal digits of its digest. */
export const EVERY_LENGTH: Record<EveryAlgorithm, number> = { ...DIGEST_LENGTHS, ...MORE_LENGTHS }

/** Whether an algorithm is one of the four that the page always shows. */
export function isOneOfFour(name: EveryAlgorithm): name is Algorithm {
  return name in DIGEST_LENGTHS
}

/** Digests in lower-case hexadecimal. */
export type Digests = Record<Algorithm, string>
export type SomeDigests = Partial<Record<EveryAlgorithm, string>>

/** The digests of one file or text. */
export interface HashedFile {
  digests: SomeDigests
  /** Why there are no digests. */
  trouble?: string
}

/**
 * Returns the four digests of a text's UTF-8 bytes (FIPS 180-4), computed by Web Crypto.
 * Rejects with 'Please enter some text to hash' for empty text and with 'Failed to generate hashes' for other failures, half
 * a surrogate pair included: it has no UTF-8 bytes, and the digest of a replacement would be of another text.
 */
export async function hashText(text: string): Promise<Digests> {
  if (text === '') throw new Error(EMPTY_TEXT)
  try {
    if (!text.isWellFormed()) throw new Error('The text contains half of a surrogate pair.')
    return (await hashBytes(new TextEncoder().encode(text), algorithms)) as Digests
  } catch (error) {
    throw new Error('Failed to generate hashes', { cause: error })
  }
}

/** Returns the chosen digests of bytes, computed by Web Crypto. Rejects on insecure origins, which have no Web Crypto. */
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

export const EMPTY_TEXT = 'Please enter some text to hash'
export const UNREADABLE_FILE =
  'The file could not be read. It may have been changed, moved or deleted since it was chosen.'
export const NO_WEB_ASSEMBLY =
  'This browser could not run the hashing code, which needs WebAssembly.'
export const HALF_CHARACTER = 'The message contains half of a character, which has no bytes.'
