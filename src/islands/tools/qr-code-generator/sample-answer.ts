import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { codeDrawing, qrCode } from './qr.ts'

const TEXT = 'https://www.rfc-editor.org'

const { size } = qrCode(TEXT, 'M').modules

/** The size of the code of a short link. */
export const sampleAnswer: SampleAnswer = {
  answer: `${size} × ${size}`,
  unit: 'squares',
  of: `A link of ${TEXT.length} characters`,
}

/** The code. */
export const sampleDrawing = codeDrawing(TEXT)
