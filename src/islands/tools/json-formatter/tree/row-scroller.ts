import { boxHeight, placeAfterScroll, placeInList, type ScrollPlace } from './scroll-scale.ts'

/** So many rows before and after the seen ones are drawn too, and asked for when so many of them are left: often and few at a time. */
const AHEAD_ROWS = 14
const FEW_ROWS = 10
/** Rows are placed from the beginning of their block on: so they stay where they are while others come and go. */
const BLOCK_ROWS = 10_000
/** After so long without a movement the bar is put to where the list is. */
const REST_MS = 200

type See = (from: number, to: number) => void

/** The first row of the block that a row is in. */
export const blockOf = (row: number): number => row - (row % BLOCK_ROWS)

/** Scrolls a list of rows of one height, of which those around the seen ones are drawn in a layer. */
export class RowScroller {
  private readonly box: HTMLElement
  private readonly layer: HTMLElement
  private readonly see: See
  private place: ScrollPlace = { listPx: 0, boxPx: 0 }
  private rowCount = 0
  /** The row that has to be seen. */
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

  /** How far a key goes that goes by a screen. */
  get page(): number {
    return Math.max(1, Math.floor(this.viewPx / this.rowPx) - 1)
  }

  /**
   * Takes the size of the box and of a row anew. A box that was hidden comes back scrolled to its beginning; one that becomes
   * lower would lose the row at its end.
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

  /** Takes a changed list: how long it is, and which row has to be seen. */
  take(rowCount: number, row: number): void {
    this.rowCount = rowCount
    this.row = row
    this.isOutdated = true
    this.grow()
    const nearest = this.nearestTo(this.place.listPx)
    const isFar = Math.abs(nearest - this.place.listPx) > this.viewPx
    this.go(isFar ? row * this.rowPx - this.viewPx / 3 : nearest)
  }

  /** Is told which rows are drawn now. */
  draw(from: number, count: number): void {
    this.drawn = { from, to: from + count }
    this.isOutdated = false
    this.placeLayer()
    this.look()
  }

  /** Is told that the box was scrolled. */
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

  /** The place nearest to another at which the whole row is seen. */
  private nearestTo(listPx: number): number {
    const top = this.row * this.rowPx
    return Math.max(top + this.rowPx - this.viewPx, Math.min(listPx, top))
  }

  private go(listPx: number): void {
    this.place = placeInList(listPx, this.scroll)
    // A pixel of the screen may be less than one here, and the box stands at whole ones of the screen.
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

  /** After a leap the seen rows are asked for first, and those around them when they are there. */
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
