import { useMemo } from 'react'

import { ChartPanel } from '../charts/ChartPanel.tsx'
import { ComparePlace } from '../compare/ComparePlace.tsx'
import { Announcement } from '../frame/Announcement.tsx'
import type { Definition, Explained, Shown } from '../frame/context.ts'
import { present, type Row } from '../frame/definition.ts'
import { figure } from '../frame/figure.ts'
import { OverTimePanel } from './OverTimePanel.tsx'
import { TablePanel } from './TablePanel.tsx'

export { ResultActions } from './ResultActions.tsx'

/** What the tool says about its figures, and what is announced of them. */
export function Says({ definition, settled, change, file }: Explained) {
  return (
    <>
      {file.says?.(settled.result, settled.input, change)}
      <Announcement definition={definition} settled={settled} />
    </>
  )
}

/** The chart in the card of the figures. */
export function ChartPlace({ definition, settled }: Shown) {
  const breakdown = useMemo(() => breakdownOf(definition, settled), [definition, settled])
  return breakdown && <ChartPanel {...breakdown} />
}

/** Returns the chart, and the figures of the ledger, which its legend does not repeat. */
function breakdownOf({ chart, rows }: Definition, { result, input }: Shown['settled']) {
  const figures = new Set(rows(result, input).filter(isInLedger).map(figure))
  return chart && { chart: chart(result, input), figures }
}

function isInLedger({ isAnswer }: Row): boolean {
  return !isAnswer
}

/** The parts below the card: what explains the answer, and the comparison. */
export function Below(props: Explained) {
  const { definition, settled, change } = props
  return (
    <>
      <Details {...props} />
      <ComparePlace definition={definition} texts={settled.texts} setText={change} />
    </>
  )
}

/** What explains the answer, in the full width below it. */
function Details({ settled, change, file }: Explained) {
  const { result, input } = settled
  const tables = useMemo(() => present(file.tables?.(result, input) ?? []), [file, result, input])
  const parts = file.parts?.(result, input, change)
  const overTime = file.hasOverTime?.(input) === false ? undefined : file.overTime
  if (!overTime && !parts && tables.length === 0) return null
  return (
    <section className="card details panel" aria-label="Details" data-details>
      {overTime && <OverTimePanel overTime={overTime} result={result} input={input} />}
      {parts}
      {tables.map((table) => (
        <TablePanel table={table} key={table.title} />
      ))}
    </section>
  )
}
