import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { Algorithm, HashedFile } from './hash.ts'
import { fourHashers, hashBlobs, type HashRequest } from './stream-hash.ts'

answerRequests<HashRequest<Algorithm>, HashedFile[]>((request, onProgress) =>
  hashBlobs(request, fourHashers, onProgress),
)
