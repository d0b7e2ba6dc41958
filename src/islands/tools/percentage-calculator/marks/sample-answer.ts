import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { marksFields } from './fields.tsx'
import { marksAnswer } from './Marks.tsx'

const input = readInput(marksFields, initialTexts(marksFields))
const answer = marksAnswer(input)
if (typeof answer === 'string') throw new Error(answer)

/** The percentage of the marks that the page starts with. */
export const sampleAnswer: SampleAnswer = { answer: answer.headline, of: answer.label }

/** The marks by subject. */
export const sampleDrawing: Drawing = {
  kind: 'bars',
  parts: input.subjects.map(({ marks, maximum }, index) => ({
    label: `Subject ${index + 1}`,
    figure: `${marks} of ${maximum}`,
    amount: marks / maximum,
    color: 'principal',
  })),
}
