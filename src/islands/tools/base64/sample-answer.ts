import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { convertBase64 } from './base64.ts'

const TEXT = 'गणक'

/** A word of another script as Base64. */
export const sampleAnswer: SampleAnswer = {
  answer: convertBase64('encode', TEXT).output,
  of: `“${TEXT}” encoded`,
}
