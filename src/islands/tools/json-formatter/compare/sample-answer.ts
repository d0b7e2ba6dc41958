import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { SAMPLE_SUMMARY } from './samples.ts'

const [total = '', rest = ''] = SAMPLE_SUMMARY.split(': ')

/** The differences of the two sample documents. */
export const sampleAnswer: SampleAnswer = { answer: total, of: 'Two versions of an order' }

/** The differences by kind. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: rest.split(', ').map((part) => {
    const [count = '', kind = ''] = part.split(' ')
    return [kind.charAt(0).toUpperCase() + kind.slice(1), count]
  }),
}
