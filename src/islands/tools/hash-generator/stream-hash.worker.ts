import type { Algorithm, Digests } from './hash.ts'
import { hashBlob } from './stream-hash.ts'

export interface HashRequest {
  blob: Blob
  algorithms: readonly Algorithm[]
}

export type HashReport =
  | { state: 'reading'; bytesDone: number }
  | { state: 'done'; digests: Partial<Digests> }
  | { state: 'failed' }

/** Hashes one file or long text; whoever wants it stopped ends the worker. */
self.onmessage = async ({ data }: MessageEvent<HashRequest>) => {
  const report = (message: HashReport) => self.postMessage(message)
  try {
    const digests = await hashBlob(data.blob, data.algorithms, (bytesDone) =>
      report({ state: 'reading', bytesDone }),
    )
    report({ state: 'done', digests })
  } catch {
    report({ state: 'failed' })
  }
}
