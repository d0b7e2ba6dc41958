import type { Column } from '@/json/convert/converted.ts'

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
