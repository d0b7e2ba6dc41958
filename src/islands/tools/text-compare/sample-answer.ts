import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { EXAMPLE, NOTHING_IGNORED } from './choices.ts'
import { compareTexts } from './compare-texts.ts'
import { summaryOf } from './sentences.ts'
import { unifiedPatch } from './unified-patch.ts'

const request = { text: EXAMPLE.left, other: EXAMPLE.right, ignored: NOTHING_IGNORED }
const comparison = compareTexts(request)
const answer = summaryOf(request, comparison)

/** The differences of the two texts of the example. */
export const sampleAnswer: SampleAnswer = { answer, of: 'Two lists of expenses' }

/** The first changed line, before and after. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: unifiedPatch(request, comparison)
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line))
    .slice(0, 2)
    .map((line) => [line.startsWith('-') ? 'before' : 'after', line.slice(1)]),
}
