import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { DEFAULT_CHOICE } from './password.ts'
import { entropyBits, strength } from './strength.ts'

/** The strength of the first password on the page. */
export const sampleAnswer: SampleAnswer = {
  answer: strength(DEFAULT_CHOICE).word,
  unit: `${Math.floor(entropyBits(DEFAULT_CHOICE))} bits`,
  of: `${DEFAULT_CHOICE.length} random characters of four kinds`,
}
