import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { hashText } from './hash.ts'

const TEXT = 'Ganak'

const digests = await hashText(TEXT)

/** The beginning of a digest. */
export const sampleAnswer: SampleAnswer = {
  answer: `${digests['SHA-256'].slice(0, 8)}…`,
  of: `SHA-256 of “${TEXT}”`,
}
