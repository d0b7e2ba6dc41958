import { useEffect, useState } from 'react'

import { after } from '@/islands/ui/work/use-settled.ts'
import type { Calculated } from './inputs.ts'
import type { Answer, CalculatorDefinition, Row } from './definition.ts'
import { figure } from './figure.ts'
import { notesOf } from './notes.ts'

/**
 * Further milliseconds after which a pause in typing is announced: a second in total. An announcement at every key would drown
 * out the visitor's own keys.
 */
const ANNOUNCE_AFTER_MS = 800

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  /** Another object after each change of the fields. */
  settled: Calculated<Input, Result>
}

/** Announces the headline answers after every change of the fields, also after one that leaves them the same. */
export function Announcement<Input extends object, Result>(props: Props<Input, Result>) {
  const { definition, settled } = props
  const [initial] = useState(settled)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (settled === initial) return
    const { result, input } = settled
    return after(ANNOUNCE_AFTER_MS, () =>
      setAnnounced(
        announcement(
          definition.rows(result, input),
          definition.answers?.(result, input),
          notesOf(definition, result, input),
        ),
      ),
    )
  }, [definition, settled, initial])
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
