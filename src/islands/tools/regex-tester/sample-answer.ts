import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { FIRST_OPTIONS } from './choices.ts'
import { markedParts } from './matches/marked-parts.ts'
import { runPattern } from './run.ts'
import { answerOf } from './result-parts.tsx'

const PATTERN = String.raw`\d{2}-\d{2}`
const TEXT = 'Due 05-12, paid 28-11'

const options = { ...FIRST_OPTIONS, pattern: PATTERN }
const result = runPattern({ mode: 'match', text: TEXT, options })

/** The matches of a pattern in a line. */
export const sampleAnswer: SampleAnswer = { answer: answerOf(result, TEXT), of: PATTERN }

function matched(): string[] {
  if (result.kind !== 'matches') return []
  const parts = markedParts(TEXT, result, 0, TEXT.length)
  return parts.filter(({ match }) => match !== undefined).map(({ text }) => text)
}

/** The line, and its matches. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: [
    [PATTERN, TEXT],
    ['matches', matched().join(', ')],
  ],
}
