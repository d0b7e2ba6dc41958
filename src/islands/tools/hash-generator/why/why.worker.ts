import { answerRequests } from '@/islands/ui/work/answer-requests.ts'
import type { DigestCandidates } from '../expected-digest.ts'
import {
  isTriedAsText,
  whyDifferent,
  type Subject,
  whySignature,
  type SignedMessage,
} from './why-different.ts'

/** A content that does not have a digest or a signature. */
export type WhyRequest = { content: Blob } & (
  { expected: DigestCandidates; subject: Subject } | { signed: SignedMessage }
)

/** The cause of a difference, or undefined, and whether the changes to a text were among what was tried. */
export interface WhyAnswer {
  reason: string | undefined
  isText: boolean
}

answerRequests(async (request: WhyRequest): Promise<WhyAnswer> => {
  try {
    const { content } = request
    const reason =
      'signed' in request
        ? await whySignature(content, request.signed)
        : await whyDifferent(content, request.expected, request.subject)
    return { reason, isText: reason !== undefined || (await isTriedAsText(content)) }
  } catch {
    throw new Error('The file could not be read again.')
  }
})
