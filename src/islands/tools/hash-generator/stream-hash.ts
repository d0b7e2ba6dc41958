import { createSHA1, createSHA256, createSHA384, createSHA512, type IHasher } from 'hash-wasm'

import type { EveryAlgorithm } from './every-algorithm.ts'
import type { Algorithm, SomeDigests } from './hash.ts'

/** Read at a time: memory stays at this size whatever the file's. Larger pieces were not faster. */
const PIECE_BYTES = 4 * 1024 * 1024

/** What computes the digests of some algorithms. */
export type Hashers<Name extends EveryAlgorithm> = Record<Name, () => Promise<IHasher>>

/** The four algorithms that the page shows from the start. */
export const fourHashers: Hashers<Algorithm> = {
  'SHA-1': createSHA1,
  'SHA-256': createSHA256,
  'SHA-384': createSHA384,
  'SHA-512': createSHA512,
}

/**
 * The digests of a file, read once, piece by piece, through every chosen algorithm. `tellProgress` hears the bytes done.
 * Web Crypto cannot do this: it takes whole buffers only. Rejects when the file can no longer be read.
 */
export async function hashBlob<Name extends EveryAlgorithm>(
  blob: Blob,
  chosen: readonly Name[],
  hashers: Hashers<Name>,
  tellProgress: (bytesDone: number) => void = () => undefined,
): Promise<SomeDigests> {
  const chosenHashers = await Promise.all(
    chosen.map(async (algorithm) => ({ algorithm, hasher: (await hashers[algorithm]()).init() })),
  )
  for (let start = 0; start < blob.size; start += PIECE_BYTES) {
    const piece = new Uint8Array(await blob.slice(start, start + PIECE_BYTES).arrayBuffer())
    for (const { hasher } of chosenHashers) hasher.update(piece)
    tellProgress(start + piece.length)
  }
  return Object.fromEntries(
    chosenHashers.map(({ algorithm, hasher }) => [algorithm, hasher.digest()]),
  )
}
