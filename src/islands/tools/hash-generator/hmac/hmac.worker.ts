import { hashOnRequest, type HashReport } from '../hash-on-request.ts'
import type { HmacAlgorithm } from './hmac-algorithm.ts'
import { hmacHashers } from './hmac.ts'

export interface HmacRequest {
  algorithm: HmacAlgorithm
  key: Uint8Array
  message: Blob
}

self.onmessage = ({ data }: MessageEvent<HmacRequest>) => {
  const { algorithm, key, message } = data
  const request = { blobs: [message], algorithms: [algorithm] }
  const report = (state: HashReport) => self.postMessage(state)
  void hashOnRequest(request, hmacHashers(algorithm, key), report)
}
