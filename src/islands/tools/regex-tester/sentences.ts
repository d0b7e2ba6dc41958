import { whole } from '@/lib/format.ts'
import { counted, plural } from '@/lib/quantity.ts'

import type { RegexResult } from './run.ts'

/** The sentence about a pattern that was stopped. */
const STOPPED = 'Stopped: this pattern takes too long on this text'

/** Returns the result for a text in a sentence. */
export function answerOf(result: RegexResult, text: string): string {
  if (result.kind === 'invalid') return 'The pattern has an error.'
  if (result.kind === 'stopped') return STOPPED
  if (result.kind === 'lines') return linesAnswer(result.passed, result.tested.length)
  const { count, isCut } = result
  if (result.kind === 'replaced') return listed(count, isCut, 'replacement')
  if (result.kind === 'pieces') return listed(count, isCut, 'piece')
  if (count === 0) return text === '' ? 'No match in an empty text' : 'No match'
  const matches = listed(count, isCut, 'match', 'matches')
  return isCut ? matches : `${matches} in ${counted(result.lineCount, 'line')}`
}

function linesAnswer(passed: number, total: number): string {
  if (total === 0) return 'Enter lines to test.'
  return `${whole(passed)} of ${counted(total, 'line')} ${plural(passed, 'passes', 'pass')}`
}

/** Returns a number of results; `isCut` when there may be more. */
function listed(count: number, isCut: boolean, one: string, many?: string): string {
  const words = counted(count, one, many)
  return isCut ? `More than ${words}` : words
}
