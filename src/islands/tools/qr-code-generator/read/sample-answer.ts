import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { codeDrawing } from '../qr.ts'

const ADDRESS = 'https://example.com/menu'

/** What a code at a restaurant opens. */
export const sampleAnswer: SampleAnswer = {
  answer: new URL(ADDRESS).hostname,
  of: 'This code opens the website',
}

/** The code. */
export const sampleDrawing = codeDrawing(ADDRESS)
