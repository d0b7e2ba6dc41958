import { whole } from '@/lib/format.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { LARGEST_RESULT_BYTES, runJsonJob } from '@/json/text/format.ts'
import { SAMPLE } from './json-input.ts'

const [formatted, minified] = (['formatted', 'minified'] as const).map((layout) => {
  const outcome = runJsonJob(SAMPLE, layout, LARGEST_RESULT_BYTES)
  if (outcome.validity === 'invalid') throw new Error(outcome.message)
  return outcome.result
})
const lines = formatted?.chunks.lineCount ?? 0
const text = minified?.text ?? ''

/** The result for the sample document of the page. */
export const sampleAnswer: SampleAnswer = {
  answer: 'Valid',
  unit: `${whole(lines)} lines`,
  of: 'A sample order, formatted',
}

/** What the formatter leaves as it is, and the size of the shortest form. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: [
    ['Order', /"id":(\d+)/.exec(text)?.[1] ?? ''],
    ['Price', /"price":([\d.]+)/.exec(text)?.[1] ?? ''],
    ['Minified', `${whole(new TextEncoder().encode(text).length)} bytes`],
  ],
}
