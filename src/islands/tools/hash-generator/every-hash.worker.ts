import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { HashedFile } from './hash.ts'
import { everyHasher, hashBlobs, type HashRequest } from './stream-hash.ts'

answerRequests<HashRequest, HashedFile[]>((request, onProgress) =>
  hashBlobs(request, everyHasher, onProgress),
)
