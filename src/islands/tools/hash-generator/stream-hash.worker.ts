import type { Algorithm, Digests } from './hash.ts'
import { hashBlob } from './stream-hash.ts'

export interface HashRequest {
  blob: Blob
  algorithms: readonly Algorithm[]
}

export type HashReport =
  | { state: 'reading'; bytesDone: number }
  | { state: 'done'; digests: Partial<Digests> }
  | { state: 'failed'; reason: string }

const UNREADABLE =
  'The file could not be read. It may have been changed, moved or deleted since it was chosen.'
const NOT_RUN = 'This browser could not run the hashing code, which needs WebAssembly.'

/** Hashes one file or long text; whoever wants it stopped ends the worker. */
self.onmessage = async ({ data }: MessageEvent<HashRequest>) => {
  const report = (message: HashReport) => self.postMessage(message)
  try {
    const digests = await hashBlob(data.blob, data.algorithms, (bytesDone) =>
      report({ state: 'reading', bytesDone }),
    )
    report({ state: 'done', digests })
  } catch (error) {
    // Only the reading of the file fails with an exception of the platform's own kind.
    report({ state: 'failed', reason: error instanceof DOMException ? UNREADABLE : NOT_RUN })
  }
}
