import { memo, useId, useState } from 'react'

import { rupees } from '@/lib/format.ts'

import { BreakdownChart } from './BreakdownChart.tsx'
import type { Chart } from '../frame/definition.ts'
import { drawnAmounts, slices } from './shares.ts'

/** A chart with its legend. The legend is also the chart's text twin: it says in words all that the picture shows. */
export const ChartPanel = memo(function ChartPanel({ chart }: { chart: Chart }) {
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
  return (
    <figure className="result-part chart-part" aria-labelledby={titleId} data-waits="figures">
      <figcaption id={titleId}>{chart.title}</figcaption>
      <BreakdownChart chart={chart} hidden={hidden} shares={shares} />
      <Legend chart={chart} hidden={hidden} shares={shares} onToggle={toggle} />
    </figure>
  )
})

interface LegendProps {
  chart: Chart
  hidden: ReadonlySet<string>
  shares: readonly number[]
  onToggle: (label: string) => void
}

function Legend({ chart, hidden, shares, onToggle }: LegendProps) {
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
            <b>{rupees(part.amount)}</b>
            {hasShares && <i>{((shares[index] ?? 0) * 100).toFixed(1)}%</i>}
          </button>
        </li>
      ))}
    </ul>
  )
}
