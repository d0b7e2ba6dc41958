import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Chart as Picture, type ChartConfiguration } from 'chart.js'

import { $theme } from '@/lib/stores/theme.ts'

/** A picture on a canvas. */
export interface Drawing<Data> {
  /** What shows the data for the first time, in steps that are each short enough for a slow phone. */
  steps: (data: Data) => readonly (() => void)[]
  /** Shows other data, or the same in the colours of the theme as it is now. */
  show: (data: Data) => void
  destroy: () => void
}

/** The drawing on the canvas, which follows the data and the theme; undefined until it is there. */
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

  // Before the page is painted, so that what stood there until now does not leave a gap.
  useLayoutEffect(() => {
    const show = () => {
      shown.current = data
      drawn?.show(data)
    }
    if (drawn !== undefined && shown.current !== data) show()
    // Paper has colours of its own (see theme-toggle.ts).
    for (const kind of ['beforeprint', 'afterprint']) window.addEventListener(kind, show)
    const stop = $theme.listen(show)
    return () => {
      stop()
      for (const kind of ['beforeprint', 'afterprint']) window.removeEventListener(kind, show)
    }
  }, [drawn, data])
  return drawn
}

/** Does steps one after another, each in a task of its own. Gives what calls off the rest. */
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
 * What makes a picture with chart.js in tasks that are each short: at once it takes a slow phone three times as long as a
 * page may be blocked. Nothing is visible before the last of them.
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
