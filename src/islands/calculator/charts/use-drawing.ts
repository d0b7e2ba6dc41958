import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Chart as Picture, type ChartConfiguration } from 'chart.js'

import { $theme } from '@/lib/stores/theme.ts'

/** A chart on a canvas. */
export interface Drawing<Data> {
  /** Returns the steps of the first render, each short enough for a slow phone. */
  steps: (data: Data) => readonly (() => void)[]
  /** Updates the data and applies the current theme colours. */
  show: (data: Data) => void
  destroy: () => void
}

/** Draws on the canvas and updates on data and theme changes. Returns undefined until the first render is complete. */
export function useDrawing<Data, Drawn extends Drawing<Data>>(
  canvas: RefObject<HTMLCanvasElement | null>,
  start: (canvas: HTMLCanvasElement) => Drawn,
  data: Data,
): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>()
  const first = useRef(data)
  const shown = useRef<Data>(undefined)
  useEffect(() => {
    if (canvas.current === null) return
    const made = start(canvas.current)
    const stop = inTasks(made.steps(first.current), () => {
      shown.current = first.current
      setDrawn(made)
    })
    return () => {
      stop()
      made.destroy()
    }
  }, [canvas, start])

  // A layout effect runs before paint, so the chart replaces the static one without a flash.
  useLayoutEffect(() => {
    const show = () => {
      shown.current = data
      drawn?.show(data)
    }
    if (drawn !== undefined && shown.current !== data) show()
    // Print uses different colours (see layouts/scripts/frame.ts).
    for (const kind of ['beforeprint', 'afterprint']) window.addEventListener(kind, show)
    // After all listeners: the one that applies the colours to the page may come later than this one.
    const stop = $theme.listen(() => queueMicrotask(show))
    return () => {
      stop()
      for (const kind of ['beforeprint', 'afterprint']) window.removeEventListener(kind, show)
    }
  }, [drawn, data])
  return drawn
}

/** Runs each step in a separate task. Returns a function that cancels the remaining steps. */
function inTasks(steps: readonly (() => void)[], onDone: () => void): () => void {
  const left = [...steps, onDone]
  let timer = setTimeout(next)
  function next() {
    left.shift()?.()
    if (left.length > 0) timer = setTimeout(next)
  }
  return () => clearTimeout(timer)
}

/**
 * Splits the creation of a chart into short tasks. In one task, a slow phone takes three times as long as a page may
 * block. Rendering stays off until the last step.
 */
export function stepsOf(
  canvas: HTMLCanvasElement,
  configuration: () => ChartConfiguration,
  onPicture: (picture: Picture) => void,
): (() => void)[] {
  let picture: Picture
  let isHeld = true
  let whole: ChartConfiguration
  const hold = { id: 'hold', beforeRender: () => !isHeld }
  return [
    () => {
      whole = configuration()
    },
    () => {
      const { data, plugins = [] } = whole
      picture = new Picture(canvas, {
        ...whole,
        data: { ...data, datasets: [] },
        options: { responsive: true, maintainAspectRatio: false, animation: false },
        plugins: [...plugins, hold],
      })
      onPicture(picture)
    },
    () => {
      picture.options = whole.options ?? {}
      picture.update()
    },
    () => {
      picture.data = whole.data
      picture.update()
    },
    () => {
      isHeld = false
      picture.render()
    },
  ]
}
