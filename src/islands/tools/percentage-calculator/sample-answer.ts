import { twoDecimals, whole } from '@/lib/format.ts'
import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { percentOf } from './percentage.ts'

const [PERCENT, VALUE] = [18, 2500]

/** A percentage of an amount. */
export const sampleAnswer: SampleAnswer = {
  answer: twoDecimals(percentOf(PERCENT, VALUE)),
  of: `${PERCENT}% of ${whole(VALUE)}`,
}
