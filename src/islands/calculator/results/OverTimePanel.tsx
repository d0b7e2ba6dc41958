import { type ReactNode, useRef, useState } from 'react'

import { ModeToggle } from '@/islands/ui/fields/ModeToggle.tsx'
import { ChartPanel } from '../charts/ChartPanel.tsx'
import type { Chart } from '../charts/chart-types.ts'
import { useWhenSeen } from '../charts/use-when-seen.ts'
import type { Values } from '../frame/context.ts'
import type { LaterFile } from '../frame/definition.ts'

interface ChoiceProps {
  chart: Chart
  figures: ReadonlySet<string>
  overTime: ReactNode
}

const VIEWS = [
  { value: 'total', label: 'In total' },
  { value: 'years', label: 'By year' },
] as const

/** One place for two charts of bars: the totals, and the years that lead to them. */
export function ChartChoice({ chart, figures, overTime }: ChoiceProps) {
  const [view, setView] = useState<'total' | 'years'>('total')
  return (
    <div className="chart-choice">
      <div className="needs-script no-print">
        <ModeToggle label="Chart" modes={VIEWS} value={view} onMode={setView} />
      </div>
      {view === 'total' ? <ChartPanel chart={chart} figures={figures} /> : overTime}
    </div>
  )
}

interface Props {
  overTime: NonNullable<LaterFile<Values, unknown>['overTime']>
  result: unknown
  input: Values
}

const load = () => import('../charts/OverTimePicture.tsx')

/** The place of the chart that explains the result. It is loaded when it scrolls into view, into reserved space. */
export function OverTimePanel({ overTime, result, input }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { loaded, isLost } = useWhenSeen(place, load)
  return (
    <div ref={place} className="over-time needs-script">
      {loaded && <loaded.OverTimePicture overTime={overTime(result, input)} />}
      {isLost && (
        <p className="empty" role="alert">
          The chart has not loaded. Reload the page.
        </p>
      )}
    </div>
  )
}
