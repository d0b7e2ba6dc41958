import { memo, useId, useRef, useState } from 'react'

import { rupees } from '@/lib/format.ts'

import type { Chart } from './chart-types.ts'
import { drawnAmounts, slices } from './chart-geometry.ts'
import { StaticChart } from './StaticChart.tsx'
import { useWhenSeen } from './use-when-seen.ts'

interface Props {
  chart: Chart
  /** The figures of the ledger above the chart. The legend does not repeat them. */
  figures: ReadonlySet<string>
}

/** A chart with its legend. The legend is also the text alternative of the chart. */
export const ChartPanel = memo(function ChartPanel({ chart, figures }: Props) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const titleId = useId()
  const shares = slices(drawnAmounts(chart.parts)).map((slice) => slice.share)
  const toggle = (label: string) => {
    setHidden((current) => {
      const next = new Set(current)
      if (!next.delete(label)) next.add(label)
      return next
    })
  }
  // A ring without data shows nothing.
  if (!shares.some(Boolean)) return null
  return (
    <figure className="result-part chart-part" aria-labelledby={titleId}>
      <figcaption id={titleId}>{chart.title}</figcaption>
      <BreakdownChart chart={chart} hidden={hidden} shares={shares} />
      <Legend {...{ chart, figures, hidden, shares }} onToggle={toggle} />
    </figure>
  )
})

interface LegendProps extends Props {
  hidden: ReadonlySet<string>
  shares: readonly number[]
  onToggle: (label: string) => void
}

function Legend({ chart, figures, hidden, shares, onToggle }: LegendProps) {
  const hasShares = !chart.isComparison && shares.some(Boolean)
  return (
    <ul className="legend" aria-label="Legend">
      {chart.parts.map((part, index) => (
        <li key={part.label}>
          <button
            type="button"
            className="legend-entry"
            aria-pressed={!hidden.has(part.label)}
            title="Show or hide in the chart"
            onClick={() => onToggle(part.label)}
          >
            <span
              className="swatch"
              data-color={part.color}
              data-share={hasShares ? shares[index]?.toFixed(3) : undefined}
            />
            <span>{part.label}</span>
            {part.amount !== 0 && !figures.has(rupees(part.amount)) && <b>{rupees(part.amount)}</b>}
            {hasShares && <i>{((shares[index] ?? 0) * 100).toFixed(1)}%</i>}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface BreakdownProps {
  chart: Chart
  hidden: ReadonlySet<string>
  /** The share of each part in the total, from 0 to 1. */
  shares: readonly number[]
}

const load = () => import('./DrawnChart.tsx')

/**
 * Renders a breakdown as static SVG, and replaces it with an interactive chart.js chart when it enters the viewport. The
 * SVG stays if chart.js fails to load. The legend is the text alternative.
 */
function BreakdownChart({ chart, hidden, shares }: BreakdownProps) {
  const place = useRef<HTMLDivElement>(null)
  const { loaded } = useWhenSeen(place, load)
  const [isDrawn, setDrawn] = useState(false)
  const { kind, parts } = chart
  // The share of the last part: the earnings or the cost.
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
          <span>{parts.at(-1)?.label}</span>
        </p>
      )}
    </div>
  )
}
