import type { ReactNode } from 'react'

import type { Answer, Row } from '../frame/definition.ts'
import { figure, headlineOf, isLong } from '../frame/figure.ts'

interface Props {
  rows: readonly Row[]
  /** What the headline means. */
  sentence: string | undefined
  /** Shown before the rows, which then have no headline of their own. */
  hasAnswers: boolean
  notes: readonly string[]
  /** Shown under the headline and its sentence. */
  drawing?: ReactNode
  /** Shown beside the rows where there is room. */
  chart?: ReactNode
}

/** At most this many rows are shown below the headline. A fold for a single row would be as high as the row. */
const MOST_ROWS = 4

/**
 * The results as a ledger in their order, with the sentences that belong to them. The headline is the first row written large,
 * above the drawing; a later row is repeated there.
 */
export function ResultRows({ rows, sentence, hasAnswers, notes, drawing, chart }: Props) {
  const headline = hasAnswers ? undefined : headlineOf(rows)
  const shown = rows.filter((row) => !row.isAnswer)
  const isRepeated = headline !== undefined && headline !== shown[0]
  const below = isRepeated ? shown : shown.filter((row) => row !== headline)
  const folded = below.length > MOST_ROWS + 1 ? below.slice(MOST_ROWS) : []
  return (
    <>
      {hasAnswers && sentence !== undefined && <p className="says">{sentence}</p>}
      {headline && (
        <dl className="ledger answer-head" data-repeats={isRepeated ? '' : undefined}>
          <LedgerRow row={headline} isHeadline>
            {sentence !== undefined && <dd className="says">{sentence}</dd>}
          </LedgerRow>
        </dl>
      )}
      {drawing}
      <div className="figures">
        <dl className="ledger">
          {below
            .filter((row) => !folded.includes(row))
            .map((row) => (
              <LedgerRow row={row} key={row.label} />
            ))}
        </dl>
        {chart}
      </div>
      <MoreFigures rows={folded} />
      {notes.map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

function MoreFigures({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <details className="fold" data-prints>
      <summary>More figures</summary>
      <dl className="ledger">
        {rows.map((row) => (
          <LedgerRow row={row} key={row.label} />
        ))}
      </dl>
    </details>
  )
}

interface RowProps {
  row: Row
  isHeadline?: boolean
  children?: ReactNode
}

function LedgerRow({ row, isHeadline = false, children }: RowProps) {
  return (
    <div className={isHeadline ? 'headline' : undefined} data-answer={isHeadline ? '' : undefined}>
      <dt>{row.label}</dt>
      <dd translate="no" data-tone={row.tone} data-long={isLong(figure(row))}>
        {figure(row)}
      </dd>
      {children}
    </div>
  )
}

interface AnswersProps {
  answers: readonly Answer[]
  /** The action next to the last answer, such as the switch to its rule. */
  action: ReactNode
}

/** The same result by several rules, one under the other in equal size, each with the rule it follows. */
export function Answers({ answers, action }: AnswersProps) {
  return (
    <dl className="answers">
      {answers.map((answer, index) => (
        <div key={answer.rule} data-answer>
          <dt>{answer.rule}</dt>
          <dd className="answer" translate="no" data-long={isLong(figure(answer))}>
            {figure(answer)}
          </dd>
          {index === answers.length - 1 && <dd className="needs-script no-print">{action}</dd>}
          <dd className="hint">{answer.basis}</dd>
        </div>
      ))}
    </dl>
  )
}
