import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { DigestCandidates } from './digest-candidates.ts'
import { whyDifferent } from './why-different.ts'

export interface WhyRequest {
  file: Blob
  expected: DigestCandidates
}

answerRequests(async ({ file, expected }: WhyRequest) => {
  try {
    return await whyDifferent(file, expected)
  } catch {
    throw new Error('The file could not be read again.')
  }
})
