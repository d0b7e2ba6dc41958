import { everyHasher } from './every-hash.ts'
import { hashOnRequest, type HashRequest } from './hash-on-request.ts'

self.onmessage = ({ data }: MessageEvent<HashRequest>) =>
  hashOnRequest(data, everyHasher, (message) => self.postMessage(message))
