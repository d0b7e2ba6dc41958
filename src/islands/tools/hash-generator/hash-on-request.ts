import type { IHasher } from 'hash-wasm'

import type { EveryAlgorithm } from './every-algorithm.ts'
import type { HashedFile } from './hash.ts'
import { hashBlob, type Hashers } from './stream-hash.ts'

export interface HashRequest<Name extends EveryAlgorithm = EveryAlgorithm> {
  blobs: readonly Blob[]
  algorithms: readonly Name[]
}

export type HashReport =
  | { state: 'reading'; bytesDone: number }
  | { state: 'done'; hashed: HashedFile[] }
  | { state: 'failed'; reason: string }

const UNREADABLE =
  'The file could not be read. It may have been changed, moved or deleted since it was chosen.'
const NOT_RUN = 'This browser could not run the hashing code, which needs WebAssembly.'

/** What a worker does: hashes files or one long text, and reports how far it is. Whoever wants it stopped ends the worker. */
export async function hashOnRequest<Name extends EveryAlgorithm>(
  { blobs, algorithms }: HashRequest<Name>,
  hashers: Hashers<Name>,
  report: (message: HashReport) => void,
): Promise<void> {
  const reused = reuse(hashers)
  const hashed: HashedFile[] = []
  let bytesBefore = 0
  try {
    for (const blob of blobs) {
      hashed.push(
        await orTrouble(
          hashBlob(blob, algorithms, reused, (bytes) =>
            report({ state: 'reading', bytesDone: bytesBefore + bytes }),
          ),
        ),
      )
      bytesBefore += blob.size
    }
    report({ state: 'done', hashed })
  } catch {
    report({ state: 'failed', reason: NOT_RUN })
  }
}

/** One file that cannot be read does not end the reading of the others. */
async function orTrouble(digests: Promise<HashedFile['digests']>): Promise<HashedFile> {
  try {
    return { digests: await digests }
  } catch (error) {
    // Only the reading of a file fails with an exception of the platform's own kind.
    if (error instanceof DOMException) return { digests: {}, trouble: UNREADABLE }
    throw error
  }
}

/** The same hashers, each made once, however many files there are. */
function reuse<Name extends EveryAlgorithm>(hashers: Hashers<Name>): Hashers<Name> {
  const made = new Map<Name, Promise<IHasher>>()
  const entries = (Object.keys(hashers) as Name[]).map((name) => [
    name,
    () => {
      const hasher = made.get(name) ?? hashers[name]()
      made.set(name, hasher)
      return hasher
    },
  ])
  return Object.fromEntries(entries)
}
