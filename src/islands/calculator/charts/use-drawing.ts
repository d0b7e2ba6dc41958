import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

import { $theme } from '@/lib/stores/theme.ts'

/** A picture on a canvas. */
export interface Drawing<Data> {
  /** Shows the data in the colours of the theme as it is now. */
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
  useEffect(() => {
    let made: Drawn | undefined
    // In a task of its own: loading and drawing together would hold up a slow phone.
    const timer = setTimeout(() => {
      if (canvas.current === null) return
      made = start(canvas.current)
      setDrawn(made)
    })
    return () => {
      clearTimeout(timer)
      made?.destroy()
    }
  }, [canvas, start])

  // Before the page is painted, so that what stood there until now does not leave a gap.
  useLayoutEffect(() => {
    const show = () => drawn?.show(data)
    // Paper has colours of its own (see theme-toggle.ts).
    for (const kind of ['beforeprint', 'afterprint']) window.addEventListener(kind, show)
    // A store calls its subscriber at once, and again with every change of theme.
    const stop = $theme.subscribe(show)
    return () => {
      stop()
      for (const kind of ['beforeprint', 'afterprint']) window.removeEventListener(kind, show)
    }
  }, [drawn, data])
  return drawn
}
