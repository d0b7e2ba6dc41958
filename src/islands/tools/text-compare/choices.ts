import type { Ignored } from './compared-lines.ts'

/** What can be ignored, in the order of the boxes. */
export const IGNORABLE: readonly { name: keyof Ignored; label: string }[] = [
  { name: 'case', label: 'Case' },
  { name: 'space', label: 'Spaces' },
  { name: 'spaceAmount', label: 'Amount of space' },
  { name: 'spaceAtEnd', label: 'Space at the end' },
  { name: 'blankLines', label: 'Blank lines' },
  { name: 'lineEnds', label: 'Line ends' },
  { name: 'order', label: 'Order of lines' },
]

export const NOTHING_IGNORED: Ignored = {
  ...{ case: false, space: false, spaceAmount: false, spaceAtEnd: false },
  ...{ blankLines: false, lineEnds: false, order: false },
}

/** UTF-16 code units of each text up to which words are compared within lines. */
export const MOST_WITH_WORDS = 5_000_000
/** Bytes of the largest file. Its lines, their numbers and the file need about ten times as much memory. */
export const MOST_BYTES = 50_000_000

/** Two versions of a list: lines that are equal, changed, removed and added. */
export const EXAMPLE = {
  left: 'Rent: 18,000\nPower: 2,400\nInternet: 799\nMaid: 3,500\nTotal: 24,699\n',
  right: 'Rent: 18,000\nPower: 2,650\nInternet: 799\nTotal: 21,449\nDue on 5 December\n',
}
