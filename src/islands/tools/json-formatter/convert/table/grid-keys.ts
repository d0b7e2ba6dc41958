import { ownEntry } from '@/lib/own-entry.ts'

/** The position of a table cell. The header row is row -1. */
export interface Place {
  row: number
  column: number
}

export interface Extent {
  rows: number
  columns: number
  /** The number of rows that fit in the viewport. */
  rowsOnScreen: number
}

/** Returns the cell that a key moves to, by the ARIA grid pattern; undefined for other keys. */
export function placeAfterKey(
  { row, column }: Place,
  { key, isWithCtrl }: { key: string; isWithCtrl: boolean },
  { rows, columns, rowsOnScreen }: Extent,
): Place | undefined {
  const [last, lastColumn] = [rows - 1, columns - 1]
  const to = (toRow: number, toColumn: number): Place => ({
    row: Math.min(Math.max(toRow, -1), last),
    column: Math.min(Math.max(toColumn, 0), lastColumn),
  })
  const targets: Record<string, Place> = {
    ArrowUp: to(row - 1, column),
    ArrowDown: to(row + 1, column),
    ArrowLeft: to(row, column - 1),
    ArrowRight: to(row, column + 1),
    PageUp: to(Math.max(row - rowsOnScreen, 0), column),
    PageDown: to(row + rowsOnScreen, column),
    Home: isWithCtrl ? to(0, 0) : to(row, 0),
    End: isWithCtrl ? to(last, lastColumn) : to(row, lastColumn),
  }
  return ownEntry(targets, key)
}
