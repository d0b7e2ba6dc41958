import { useRef, useState } from 'react'

import type { Chart } from '../frame/definition.ts'
import { StaticChart } from './StaticChart.tsx'
import { useWhenSeen } from './use-when-seen.ts'

interface Props {
  chart: Chart
  hidden: ReadonlySet<string>
  /** What each part is of the whole, from 0 to 1. */
  shares: readonly number[]
}

const load = () => import('./DrawnChart.tsx')

/**
 * The picture of a breakdown: whole in the built page, and drawn by chart.js, which answers to the pointer, once it is seen.
 * Where that does not come, the picture stands as it is. Its text twin is the legend.
 */
export function BreakdownChart({ chart, hidden, shares }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { loaded } = useWhenSeen(place, load)
  const [isDrawn, setDrawn] = useState(false)
  const { kind, parts } = chart
  // Of the last part: what the money earns or costs.
  const share = (shares.at(-1) ?? 0) * 100
  return (
    <div
      ref={place}
      className="chart"
      data-kind={kind}
      data-drawn={isDrawn || undefined}
      aria-hidden="true"
    >
      <StaticChart chart={chart} hidden={hidden} />
      {loaded && <loaded.DrawnChart chart={chart} hidden={hidden} onDrawn={setDrawn} />}
      {kind === 'doughnut' && share > 0 && (
        <p className="chart-hole">
          <b>{share.toFixed(share < 10 ? 1 : 0)}%</b>
          {parts.at(-1)?.label}
        </p>
      )}
    </div>
  )
}
