import type { ReactNode } from 'react'

import { LinesView } from './LinesView.tsx'
import { MatchesView } from './matches/MatchesView.tsx'
import type { RegexRequest, RegexResult } from './run.ts'
import { answerOf } from './sentences.ts'

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
