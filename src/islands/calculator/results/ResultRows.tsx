import type { ReactNode } from 'react'

import type { Answer, Row } from '../frame/definition.ts'
import { figure, isLong } from '../frame/figure.ts'

interface Props {
  rows: readonly Row[]
  /** What the headline means. */
  sentence: string | undefined
  /** Shown before the rows, which then have no headline of their own. */
  hasAnswers: boolean
  notes: readonly string[]
  /** Shown under the headline and its sentence. */
  drawing?: ReactNode
}

/** The results as a ledger, one row as the headline, with the sentences that belong to them. */
export function ResultRows({ rows, sentence, hasAnswers, notes, drawing }: Props) {
  const headline = hasAnswers ? undefined : (rows.find((row) => row.isHeadline) ?? rows[0])
  const shown = rows.filter((row) => !row.isAnswer)
  return (
    <>
      {hasAnswers && sentence !== undefined && <p className="says">{sentence}</p>}
      <dl className="ledger">
        {shown.map((row) => (
          <div
            key={row.label}
            className={row === headline ? 'headline' : undefined}
            data-answer={row === headline ? '' : undefined}
          >
            <dt>{row.label}</dt>
            <dd translate="no" data-tone={row.tone} data-long={isLong(figure(row))}>
              {figure(row)}
            </dd>
            {row === headline && sentence !== undefined && <dd className="says">{sentence}</dd>}
          </div>
        ))}
      </dl>
      {drawing}
      {notes.map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
    </>
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
