import { whole } from '@/lib/format.ts'
import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { LARGEST_RESULT_BYTES, runJsonJob } from '@/json/text/format.ts'
import { SAMPLE } from './sample.ts'

const outcome = runJsonJob(SAMPLE, 'formatted', LARGEST_RESULT_BYTES)
const lines = outcome.validity === 'valid' ? outcome.result.chunks.lineCount : 0

/** The result for the sample document of the page. */
export const sampleAnswer: SampleAnswer = {
  answer: 'Valid',
  unit: `${whole(lines)} lines`,
  of: 'A sample order, formatted',
}
