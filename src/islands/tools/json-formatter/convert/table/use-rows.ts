import { useEffect, useState } from 'react'

import { ownEntry } from '@/lib/own-entry.ts'
import { ROWS_PER_PIECE, type ConvertedTable } from '@/json/convert/converted.ts'
import type { Cell } from '@/json/convert/rows.ts'

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
export function useRows(table: ConvertedTable, first: number, end: number) {
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
