import { useEffect, useState } from 'react'

import type { Answer, Row } from './definition.ts'
import { figure } from './figure.ts'

/** Typing pauses of this length are told to screen readers; telling every key would drown the visitor's own. */
const ANNOUNCE_AFTER_MS = 1000

/** What is said, and when. */
export interface Announced {
  rows: readonly Row[]
  answers: readonly Answer[] | undefined
  notes: readonly string[]
  /** What stands in the fields. The object changes with every change of theirs. */
  texts: object
}

/** Says the results after every change of the fields, also one that leaves them as they were. */
export function Announcement({ rows, answers = [], notes, texts }: Announced) {
  const results = announcement(
    [...answers.map((answer) => ({ ...answer, label: answer.rule })), ...rows],
    notes,
  )
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

/** Notes are left to be read at leisure, unless they say why there is no result. */
function announcement(
  rows: readonly Pick<Row, 'label' | 'amount' | 'unit'>[],
  notes: readonly string[],
): string {
  const results = rows.map((row) => `${row.label} ${figure(row)}`).join(', ')
  const isWhole = rows.every(({ amount }) => Number.isFinite(amount))
  return isWhole ? results : [results, ...notes].join('. ')
}
