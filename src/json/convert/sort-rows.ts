import type { Choices } from './converted.ts'
import type { Cell } from './rows.ts'

/** The order of rows by a column, as indices: numbers by their size, then other texts by their letters, and what is missing last. */
export function sortedRows(
  rows: readonly number[],
  cellAt: (row: number, column: number) => Cell,
  sort: Choices['sort'],
): Uint32Array {
  const order = Uint32Array.from(rows.keys())
  if (sort === undefined) return order
  const cells = rows.map((row) => cellAt(row, sort.column))
  const sign = sort.isDescending ? -1 : 1
  return order.sort((one, other) => compare(cells[one] as Cell, cells[other] as Cell, sign))
}

function compare(one: Cell, other: Cell, sign: number): number {
  const classes = classOf(one) - classOf(other)
  if (classes !== 0)
    return classOf(one) + classOf(other) >= MISSING_CLASS ? classes : sign * classes
  if (classOf(one) === MISSING_CLASS) return 0
  if (one.kind === 'number') {
    const difference = Number(one.text) - Number(other.text)
    // Digits that doubles do not tell apart, and two infinities.
    if (difference !== 0 && !Number.isNaN(difference)) return sign * difference
  }
  if (one.text === other.text) return 0
  return one.text < other.text ? -sign : sign
}

const MISSING_CLASS = 2

function classOf({ kind }: Cell): number {
  if (kind === 'missing' || kind === 'null') return MISSING_CLASS
  return kind === 'number' ? 0 : 1
}
