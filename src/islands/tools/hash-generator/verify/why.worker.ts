import type { GivenDigest } from './digest-candidates.ts'
import { whyDifferent } from './why-different.ts'

export interface WhyRequest {
  file: Blob
  given: GivenDigest
}

/** What the digest is of, where that was found; `isLost` where the file could not be read. */
export interface WhyReport {
  reason?: string | undefined
  isLost?: boolean
}

self.onmessage = async ({ data }: MessageEvent<WhyRequest>) => {
  const tell = (report: WhyReport) => self.postMessage(report)
  try {
    tell({ reason: await whyDifferent(data.file, data.given) })
  } catch {
    tell({ isLost: true })
  }
}
