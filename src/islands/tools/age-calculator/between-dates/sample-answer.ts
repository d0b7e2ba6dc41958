import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { dateInWords, dayNumber } from '@/islands/ui/dates/calendar.ts'
import { whole } from '@/lib/format.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { datesAnswer } from './BetweenDates.tsx'
import { datesFields } from './fields.ts'

const FROM = { year: 2026, month: 4, day: 1 }
const TO = { year: 2027, month: 3, day: 31 }
const [from, to] = [dayNumber(FROM), dayNumber(TO)]
const answer = datesAnswer({ ...readInput(datesFields, initialTexts(datesFields)), from, to })
if (typeof answer === 'string') throw new Error(answer)

/** The days of a tax year. */
export const sampleAnswer: SampleAnswer = {
  answer: whole(to - from),
  unit: 'days',
  of: `${dateInWords(FROM)} to ${dateInWords(TO)}`,
}

/** The same time in other units. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: [
    ['In months', `${answer.rows[0]?.[1] ?? ''}`],
    ['In weeks', `${answer.rows[1]?.[1] ?? ''}`],
    ['Working days', `${answer.rows.at(-1)?.[1] ?? ''}`],
  ],
}
