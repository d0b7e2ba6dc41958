import { memo, useId, useState } from 'react'

import { rupees } from '@/lib/format.ts'

import { BreakdownChart } from './BreakdownChart.tsx'
import type { Chart, ChartPart } from './definition.ts'

/** A chart with its legend. The legend is also the chart's text twin: it says in words all that the picture shows. */
export const ChartPanel = memo(function ChartPanel({ chart }: { chart: Chart }) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [isLost, setLost] = useState(false)
  const titleId = useId()
  const total = chart.parts.reduce((sum, part) => sum + size(part), 0)
  const toggle = (label: string) => {
    setHidden((current) => {
      const next = new Set(current)
      if (!next.delete(label)) next.add(label)
      return next
    })
  }
  return (
    <figure className="result-part" aria-labelledby={titleId}>
      <figcaption id={titleId}>{chart.title}</figcaption>
      <BreakdownChart chart={chart} hidden={hidden} isLost={isLost} onLost={setLost} />
      <ul className="mt-3 grid grid-cols-1 gap-1" aria-label="Legend">
        {chart.parts.map((part) => (
          <li key={part.label}>
            <button
              type="button"
              className="legend-entry"
              disabled={isLost}
              aria-pressed={!hidden.has(part.label)}
              title="Show or hide in the chart"
              onClick={() => toggle(part.label)}
            >
              <span className="swatch" data-color={part.color} />
              <span>{part.label}</span>
              <b>{rupees(part.amount)}</b>
              {!chart.isComparison && <i>{share(part, total)}</i>}
            </button>
          </li>
        ))}
      </ul>
    </figure>
  )
})

/** What a part takes of the picture: nothing when it is negative or undefined. */
function size({ amount }: ChartPart): number {
  return Number.isFinite(amount) ? Math.max(0, amount) : 0
}

function share(part: ChartPart, total: number): string {
  const fraction = size(part) / total
  return Number.isFinite(fraction) ? `${(fraction * 100).toFixed(1)}%` : ''
}

/** What the first part is of the whole, from 0 to 1; undefined where the parts are no whole. */
export function firstShare({ parts, isComparison }: Chart): number | undefined {
  const [first = NaN, ...others] = parts.map(size)
  const fraction = first / others.reduce((sum, part) => sum + part, first)
  return isComparison || !Number.isFinite(fraction) ? undefined : Number(fraction.toFixed(3))
}
