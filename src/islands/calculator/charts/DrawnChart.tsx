import { useLayoutEffect, useMemo, useRef } from 'react'

import type { Chart } from './chart-types.ts'
import { drawChart } from './draw-chart.ts'
import { useDrawing } from './use-drawing.ts'

interface Props {
  chart: Chart
  hidden: ReadonlySet<string>
  /** Hears before the page is painted that the picture is there. */
  onDrawn: (isDrawn: boolean) => void
}

/** A breakdown drawn by chart.js, which answers to the pointer. */
export function DrawnChart({ chart, hidden, onDrawn }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const data = useMemo(() => ({ chart, hidden }), [chart, hidden])
  const isDrawn = useDrawing(canvas, drawChart, data) !== undefined
  useLayoutEffect(() => onDrawn(isDrawn), [isDrawn, onDrawn])
  return <canvas ref={canvas} />
}
