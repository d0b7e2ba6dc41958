import { useMemo, type ReactNode } from 'react'
import { Announcement } from '../frame/Announcement.tsx'
import { ChartPanel } from '../charts/ChartPanel.tsx'
import type { CalculatorDefinition, Row } from '../frame/definition.ts'
import { figure } from '../frame/figure.ts'
import type { Calculated } from '../frame/inputs.ts'
import { ChartChoice, OverTimePanel } from './OverTimePanel.tsx'
import { ResultActions } from './ResultActions.tsx'
import { TablePanel } from './TablePanel.tsx'

export { awake } from '@/lib/awake.ts'
export { ComparePlace } from '../compare/ComparePlace.tsx'

interface BelowProps<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  settled: Calculated<Input, Result>
}

/** The parts below the figures in their card: the chart and the actions. */
export function BelowFigures<Input extends object, Result>(props: BelowProps<Input, Result>) {
  const { definition, settled } = props
  const breakdown = useMemo(() => breakdownOf(definition, settled), [definition, settled])
  return (
    <>
      <Announcement {...props} />
      {breakdown && !definition.isChartBelow && <ChartPanel {...breakdown} />}
      <ResultActions definition={definition} input={settled.input} />
    </>
  )
}

/** Returns the chart, and the figures of the ledger, which its legend does not repeat. */
function breakdownOf<Input extends object, Result>(
  { chart, rows }: CalculatorDefinition<Input, Result>,
  { result, input }: Calculated<Input, Result>,
) {
  const figures = new Set(rows(result, input).filter(isInLedger).map(figure))
  return chart && { chart: chart(result, input), figures }
}

function isInLedger({ isAnswer }: Row): boolean {
  return !isAnswer
}

interface DetailsProps<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  settled: Calculated<Input, Result>
  children: ReactNode
}

/** What explains the answer, in the full width below it. */
export function Details<Input extends object, Result>(props: DetailsProps<Input, Result>) {
  const { definition, settled, children } = props
  const { tables, overTime } = useMemo(() => detailsOf(definition, settled), [definition, settled])
  if (overTime === undefined && children === undefined && tables.length === 0) return null
  return (
    <section className="card details panel" aria-label="Details" data-details data-waits="figures">
      {overTime}
      {children}
      {tables.map((table) => (
        <TablePanel table={table} key={table.title} />
      ))}
    </section>
  )
}

function detailsOf<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  settled: Calculated<Input, Result>,
) {
  const { result, input } = settled
  const breakdown = definition.isChartBelow && breakdownOf(definition, settled)
  const overTime = definition.overTime && (
    <OverTimePanel load={definition.overTime} result={result} input={input} />
  )
  return {
    tables: definition.tables?.(result, input) ?? [],
    overTime: breakdown ? <ChartChoice {...breakdown} overTime={overTime} /> : overTime,
  }
}
