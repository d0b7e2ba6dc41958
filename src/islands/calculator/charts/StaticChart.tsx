import { rupees } from '@/lib/format.ts'

import { BAR_WIDTH, barHeights, DOUGHNUT, drawnAmounts, slices } from './chart-geometry.ts'
import type { Chart } from './chart-types.ts'

interface Props {
  chart: Chart
  hidden: ReadonlySet<string>
}

/**
 * A static SVG chart for the prerendered page and for print. On screen, chart.js draws over the shapes, which are then
 * hidden. The text labels stay visible.
 */
export function StaticChart({ chart, hidden }: Props) {
  const amounts = drawnAmounts(chart.parts, hidden)
  return chart.kind === 'doughnut' ? (
    <Doughnut parts={chart.parts} amounts={amounts} />
  ) : (
    <Bars parts={chart.parts} amounts={amounts} />
  )
}

interface ShapeProps {
  parts: Chart['parts']
  amounts: readonly number[]
}

const { size, radius, thickness, turnOfGap } = DOUGHNUT
const middle = size / 2

function Doughnut({ parts, amounts }: ShapeProps) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`}>
      {slices(amounts).map(({ start, share }, index) => (
        <circle
          key={index}
          data-color={parts[index]?.color}
          cx={middle}
          cy={middle}
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth={thickness}
          pathLength="1"
          strokeDasharray={`${share < 1 ? Math.max(0, share - turnOfGap) : 1} 2`}
          transform={`rotate(${(start + turnOfGap / 2) * 360 - 90} ${middle} ${middle})`}
        />
      ))}
    </svg>
  )
}

/** Longer amounts would overlap the next bar. The legend shows them. */
const MOST_CHARACTERS = 13

function Bars({ parts, amounts }: ShapeProps) {
  const heights = barHeights(amounts).map((height) => height * 100)
  const place = 100 / parts.length
  return (
    <svg width="100%" height="100%">
      {parts.map(({ label, amount, color }, index) => {
        const height = heights[index] ?? 0
        const top = `${100 - height}%`
        const center = `${place * (index + 0.5)}%`
        const text = rupees(amount)
        return (
          <g key={label} textAnchor="middle">
            <rect
              data-color={color}
              fill="currentColor"
              x={`${place * (index + 0.5 - BAR_WIDTH / 2)}%`}
              y={top}
              width={`${place * BAR_WIDTH}%`}
              height={`${height}%`}
            />
            <text x={center} y={top} dy="-6">
              {text.length <= MOST_CHARACTERS && text}
            </text>
            <text x={center} y="100%" dy="18">
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
