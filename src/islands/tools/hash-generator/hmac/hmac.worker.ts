import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { HashedFile } from '../hash.ts'
import { hashBlobs } from '../stream-hash.ts'
import { hmacHashers } from './hmac.ts'
import type { HmacAlgorithm } from './signature.ts'

export interface HmacRequest {
  algorithm: HmacAlgorithm
  key: Uint8Array
  message: Blob
}

answerRequests<HmacRequest, HashedFile[]>(({ algorithm, key, message }, onProgress) =>
  hashBlobs({ blobs: [message], algorithms: [algorithm] }, hmacHashers(algorithm, key), onProgress),
)
