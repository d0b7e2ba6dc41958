import type { Drawing, SampleAnswer } from '@/lib/sample-answer.ts'

import { parseCron } from './parse-cron.ts'
import { inWords } from './words.ts'

const LINE = '30 9 * * 1-5'

function wordsOf(line: string): string {
  const schedule = parseCron(line)
  return schedule === 'reboot' ? '' : inWords(schedule)
}

/** A cron line in words. */
export const sampleAnswer: SampleAnswer = { answer: wordsOf(LINE), of: LINE }

/** Other lines in words. */
export const sampleDrawing: Drawing = {
  kind: 'lines',
  lines: ['*/15 * * * *', '0 0 1 * *'].map((line) => [line, wordsOf(line)] as const),
}
