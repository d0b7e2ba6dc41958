import type { SampleAnswer } from '@/lib/sample-answer.ts'

import { codeDrawing } from '../qr.ts'
import { wifiText } from './wifi-text.ts'

const NETWORK = 'Guest network'
const { text } = wifiText({
  network: NETWORK,
  security: 'WPA',
  password: 'tea-and-coffee',
  hidden: '',
})

/** A network that guests join without typing. */
export const sampleAnswer: SampleAnswer = { answer: NETWORK, of: 'Scan to join' }

/** Its code. */
export const sampleDrawing = codeDrawing(text)
