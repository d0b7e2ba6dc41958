import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { DEFAULT_CHOICE } from './password.ts'
import { entropyBits, strength } from './strength.ts'

/** How strong the password is that the page makes first. */
export const sampleAnswer: SampleAnswer = {
  answer: strength(DEFAULT_CHOICE).word,
  unit: `${Math.floor(entropyBits(DEFAULT_CHOICE))} bits`,
  of: `${DEFAULT_CHOICE.length} random characters of four kinds`,
}
