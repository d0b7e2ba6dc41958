/** A cell of a table by the numbers of its row and column; the names of the columns are row -1. */
export interface Place {
  row: number
  column: number
}

export interface Extent {
  rows: number
  columns: number
  /** How many rows are seen at once. */
  rowsOnScreen: number
}

/** Where a key goes from a cell, by the grid pattern of the ARIA practices; undefined for keys that go nowhere. */
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
  return targets[key]
}
