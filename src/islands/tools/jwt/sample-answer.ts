import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { claimRows } from './claim-rows.ts'
import { readToken } from './read-token.ts'
import { EXAMPLE } from './text-tool.tsx'
import { NO_KEY, verdictOf, verdictText } from './verdict.ts'

/** A day on which the example had expired. */
const NOW = Date.UTC(2011, 2, 25, 20) / 1000

const { token } = readToken({ text: EXAMPLE }, NOW * 1000)

/** What the page says of the example of RFC 7519. */
export const sampleAnswer: SampleAnswer = {
  answer: verdictText(verdictOf(token, NO_KEY, NOW, 0)),
  of: EXAMPLE.replace(/^(.{32}).*$/, '$1…'),
}

/** Some claims of the example. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: claimRows(token, NOW)
    .filter(({ label }) => /\((?:alg|iss)\)/.test(label))
    .map(({ label, text }) => [label, text] as const),
}
