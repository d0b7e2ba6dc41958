import { whole } from '@/lib/format.ts'
import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { GUESS_RATES, guessTime } from '../GuessTimes.tsx'
import { DEFAULT_PASSPHRASE, passphraseBits, WORDS_IN_LIST } from './passphrase.ts'

const bits = passphraseBits(DEFAULT_PASSPHRASE)

/** The strength of the first passphrase on the page. */
export const sampleAnswer: SampleAnswer = {
  answer: `${DEFAULT_PASSPHRASE.words} words`,
  unit: `${Math.floor(bits)} bits`,
  of: `From a list of ${whole(WORDS_IN_LIST)} words`,
}

/** The average time to guess it, by guesses a second. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: GUESS_RATES.slice(2).map(({ speed, perSecond }) => [
    `At ${speed}`,
    guessTime(bits, perSecond),
  ]),
}
