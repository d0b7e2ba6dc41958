import {
  createBLAKE3,
  createCRC32,
  createMD5,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  type IHasher,
} from 'hash-wasm'

import {
  type Algorithm,
  type EveryAlgorithm,
  type HashedFile,
  type SomeDigests,
  NO_WEB_ASSEMBLY,
  UNREADABLE_FILE,
} from './hash.ts'
import { createTruncatedSHA512 } from './truncated-sha512.ts'

/** Piece size. Memory stays at this size for files of any size. Larger pieces were not faster. */
const PIECE_BYTES = 4 * 1024 * 1024

/** Functions that create the hashers of some algorithms. */
export type Hashers<Name extends EveryAlgorithm> = Record<Name, () => Promise<IHasher>>

/** The four algorithms that the page always shows. */
export const fourHashers: Hashers<Algorithm> = {
  'SHA-1': createSHA1,
  'SHA-256': createSHA256,
  'SHA-384': createSHA384,
  'SHA-512': createSHA512,
}

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

/**
 * Returns the chosen digests of a file, which is read once and in pieces. `onProgress` gets the bytes done. Web Crypto cannot
 * do this, because it takes whole buffers only. Rejects when the file can no longer be read.
 */
export async function hashBlob<Name extends EveryAlgorithm>(
  blob: Blob,
  chosen: readonly Name[],
  hashers: Hashers<Name>,
  onProgress: (bytesDone: number) => void = () => undefined,
): Promise<SomeDigests> {
  const chosenHashers = await Promise.all(
    chosen.map(async (algorithm) => ({ algorithm, hasher: (await hashers[algorithm]()).init() })),
  )
  for (let start = 0; start < blob.size; start += PIECE_BYTES) {
    const piece = new Uint8Array(await blob.slice(start, start + PIECE_BYTES).arrayBuffer())
    for (const { hasher } of chosenHashers) hasher.update(piece)
    onProgress(start + piece.length)
  }
  return Object.fromEntries(
    chosenHashers.map(({ algorithm, hasher }) => [algorithm, hasher.digest()]),
  )
}

export interface HashRequest<Name extends EveryAlgorithm = EveryAlgorithm> {
  blobs: readonly Blob[]
  algorithms: readonly Name[]
}

/**
 * Hashes files, or one long text, in a worker. `onProgress` gets the bytes done of all files. A file that cannot be read does
 * not stop the others. Rejects with a sentence for the visitor when the hashing code does not run.
 */
export async function hashBlobs<Name extends EveryAlgorithm>(
  { blobs, algorithms }: HashRequest<Name>,
  hashers: Hashers<Name>,
  onProgress: (bytesDone: number) => void,
): Promise<HashedFile[]> {
  const reused = reuse(hashers)
  const hashed: HashedFile[] = []
  let bytesBefore = 0
  for (const blob of blobs) {
    const digests = hashBlob(blob, algorithms, reused, (bytes) => onProgress(bytesBefore + bytes))
    hashed.push(await withTrouble(digests))
    bytesBefore += blob.size
  }
  return hashed
}

async function withTrouble(digests: Promise<SomeDigests>): Promise<HashedFile> {
  try {
    return { digests: await digests }
  } catch (error) {
    // Only reading a file throws an exception of the platform.
    if (error instanceof DOMException) return { digests: {}, trouble: UNREADABLE_FILE }
    throw new Error(NO_WEB_ASSEMBLY, { cause: String(error) })
  }
}

/** Returns the same hashers, each created once for all files. */
function reuse<Name extends EveryAlgorithm>(hashers: Hashers<Name>): Hashers<Name> {
  const created = new Map<Name, Promise<IHasher>>()
  const entries = (Object.keys(hashers) as Name[]).map((name) => [
    name,
    () => {
      const hasher = created.get(name) ?? hashers[name]()
      created.set(name, hasher)
      return hasher
    },
  ])
  return Object.fromEntries(entries)
}
