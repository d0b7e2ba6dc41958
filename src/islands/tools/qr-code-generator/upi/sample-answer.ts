import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { codeDrawing } from '../qr.ts'
import { rupeesInWords, upiLink } from './upi-link.ts'

const AMOUNT = '1499.50'
const { text } = upiLink({
  payee: 'asha.stores@okbank',
  name: 'Asha Stores',
  amount: AMOUNT,
  note: 'Bill 27',
})

/** A payment of a bill. */
export const sampleAnswer: SampleAnswer = {
  answer: rupeesInWords(AMOUNT),
  of: 'A code that asks for a payment',
}

/** Its code. */
export const sampleDrawing = codeDrawing(text)
