import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { type ConvertedTable, type Column, ROWS_PER_PIECE } from '@/json/convert/converted.ts'
import { useViewport } from '@/islands/ui/rows/use-viewport.ts'
import { ownEntry } from '@/lib/own-entry.ts'
import type { Cell } from '@/json/convert/rows.ts'

import { placeAfterKey, type Place } from './grid-keys.ts'

/** Firefox limits an element to about 17 million pixels. This many rows are far below that. */
const ROWS_PER_PAGE = 100_000
/** Overscan: rows rendered above and below the visible ones, for fast scrolling. */
const AHEAD = 6

/** Stores which part of a table is rendered and which cell is active, and handles the keys that move it. */
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

/** Scrolls a cell into view, unless it is already visible. The sticky header and row numbers cover the top and left edges. */
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

/** The dimensions of a table, in pixels. */
export interface Measures {
  rowHeight: number
  /** The width of the row number column. */
  numbersWidth: number
  /** The left edge of each column, followed by the right edge of the last one. */
  lefts: number[]
}

const SHORTEST_CHARACTERS = 5
const LONGEST_CHARACTERS = 28
/** The width of a character in the table's monospaced font, and the horizontal padding of a cell. */
const CHARACTER_REM = 0.55
const PADDING_REM = 1

/** The visitor's display: the root font size in pixels, and whether the pointer is coarse (a finger). */
interface Reading {
  rem: number
  isCoarse: boolean
}

/** Returns the dimensions of a table for the visitor's font size and pointer. */
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

/** Returns the range of columns visible between two horizontal positions, end exclusive. */
export function columnsBetween({ lefts }: Measures, from: number, to: number): [number, number] {
  const count = lefts.length - 1
  let first = 0
  while (first < count - 1 && (lefts[first + 1] as number) <= from) first++
  let end = first + 1
  while (end < count && (lefts[end] as number) < to) end++
  return [first, end]
}

/** A table row: its number in the document, from 1, and its cells. */
export interface Row {
  number: number
  cells: Cell[]
}

const KINDS: Record<string, Cell['kind']> = {
  s: 'text',
  n: 'number',
  w: 'word',
  j: 'json',
  z: 'null',
}

interface Loaded {
  table: ConvertedTable
  first: number
  rows: Row[]
}

/** Fetches the rows around `first` to `end` (exclusive). Returns a function that looks up a row, undefined until it is fetched. */
function useRows(table: ConvertedTable, first: number, end: number) {
  const [loaded, setLoaded] = useState<Loaded>()
  const from = Math.max(Math.floor(first / ROWS_PER_PIECE) - 1, 0)
  const to = Math.min(Math.ceil(end / ROWS_PER_PIECE) + 1, table.offsets.length - 1)
  useEffect(() => {
    let isWanted = true
    void table.rows
      .slice(table.offsets[from], table.offsets[to])
      .text()
      .then((text) => {
        const rows = text.split('\n').slice(0, -1).map(readRow)
        if (isWanted) setLoaded({ table, first: from * ROWS_PER_PIECE, rows })
      })
    return () => {
      isWanted = false
    }
  }, [table, from, to])
  return (index: number): Row | undefined =>
    loaded?.table === table ? loaded.rows[index - loaded.first] : undefined
}

function readRow(line: string): Row {
  const [number, ...cells] = JSON.parse(line) as [number, ...string[]]
  return { number, cells: cells.map(readCell) }
}

function readCell(written: string): Cell {
  return { kind: ownEntry(KINDS, written[0] ?? '') ?? 'missing', text: written.slice(1) }
}
