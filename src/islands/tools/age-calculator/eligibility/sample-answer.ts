import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { dateInWords, dateOfDay, dayNumber } from '@/islands/ui/dates/calendar.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { birthWindow, eligibilityAnswer } from './Eligibility.tsx'
import { eligibilityFields } from './fields.ts'

const CUT_OFF = { year: 2026, month: 8, day: 1 }
const BIRTH = { year: 1999, month: 8, day: 2 }

const input = {
  ...readInput(eligibilityFields, initialTexts(eligibilityFields)),
  birth: dayNumber(BIRTH),
  cutOff: dayNumber(CUT_OFF),
}
const answer = eligibilityAnswer(input)
if (typeof answer === 'string') throw new Error(answer)
const { minimumAge, maximumAge, cutOff } = input
const { earliest, latest } = birthWindow(cutOff, minimumAge, maximumAge, '1 March')

/** A birth on the first day within an age limit. */
export const sampleAnswer: SampleAnswer = {
  answer: answer.headline,
  of: `Born ${dateInWords(BIRTH)}`,
}

/** The limit that decides. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: [
    ['Age limit', `${minimumAge} to ${maximumAge} years`],
    ['Cut-off date', dateInWords(CUT_OFF)],
    ['Born from', dateInWords(dateOfDay(earliest))],
    ['Born until', dateInWords(dateOfDay(latest))],
  ],
}
