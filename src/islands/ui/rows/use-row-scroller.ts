import { useEffect, useLayoutEffect, useRef } from 'react'

import { RowScroller } from './row-scroller.ts'

interface List {
  rowCount: number
  /** The row that must stay in sight, such as the selected one. */
  row: number
}

interface DrawnRows {
  from: number
  rows: readonly unknown[]
}

/**
 * Windows a list of rows of one height: attaches a `RowScroller` to `box` (which scrolls) and `layer` (which holds the drawn
 * rows). `onSee` gets the rows to draw next. Each new `list` and `drawn` object is passed on.
 */
export function useRowScroller(
  list: List,
  drawn: DrawnRows,
  onSee: (from: number, to: number) => void,
) {
  const box = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const scroller = useRef<RowScroller>(undefined)
  useLayoutEffect(() => {
    if (box.current === null || layer.current === null) return
    const made = new RowScroller(box.current, layer.current, onSee)
    const observer = new ResizeObserver(() => made.measure())
    observer.observe(box.current)
    scroller.current = made
    return () => {
      observer.disconnect()
      made.stop()
    }
  }, [onSee])
  useEffect(() => scroller.current?.take(list.rowCount, list.row), [list])
  useLayoutEffect(() => scroller.current?.draw(drawn.from, drawn.rows.length), [drawn])
  return { box, layer, scroller }
}
