import type { ReactNode } from 'react'

import type { TextToolState } from '@/islands/text-tool/use-text-tool.ts'
import { TextToolOutput } from '@/islands/text-tool/TextToolOutput.tsx'
import { inBar } from '@/islands/ui/text/in-bar.ts'
import type { RegexMode, RegexOptions } from './choices.ts'
import { LinesView } from './LinesView.tsx'
import { MatchesView } from './matches/MatchesView.tsx'
import type { RegexRequest, RegexResult } from './run.ts'
import { answerOf } from './sentences.ts'
import { StoppedNote } from './StoppedNote.tsx'

export type RegexTool = TextToolState<RegexMode, RegexResult, RegexOptions>

interface Shown {
  request: RegexRequest
  result: RegexResult
}

/** The result: in a sentence, then in full. The last result stays until the next one is ready. */
export function AnswerCard({ tool }: { tool: RegexTool }) {
  const { mode, outcome } = tool
  const { done, state } = outcome
  const isOfMode = done?.request.mode === mode && state !== 'failed' && state !== 'none'
  const shown = isOfMode ? done : undefined
  const answer = <Answer shown={shown} />
  if (mode === 'replace' || mode === 'split')
    return (
      <TextToolOutput tool={tool} output={shown?.result.output} before={answer}>
        <Body shown={shown} />
      </TextToolOutput>
    )
  return (
    <section
      className="card answer-card pane"
      aria-label="Output"
      data-state={shown === undefined ? 'none' : state}
      tabIndex={-1}
      data-results
    >
      {answer}
      <Body shown={shown}>
        <p className="pane-empty">
          {mode === 'lines'
            ? 'Each line appears here with its result.'
            : 'The matches appear here.'}
        </p>
      </Body>
    </section>
  )
}

function Answer({ shown }: { shown: Shown | undefined }) {
  const answer = shown === undefined ? '' : answerOf(shown.result, shown.request.text)
  const color = /^(?:stopped|invalid)$/.test(shown?.result.kind ?? '') ? 'text-bad' : ''
  return (
    <p
      className={`min-h-11 border-b border-line px-3 py-2 text-xl font-semibold ${color}`}
      role="status"
    >
      <span {...inBar('Result', answer)}>{answer}</span>
    </p>
  )
}

interface BodyProps {
  shown: Shown | undefined
  /** In place of a result. */
  children?: ReactNode
}

function Body({ shown, children }: BodyProps) {
  if (shown === undefined) return children
  const { request, result } = shown
  if (result.kind === 'matches') return <MatchesView text={request.text} matches={result} />
  if (result.kind === 'lines') return <LinesView tested={result.tested} />
  if (result.kind === 'stopped') return <StoppedNote {...request.options} />
  if (result.kind !== 'invalid' || children === undefined) return null
  return <p className="pane-empty">Correct the pattern to see its matches.</p>
}
