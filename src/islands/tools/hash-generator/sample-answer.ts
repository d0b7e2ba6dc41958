import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { algorithms, hashText } from './hash.ts'

const TEXT = 'Ganak'

const digests = await hashText(TEXT)

/** The beginning of a digest. */
export const sampleAnswer: SampleAnswer = {
  answer: `${digests['SHA-256'].slice(0, 8)}…`,
  of: `SHA-256 of “${TEXT}”`,
}

/** All four digests, their first digits. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: algorithms.map((name) => [name, `${digests[name].slice(0, 12)}…`]),
}
