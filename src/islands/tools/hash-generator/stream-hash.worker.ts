import type { Algorithm } from './hash.ts'
import { hashOnRequest, type HashRequest } from './hash-on-request.ts'
import { fourHashers } from './stream-hash.ts'

self.onmessage = ({ data }: MessageEvent<HashRequest<Algorithm>>) =>
  hashOnRequest(data, fourHashers, (message) => self.postMessage(message))
