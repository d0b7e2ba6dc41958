import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { DigestCandidates } from '../verify/digest-candidates.ts'
import { whyDifferent, type Subject } from './why-different.ts'
import { whySignature, type SignedMessage } from './why-signature.ts'

/** A content that does not have a digest or a signature. */
export type WhyRequest = { content: Blob } & (
  { expected: DigestCandidates; subject: Subject } | { signed: SignedMessage }
)

answerRequests(async (request: WhyRequest) => {
  try {
    const { content } = request
    if ('signed' in request) return await whySignature(content, request.signed)
    return await whyDifferent(content, request.expected, request.subject)
  } catch {
    throw new Error('The file could not be read again.')
  }
})
