import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import { written } from './formats.ts'
import { readMoment } from './read-moment.ts'

const NUMBER = '1795851000'
const { nanos } = readMoment(NUMBER, INDIA, 0)

/** A Unix time as a date in India. */
export const sampleAnswer: SampleAnswer = {
  answer: written(nanos, 'iso', INDIA, true),
  of: `${NUMBER} as a date`,
}

/** The same moment in other forms. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: [
    ['In UTC', written(nanos, 'utc', INDIA, true)],
    ['In milliseconds', written(nanos, 'milliseconds', INDIA, true)],
  ],
}
