import { WORK_FAILURES } from '@/lib/work.ts'

import type { HmacAlgorithm } from './hmac-algorithm.ts'
import { hmac } from './hmac.ts'

export interface HmacRequest {
  algorithm: HmacAlgorithm
  key: Uint8Array
  message: Blob
}

export type HmacReport = { code: string } | { trouble: string }

self.onmessage = async ({ data }: MessageEvent<HmacRequest>) => {
  try {
    const message = new Uint8Array(await data.message.arrayBuffer())
    self.postMessage({ code: await hmac(data.algorithm, data.key, message) })
  } catch {
    self.postMessage({ trouble: WORK_FAILURES.stopped })
  }
}
