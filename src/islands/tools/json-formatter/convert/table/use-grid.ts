import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import type { ConvertedTable } from '@/json/convert/converted.ts'
import { placeAfterKey, type Place } from './grid-keys.ts'
import { columnsBetween, measuresOf, type Measures, type Reading } from './measures.ts'
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
