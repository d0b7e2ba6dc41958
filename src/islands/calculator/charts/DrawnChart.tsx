import { useLayoutEffect, useMemo, useRef } from 'react'

import type { Chart } from './chart-types.ts'
import { drawChart } from './draw-chart.ts'
import { useDrawing } from './use-drawing.ts'

interface Props {
  chart: Chart
  hidden: ReadonlySet<string>
  /** Called before the browser paints the first frame of the chart. */
  onDrawn: (isDrawn: boolean) => void
}

/** An interactive breakdown chart, drawn by chart.js. */
export function DrawnChart({ chart, hidden, onDrawn }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const data = useMemo(() => ({ chart, hidden }), [chart, hidden])
  const isDrawn = useDrawing(canvas, drawChart, data) !== undefined
  useLayoutEffect(() => onDrawn(isDrawn), [isDrawn, onDrawn])
  return <canvas ref={canvas} />
}
