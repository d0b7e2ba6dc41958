import { useEffect, useState } from 'react'

import type { Answer, Row } from './definition.ts'
import { figure } from './figure.ts'

interface Props {
  rows: readonly Row[]
  /** Shown before the rows, which then have no headline of their own. */
  answers: readonly Answer[] | undefined
  notes: readonly string[]
}

/** Typing pauses of this length are told to screen readers; telling every key would drown the visitor's own. */
const ANNOUNCE_AFTER_MS = 1000

/** The results as a ledger, one row as the headline, with the sentences that belong to them. */
export function ResultRows({ rows, answers = [], notes }: Props) {
  const headline = answers.length > 0 ? undefined : (rows.find((row) => row.isHeadline) ?? rows[0])
  return (
    <>
      <dl className="ledger mt-3">
        {rows.map((row) => (
          <div key={row.label} className={row === headline ? 'headline' : undefined}>
            <dt>{row.label}</dt>
            <dd data-tone={row.tone}>{figure(row)}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p className="notice mt-3" key={note}>
          {note}
        </p>
      ))}
      <Announcement
        text={[...answers.map((answer) => ({ ...answer, label: answer.rule })), ...rows]
          .map((row) => `${row.label} ${figure(row)}`)
          .join(', ')}
      />
    </>
  )
}

function Announcement({ text }: { text: string }) {
  const [initial] = useState(text)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {announced === initial ? '' : announced}
    </p>
  )
}
