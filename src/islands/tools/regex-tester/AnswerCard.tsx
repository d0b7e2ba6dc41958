import type { TextToolState } from '@/islands/text-tool/use-text-tool.ts'
import { TextToolOutput } from '@/islands/text-tool/TextToolOutput.tsx'
import { inBar } from '@/islands/ui/text/in-bar.ts'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import type { RegexMode, RegexOptions } from './choices.ts'
import type { RegexResult } from './run.ts'

export type RegexTool = TextToolState<RegexMode, RegexResult, RegexOptions>

/** Loads what shows a result, as the worker when the page is first used. */
export async function loadResultParts() {
  return (await import('./result-parts.tsx')).resultParts
}

/** What an empty card says, except for those with a text box. */
const EMPTY = {
  match: 'The matches appear here.',
  lines: 'Each line appears here with its result.',
}

/** The result: in a sentence, then in full. The last result stays until the next one is ready. */
export function AnswerCard({ tool }: { tool: RegexTool }) {
  const { mode, outcome } = tool
  const { done, state } = outcome
  const resultParts = useLoaded(loadResultParts, done !== undefined)
  const isOfMode = done?.request.mode === mode && state !== 'failed' && state !== 'none'
  const shown = isOfMode ? done : undefined
  const parts = shown && resultParts?.(shown)
  const isWrong = shown?.result.kind === 'stopped' || shown?.result.kind === 'invalid'
  const answer = <Answer answer={parts?.answer ?? ''} isWrong={isWrong} />
  if (mode === 'replace' || mode === 'split')
    return (
      <TextToolOutput tool={tool} output={shown?.result.output} before={answer}>
        {parts?.body}
      </TextToolOutput>
    )
  return (
    <section
      className="card answer-card pane"
      aria-label="Output"
      data-state={parts === undefined ? 'none' : state}
      tabIndex={-1}
      data-results
    >
      {answer}
      {parts?.body ?? (
        <p className="pane-empty">
          {isWrong ? 'Change the pattern to see its matches.' : EMPTY[mode]}
        </p>
      )}
    </section>
  )
}

function Answer({ answer, isWrong }: { answer: string; isWrong: boolean }) {
  const color = isWrong ? 'text-bad' : ''
  return (
    <p
      className={`min-h-11 border-b border-line px-3 py-2 text-xl font-semibold ${color}`}
      role="status"
    >
      <span {...inBar('Result', answer)}>{answer}</span>
    </p>
  )
}
