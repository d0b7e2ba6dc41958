import { whole } from '@/lib/format.ts'

import type { RegexResult } from './run.ts'

/** The sentence about a pattern that was stopped. */
const STOPPED = 'Stopped: this pattern takes too long on this text'

/** Returns the result for a text in a sentence. */
export function answerOf(result: RegexResult, text: string): string {
  if (result.kind === 'invalid') return 'The pattern has an error.'
  if (result.kind === 'stopped') return STOPPED
  if (result.kind === 'lines') return linesAnswer(result.passed, result.tested.length)
  const { count, isCut } = result
  if (result.kind === 'replaced') return counted(count, 'replacement', isCut)
  if (result.kind === 'pieces') return counted(count, 'piece', isCut)
  if (count === 0) return text === '' ? 'No match in an empty text' : 'No match'
  const matches = counted(count, 'match', isCut)
  return isCut ? matches : `${matches} in ${counted(result.lineCount, 'line')}`
}

function linesAnswer(passed: number, total: number): string {
  if (total === 0) return 'Enter lines to test.'
  return `${whole(passed)} of ${counted(total, 'line')} ${passed === 1 ? 'passes' : 'pass'}`
}

/** Returns a number with its noun, such as "3 matches"; `isCut` when there may be more. */
function counted(count: number, noun: string, isCut = false): string {
  const plural = noun === 'match' ? 'matches' : `${noun}s`
  const words = `${whole(count)} ${count === 1 ? noun : plural}`
  return isCut ? `More than ${words}` : words
}
