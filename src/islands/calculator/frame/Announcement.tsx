import { useEffect, useState } from 'react'

import type { Answer, Row } from './definition.ts'
import { figure } from './figure.ts'

/** Typing pauses of this length are announced; an announcement at every key would drown out the visitor's own keys. */
const ANNOUNCE_AFTER_MS = 1000

/** What the announcement is made of. */
export interface Announced {
  rows: readonly Row[]
  answers: readonly Answer[] | undefined
  notes: readonly string[]
  /** The texts of the fields: another object after each change. */
  texts: object
}

/** Announces the headline answers after every change of the fields, also after one that leaves them the same. */
export function Announcement({ rows, answers, notes, texts }: Announced) {
  const results = announcement(rows, answers, notes)
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

/** Returns the answers, or else the headline row, and the first reason why one of them has no value. */
export function announcement(
  rows: readonly Row[],
  answers: readonly Answer[] | undefined,
  notes: readonly string[],
): string {
  const named = answers?.map((answer) => ({ ...answer, label: answer.rule })) ?? []
  const headline = rows.find((row) => row.isHeadline) ?? rows[0]
  const headlines = named.length > 0 ? named : [headline]
  const shown = headlines.filter((row) => row !== undefined)
  const results = shown.map((row) => `${row.label} ${figure(row)}`).join(', ')
  const hasValues = shown.every(({ amount }) => Number.isFinite(amount))
  return hasValues ? results : [results, ...notes.slice(0, 1)].join('. ')
}
