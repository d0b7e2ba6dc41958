import { dateInWords } from '@/islands/ui/dates/calendar.ts'
import { whole } from '@/lib/format.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { ageOn } from './age.ts'

const BIRTH = { year: 1998, month: 8, day: 10 }
const DAY = { year: 2025, month: 8, day: 1 }

/** The age of the example, and its day. */
export const sampleAge = ageOn(BIRTH, DAY)
export const sampleDay = DAY

const { years, months, days, totalMonths, totalWeeks, totalDays } = sampleAge

/** An age on the cut-off date of an exam. */
export const sampleAnswer: SampleAnswer = {
  answer: `${years} y ${months} m ${days} d`,
  of: `Born ${dateInWords(BIRTH)}, on ${dateInWords(DAY)}`,
}

/** The same age in other units. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: [
    ['Total Months', whole(totalMonths)],
    ['Total Weeks', whole(totalWeeks)],
    ['Total Days', whole(totalDays)],
  ],
}
