import { twoDecimals, whole } from '@/lib/format.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { percentOf } from './percentage.ts'

const [PERCENT, VALUE] = [18, 2500]

/** A percentage of an amount. */
export const sampleAnswer: SampleAnswer = {
  answer: twoDecimals(percentOf(PERCENT, VALUE)),
  of: `${PERCENT}% of ${whole(VALUE)}`,
}

/** The amount and its part. */
export const sampleDrawing: Drawing = {
  kind: 'bars',
  parts: [
    { label: 'The amount', figure: whole(VALUE), amount: VALUE, color: 'principal' },
    {
      label: `${PERCENT}% of it`,
      figure: twoDecimals(percentOf(PERCENT, VALUE)),
      amount: percentOf(PERCENT, VALUE),
      color: 'interest',
    },
  ],
}
