import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { codeDrawing } from '../qr.ts'
import { listEntries } from './list-entries.ts'

const TABLES = Array.from(
  { length: 12 },
  (_, at) => `Table ${at + 1}\thttps://example.com/menu/${at + 1}`,
)
const { entries } = listEntries(TABLES.join('\n'))

/** A code for each table of a restaurant. */
export const sampleAnswer: SampleAnswer = {
  answer: `${entries.length} codes`,
  of: 'From a pasted list of rows',
}

/** The code of the first row. */
export const sampleDrawing = codeDrawing(entries[0]?.text ?? '')
