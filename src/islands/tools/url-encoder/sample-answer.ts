import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { convertUrl } from './percent-encoding.ts'

const TEXT = '₹500 & tax'
const ENCODED = convertUrl('encode', TEXT)

/** A text with signs that mean something in addresses. */
export const sampleAnswer: SampleAnswer = {
  answer: ENCODED,
  of: `“${TEXT}” encoded`,
}

/** What its signs become. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: [
    ['The rupee sign', convertUrl('encode', '₹')],
    ['A space', convertUrl('encode', ' ')],
    ['An ampersand', convertUrl('encode', '&')],
  ],
}
