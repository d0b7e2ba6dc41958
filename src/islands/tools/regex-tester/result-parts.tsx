import type { ReactNode } from 'react'

import { whole } from '@/lib/format.ts'
import { counted, plural } from '@/lib/quantity.ts'

import type { RegexResult, RegexRequest, TestedLine } from './run.ts'
import { MatchesView } from './matches/MatchesView.tsx'
import { PagedList, Part } from './PagedList.tsx'

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

/** A result with what it belongs to. */
export interface Shown {
  request: RegexRequest
  result: RegexResult
}

/** Returns a result in a sentence, and in full where it is not a text. */
export function resultParts(shown: Shown): { answer: string; body: ReactNode } {
  return { answer: answerOf(shown.result, shown.request.text), body: bodyOf(shown) }
}

function bodyOf({ request, result }: Shown): ReactNode {
  if (result.kind === 'matches') return <MatchesView text={request.text} matches={result} />
  if (result.kind === 'lines') return <LinesView tested={result.tested} />
  return undefined
}

/** Every tested line with its result. */
function LinesView({ tested }: { tested: readonly TestedLine[] }) {
  const row = (index: number) => {
    const line = tested[index]
    return line && <LineRow key={index} {...line} />
  }
  return <PagedList label="Tested lines" count={tested.length} current={0} row={row} />
}

function LineRow({ line, isWanted, isFound }: TestedLine) {
  const hasPassed = isWanted === isFound
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-3 py-2">
      <span className={`font-semibold ${hasPassed ? 'text-good' : 'text-bad'}`}>
        {hasPassed ? '✓ Pass' : '✗ Fail'}
      </span>
      <Part text={line} />
      <span className="hint col-start-2">
        {isFound ? 'matches' : 'does not match'}
        {!hasPassed && (isWanted ? ', but should' : ', but should not')}
      </span>
    </li>
  )
}
