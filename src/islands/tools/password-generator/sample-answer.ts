import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { GUESS_RATES, guessTime } from './GuessTimes.tsx'
import { DEFAULT_CHOICE } from './password.ts'
import { entropyBits, strength } from './strength.ts'

/** The strength of the first password on the page. */
export const sampleAnswer: SampleAnswer = {
  answer: strength(DEFAULT_CHOICE).word,
  unit: `${Math.floor(entropyBits(DEFAULT_CHOICE))} bits`,
  of: `${DEFAULT_CHOICE.length} random characters of four kinds`,
}

/** The average time to guess it, by guesses a second. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: GUESS_RATES.slice(2).map(({ speed, perSecond }) => [
    `At ${speed}`,
    guessTime(entropyBits(DEFAULT_CHOICE), perSecond),
  ]),
}
