import { isoText } from '@/islands/ui/dates/moments.ts'
import { INDIA } from '@/islands/ui/dates/zone-names.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'
import { describe } from './describe.ts'
import { readIdentifier } from './read-id.ts'

/** RFC 9562, appendix A.6. */
const EXAMPLE = '017F22E2-79B0-7CC3-98C4-DC0C0C07398F'
const id = readIdentifier(EXAMPLE)
const nanos = (id && describe(id).nanos) ?? 0n

/** When the example of the standard was made. */
export const sampleAnswer: SampleAnswer = {
  answer: isoText(nanos, INDIA),
  of: `${EXAMPLE.slice(0, 13)}… was made`,
}

/** The same moment in other forms. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: [
    ['In UTC', isoText(nanos, 'UTC')],
    ['In milliseconds', String(nanos / 1_000_000n)],
  ],
}
