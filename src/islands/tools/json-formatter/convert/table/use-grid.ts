import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { ConvertedTable, Column } from '@/json/convert/converted.ts'
import { placeAfterKey, type Place } from './grid-keys.ts'
import { useRows } from './use-rows.ts'
import { useViewport } from '@/islands/ui/rows/use-viewport.ts'

/** Browsers cannot make a box taller than some 17 million pixels (Firefox); so many rows stay far below. */
const ROWS_PER_PAGE = 100_000
/** Rows drawn above and below those that are seen, for quick scrolling. */
const AHEAD = 6

/** What of a table is drawn, which cell the visitor is at, and how the keys move on. */
export function useGrid(table: ConvertedTable) {
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [page, setPage] = useState(0)
  const viewport = useViewport(box)
  const measures = useMemo(() => measuresOf(table.columns, table.rowCount, reading()), [table])
  const { rowHeight, numbersWidth } = measures
  const firstOfPage = page * ROWS_PER_PAGE
  const endOfPage = Math.min(firstOfPage + ROWS_PER_PAGE, table.rowCount)
  const rowsOnScreen = Math.max(Math.floor(viewport.height / rowHeight) - 1, 1)
  const top = firstOfPage + Math.floor(viewport.top / rowHeight)
  const first = Math.max(top - AHEAD, firstOfPage)
  const end = Math.min(top + rowsOnScreen + AHEAD, endOfPage)
  const { left, width } = viewport
  const columns = columnsBetween(measures, left + numbersWidth, left + width)
  const rowAt = useRows(table, first, end)

  const goTo = (place: Place) => {
    if (place.row >= 0) setPage(Math.floor(place.row / ROWS_PER_PAGE))
    setActive(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const pressed = { key: event.key, isWithCtrl: event.ctrlKey || event.metaKey }
    const extent = { rows: table.rowCount, columns: table.columns.length, rowsOnScreen }
    const next = placeAfterKey(active, pressed, extent)
    if (next === undefined || event.altKey) return
    event.preventDefault()
    goTo(next)
  }
  useEffect(() => {
    if (box.current !== null) bringIntoSight(box.current, measures, active, firstOfPage)
  }, [active, measures, firstOfPage])
  const drawn = { rows: [first, end] as const, columns, firstOfPage, endOfPage }
  return { box, active, measures, drawn, rowAt, goTo, onKeyDown, rowsPerPage: ROWS_PER_PAGE }
}

function reading(): Reading {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return { rem, isCoarse: matchMedia('(pointer: coarse)').matches }
}

/** A cell that can be read where it is stays there. The names of the columns and the numbers of the rows cover an edge each. */
function bringIntoSight(
  box: HTMLElement,
  { rowHeight, numbersWidth, lefts }: Measures,
  { row, column }: Place,
  firstOfPage: number,
): void {
  const [left, right] = [lefts[column] ?? 0, lefts[column + 1] ?? 0]
  const isCutRight = right > box.scrollLeft + box.clientWidth
  if (isCutRight) box.scrollLeft = right - box.clientWidth
  if (left < box.scrollLeft + numbersWidth) box.scrollLeft = left - numbersWidth
  if (row < 0) return
  const top = (row - firstOfPage) * rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  const lowest = top + 2 * rowHeight - box.clientHeight
  if (lowest > box.scrollTop) box.scrollTop = lowest
}

/** How large the parts of a table are, in pixels. */
export interface Measures {
  rowHeight: number
  /** Of the column with the numbers of the rows. */
  numbersWidth: number
  /** Where each column begins, and at the end where the last one ends. */
  lefts: number[]
}

const SHORTEST_CHARACTERS = 5
const LONGEST_CHARACTERS = 28
/** A character of the table's monospaced font, and the room at both sides of a cell. */
const CHARACTER_REM = 0.55
const PADDING_REM = 1

/** How a visitor reads: the size of the letters in pixels, and whether cells are pressed with a finger. */
export interface Reading {
  rem: number
  isCoarse: boolean
}

/** The measures of a table for a visitor. */
export function measuresOf(
  columns: readonly Column[],
  rowCount: number,
  { rem, isCoarse }: Reading,
): Measures {
  const widthOf = (characters: number) =>
    Math.ceil((characters * CHARACTER_REM + PADDING_REM) * rem)
  const numbersWidth = widthOf(String(rowCount).length + 1)
  const lefts = [numbersWidth]
  for (const { width } of columns) {
    const characters = Math.min(Math.max(width + 1, SHORTEST_CHARACTERS), LONGEST_CHARACTERS)
    lefts.push((lefts.at(-1) as number) + widthOf(characters))
  }
  return { rowHeight: Math.round((isCoarse ? 2.75 : 2.25) * rem), numbersWidth, lefts }
}

/** The columns that are seen between two distances from the left: the first of them and the one after the last. */
export function columnsBetween({ lefts }: Measures, from: number, to: number): [number, number] {
  const count = lefts.length - 1
  let first = 0
  while (first < count - 1 && (lefts[first + 1] as number) <= from) first++
  let end = first + 1
  while (end < count && (lefts[end] as number) < to) end++
  return [first, end]
}
