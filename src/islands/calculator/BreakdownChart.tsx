import { useEffect, useRef, useState, type RefObject } from 'react'

import { $theme } from '@/lib/stores/theme.ts'

import type { DrawnChart } from './draw-chart.ts'
import type { Chart } from './definition.ts'
import { loadDownloads } from './load-downloads.ts'

interface Props {
  chart: Chart
  hidden: ReadonlySet<string>
  /** Whether what draws the chart could not be loaded. */
  isLost: boolean
  onLost: (isLost: boolean) => void
}

/** The picture of a breakdown, drawn by chart.js into reserved space once the page has come to rest. */
export function BreakdownChart({ chart, hidden, isLost, onLost }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [attempt, setAttempt] = useState(1)
  const { kind } = chart
  const drawn = useDrawnChart(canvas, kind, attempt, onLost)

  useEffect(() => {
    const show = () => drawn?.show(chart, hidden)
    // Paper has colours of its own (see theme-toggle.ts).
    for (const kind of ['beforeprint', 'afterprint']) window.addEventListener(kind, show)
    // A store calls its subscriber at once, and again with every change of theme.
    const stop = $theme.subscribe(show)
    return () => {
      stop()
      for (const kind of ['beforeprint', 'afterprint']) window.removeEventListener(kind, show)
    }
  }, [drawn, chart, hidden])

  const loadAgain = () => {
    // Some browsers answer for a file that did not come from memory, until the whole page is loaded anew.
    if (attempt > 1) location.reload()
    onLost(false)
    setAttempt(attempt + 1)
  }

  return (
    <div className="chart" data-kind={kind} data-drawn={drawn && ''}>
      {/* Its text twin is the legend below. */}
      <canvas ref={canvas} aria-hidden="true" />
      {isLost && <LostChart onLoadAgain={loadAgain} />}
    </div>
  )
}

/** The chart on the canvas, once what draws it has been loaded; it is loaded anew with each attempt. */
function useDrawnChart(
  canvas: RefObject<HTMLCanvasElement | null>,
  kind: Chart['kind'],
  attempt: number,
  onLost: Props['onLost'],
): DrawnChart | undefined {
  const [drawn, setDrawn] = useState<DrawnChart>()
  useEffect(() => {
    let chartOfThisMount: DrawnChart | undefined
    let isMounted = true
    const draw = async () => {
      const drawing = await import('./draw-chart.ts')
      if (!isMounted || canvas.current === null) return
      chartOfThisMount = drawing.drawChart(canvas.current, kind)
      setDrawn(chartOfThisMount)
      // From now on the report can be made without a network too. If it does not come, the button asks for it again.
      await loadDownloads().catch(() => undefined)
    }
    draw().catch(() => onLost(true))
    return () => {
      isMounted = false
      chartOfThisMount?.destroy()
    }
  }, [canvas, kind, attempt, onLost])
  return drawn
}

function LostChart({ onLoadAgain }: { onLoadAgain: () => void }) {
  return (
    <div className="absolute inset-0 empty" role="alert">
      <p>The chart has not loaded.</p>
      <button type="button" className="button" onClick={onLoadAgain}>
        Load again
      </button>
    </div>
  )
}
