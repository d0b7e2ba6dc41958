import { useMemo, type ReactNode, useRef } from 'react'
import { Announcement } from '../frame/Announcement.tsx'
import { ChartPanel } from '../charts/ChartPanel.tsx'
import type { CalculatorDefinition, Row } from '../frame/definition.ts'
import { figure } from '../frame/figure.ts'
import type { Calculated } from '../frame/inputs.ts'
import { ResultActions } from './ResultActions.tsx'
import { TablePanel } from './TablePanel.tsx'
import type { OverTimeFile } from '../charts/chart-types.ts'
import { useWhenSeen } from '../charts/use-when-seen.ts'

export { awake } from '@/lib/awake.ts'
export { ComparePlace } from '../compare/ComparePlace.tsx'

interface BelowProps<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  settled: Calculated<Input, Result>
}

/** The parts below the figures in their card: the chart and the actions. */
export function BelowFigures<Input extends object, Result>(props: BelowProps<Input, Result>) {
  const { definition, settled } = props
  const chart = useMemo(
    () => definition.chart?.(settled.result, settled.input),
    [definition, settled],
  )
  const figures = useMemo(
    () => new Set(definition.rows(settled.result, settled.input).filter(isInLedger).map(figure)),
    [definition, settled],
  )
  return (
    <>
      <Announcement {...props} />
      {chart && <ChartPanel chart={chart} figures={figures} />}
      <ResultActions definition={definition} input={settled.input} />
    </>
  )
}

function isInLedger({ isAnswer, amount }: Row): boolean {
  return !isAnswer && amount !== 0
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
  { result, input }: Calculated<Input, Result>,
) {
  return {
    tables: definition.tables?.(result, input) ?? [],
    overTime: definition.overTime && (
      <OverTimePanel load={definition.overTime} result={result} input={input} />
    ),
  }
}

interface Props<Input extends object, Result> {
  load: () => Promise<OverTimeFile<Input, Result>>
  result: Result
  input: Input
}

/** The place of the chart that explains the result. It is loaded when it scrolls into view, into reserved space. */
function OverTimePanel<Input extends object, Result>({
  load,
  result,
  input,
}: Props<Input, Result>) {
  const place = useRef<HTMLDivElement>(null)
  const { loaded, isLost } = useWhenSeen(place, load)
  return (
    <div ref={place} className="over-time needs-script">
      {loaded && <loaded.OverTimePicture overTime={loaded.overTime(result, input)} />}
      {isLost && (
        <p className="empty" role="alert">
          The chart has not loaded. Reload the page.
        </p>
      )}
    </div>
  )
}
