import { useEffect, useLayoutEffect, useRef } from 'react'

import { boxHeight, placeAfterScroll, placeInList, type ScrollPlace } from './scroll-scale.ts'

/** Rows drawn beyond the visible ones, and how few of them may be left before more are requested. */
const AHEAD_ROWS = 14
const FEW_ROWS = 10
/** Rows are positioned relative to the start of their block, so that they do not move while others are drawn. */
const BLOCK_ROWS = 10_000
/** After this pause in scrolling the scrollbar is set to the position in the list. */
const REST_MS = 200

type See = (from: number, to: number) => void

/** The first row of the block that a row is in. */
export const blockOf = (row: number): number => row - (row % BLOCK_ROWS)

/** Scrolls a long list of rows of one height; only those around the visible part are drawn, in a layer. */
export class RowScroller {
  private readonly box: HTMLElement
  private readonly layer: HTMLElement
  private readonly see: See
  private place: ScrollPlace = { listPx: 0, boxPx: 0 }
  private rowCount = 0
  /** The row that must stay in sight. */
  private row = 0
  private drawn = { from: 0, to: 0 }
  /** Whether the list has changed since these rows were drawn. */
  private isOutdated = false
  private rowPx = 1
  private viewPx = 0
  private rest: ReturnType<typeof setTimeout> | undefined

  constructor(box: HTMLElement, layer: HTMLElement, see: See) {
    this.box = box
    this.layer = layer
    this.see = see
    this.measure()
  }

  /** Rows by which Page Up and Page Down move. */
  get page(): number {
    return Math.max(1, Math.floor(this.viewPx / this.rowPx) - 1)
  }

  /**
   * Measures the box and a row again. A box that was hidden comes back scrolled to its start, and a box that becomes lower would
   * lose its last row.
   */
  measure(): void {
    const first = this.place.listPx / this.rowPx
    const isRowSeen = this.row + 1 >= first && this.row <= first + this.viewPx / this.rowPx
    this.viewPx = this.box.clientHeight
    this.rowPx = parseFloat(getComputedStyle(this.box).lineHeight)
    if (this.viewPx === 0) return
    this.grow()
    this.go(isRowSeen ? this.nearestTo(first * this.rowPx) : first * this.rowPx)
  }

  /** Takes a changed list: its length, and the row that must stay in sight. */
  take(rowCount: number, row: number): void {
    this.rowCount = rowCount
    this.row = row
    this.isOutdated = true
    this.grow()
    const nearest = this.nearestTo(this.place.listPx)
    const isFar = Math.abs(nearest - this.place.listPx) > this.viewPx
    this.go(isFar ? row * this.rowPx - this.viewPx / 3 : nearest)
  }

  /** Takes the rows that are drawn now. */
  draw(from: number, count: number): void {
    this.drawn = { from, to: from + count }
    this.isOutdated = false
    this.placeLayer()
    this.look()
  }

  /** Handles a scroll event of the box. */
  scrolled(): void {
    const { scrollTop } = this.box
    if (scrollTop !== this.place.boxPx)
      this.place = placeAfterScroll(this.place, scrollTop, this.scroll)
    this.placeLayer()
    this.look()
    clearTimeout(this.rest)
    this.rest = setTimeout(() => this.go(this.place.listPx), REST_MS)
  }

  stop(): void {
    clearTimeout(this.rest)
  }

  private get scroll() {
    return { totalPx: this.rowCount * this.rowPx, viewPx: this.viewPx }
  }

  /** The nearest scroll position at which the whole row is visible. */
  private nearestTo(listPx: number): number {
    const top = this.row * this.rowPx
    return Math.max(top + this.rowPx - this.viewPx, Math.min(listPx, top))
  }

  private go(listPx: number): void {
    this.place = placeInList(listPx, this.scroll)
    // Browsers round scroll positions to device pixels, which can be smaller than one CSS pixel.
    if (Math.abs(this.box.scrollTop - this.place.boxPx) >= 1) this.box.scrollTop = this.place.boxPx
    this.placeLayer()
    this.look()
  }

  private grow(): void {
    const room = this.layer.parentElement
    if (room) room.style.height = `${boxHeight(this.scroll.totalPx)}px`
  }

  private placeLayer(): void {
    const { boxPx, listPx } = this.place
    this.layer.style.top = `${blockOf(this.drawn.from) * this.rowPx + boxPx - listPx}px`
  }

  /** After a jump the visible rows are requested first, those around them when these are drawn. */
  private look(): void {
    const first = Math.floor(this.place.listPx / this.rowPx)
    const last = Math.min(this.rowCount, Math.ceil((this.place.listPx + this.viewPx) / this.rowPx))
    const holds = (from: number, to: number) =>
      this.drawn.from <= Math.max(0, from) && this.drawn.to >= Math.min(this.rowCount, to)
    if (this.drawn.to <= first || this.drawn.from >= last) this.see(first, last)
    else if (this.isOutdated || !holds(first - FEW_ROWS, last + FEW_ROWS))
      this.see(Math.max(0, first - AHEAD_ROWS), last + AHEAD_ROWS)
  }
}

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
