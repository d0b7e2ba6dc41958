import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { hmac } from './hmac.ts'
import { keyBytes } from './signature.ts'

const [KEY, MESSAGE] = ['key', 'The quick brown fox jumps over the lazy dog']

const code = (algorithm: 'SHA-256' | 'SHA-512') =>
  hmac(algorithm, keyBytes(KEY, 'text'), new TextEncoder().encode(MESSAGE))
const [short, long] = await Promise.all([code('SHA-256'), code('SHA-512')])

/** The code of a message under a key, its first digits. */
export const sampleAnswer: SampleAnswer = {
  answer: `${short.slice(0, 8)}…`,
  of: 'HMAC-SHA256 of a message',
}

/** Its input, and the code by another algorithm. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: [
    ['Key', KEY],
    ['Message', `${MESSAGE.slice(0, 19)}…`],
    ['HMAC-SHA512', `${long.slice(0, 12)}…`],
  ],
}
