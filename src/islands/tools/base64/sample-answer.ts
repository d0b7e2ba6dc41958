import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { convertBase64 } from './base64.ts'

const TEXT = 'गणक'
const ENCODED = convertBase64('encode', TEXT).output

/** A word of another script as Base64. */
export const sampleAnswer: SampleAnswer = {
  answer: ENCODED,
  of: `“${TEXT}” encoded`,
}

/** The lengths of both, in characters and bytes. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: [
    ['Three letters of Hindi', `${new TextEncoder().encode(TEXT).length} bytes`],
    ['As Base64', `${ENCODED.length} characters`],
  ],
}
