import type { ReactNode } from 'react'

import { MatchesView } from './matches/MatchesView.tsx'
import type { RegexRequest, RegexResult, TestedLine } from './run.ts'
import { answerOf } from './sentences.ts'
import { PagedList, Part } from './PagedList.tsx'

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
