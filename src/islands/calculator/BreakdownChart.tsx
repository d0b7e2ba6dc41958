import { useEffect, useRef, useState } from 'react'

import { $theme } from '@/lib/stores/theme.ts'

import type { DrawnChart } from './draw-chart.ts'
import type { Chart } from './definition.ts'

interface Props {
  chart: Chart
  hidden: ReadonlySet<string>
}

/** The picture of a breakdown, drawn by chart.js into reserved space once the page has come to rest. */
export function BreakdownChart({ chart, hidden }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<DrawnChart>()
  const { kind } = chart

  useEffect(() => {
    let chartOfThisMount: DrawnChart | undefined
    let isMounted = true
    void import('./draw-chart.ts').then((drawing) => {
      if (!isMounted || canvas.current === null) return
      chartOfThisMount = drawing.drawChart(canvas.current, kind)
      setDrawn(chartOfThisMount)
      // From now on the report can be made without a network too.
      void import('./downloads.ts')
    })
    return () => {
      isMounted = false
      chartOfThisMount?.destroy()
    }
  }, [kind])

  // A store calls its subscriber at once, and again with every change of theme.
  useEffect(() => $theme.subscribe(() => drawn?.show(chart, hidden)), [drawn, chart, hidden])

  return (
    <div className="chart" data-kind={kind} data-drawn={drawn && ''}>
      {/* Its text twin is the legend below. */}
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  )
}
