import { useEffect, useState } from 'react'

import type { Answer, Row } from './definition.ts'
import { figure, isLong } from './figure.ts'

interface Props {
  rows: readonly Row[]
  /** The first part of the chart as a share of the whole, for the bar that repeats the headline. */
  share: number | undefined
  /** What the headline means. */
  sentence: string | undefined
  /** Shown before the rows, which then have no headline of their own. */
  answers: readonly Answer[] | undefined
  notes: readonly string[]
  /** What stands in the fields. The object changes with every change of theirs. */
  texts: object
}

/** Typing pauses of this length are told to screen readers; telling every key would drown the visitor's own. */
const ANNOUNCE_AFTER_MS = 1000

/** The results as a ledger, one row as the headline, with the sentences that belong to them. */
export function ResultRows({ rows, share, sentence, answers = [], notes, texts }: Props) {
  const headline = answers.length > 0 ? undefined : (rows.find((row) => row.isHeadline) ?? rows[0])
  return (
    <>
      <div className="ledger-flow">
        <dl className="ledger">
          {rows.map((row) => (
            <div
              key={row.label}
              className={row === headline ? 'headline' : undefined}
              data-answer={row === headline ? '' : undefined}
              data-share={row === headline ? share : undefined}
            >
              <dt>{row.label}</dt>
              <dd data-tone={row.tone} data-long={isLong(figure(row))}>
                {figure(row)}
              </dd>
            </div>
          ))}
        </dl>
        {sentence !== undefined && <p className="says">{sentence}</p>}
      </div>
      {notes.map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
      <Announcement
        results={announcement(
          [...answers.map((answer) => ({ ...answer, label: answer.rule })), ...rows],
          notes,
        )}
        texts={texts}
      />
    </>
  )
}

/** Notes are left to be read at leisure, unless they say why there is no result. */
function announcement(
  rows: readonly Pick<Row, 'label' | 'amount' | 'unit'>[],
  notes: readonly string[],
): string {
  const results = rows.map((row) => `${row.label} ${figure(row)}`).join(', ')
  const isWhole = rows.every(({ amount }) => Number.isFinite(amount))
  return isWhole ? results : [results, ...notes].join('. ')
}

/** Says the results after every change of the fields, also one that leaves them as they were. */
function Announcement({ results, texts }: { results: string; texts: object }) {
  const [initial] = useState(texts)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (texts === initial) return
    const timer = setTimeout(() => setAnnounced(results), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [results, texts, initial])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}
