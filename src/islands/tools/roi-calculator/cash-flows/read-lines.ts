import { counted } from '@/lib/quantity.ts'
import { type Entry, MOST_ENTRIES } from './cash-flows.ts'
import { type Heading, readHeading, splitCells } from './columns.ts'
import { type Block, blockOf, ignoredColumns, readCells } from './read-columns.ts'
import { readPlain, type ReadLine } from './read-plain.ts'
import type { MinusMeans } from './sides.ts'
import { type DateOrder, writtenDate, type WrittenDate } from './written-values.ts'

export type { MinusMeans } from './sides.ts'

/** The entries of pasted lines, the lines that were not read, with the reason, and what of the others was not used. */
export interface ReadLines {
  entries: readonly Entry[]
  unread: readonly { line: number; text: string; why: string }[]
  ignored: readonly { line: number; text: string }[]
  ignoredColumns: readonly string[]
  /** The order of numbers in dates, and a date that proves it. */
  order: DateOrder
  proof?: string
  /** The direction of all entries, when there are several and all have the same. */
  oneWay?: Entry['direction']
}

/** A line of the paste, with the cells below a heading. */
interface Line {
  line: number
  text: string
  block?: Block
  cells: readonly string[]
  /** Whether a heading follows: such lines have account numbers and totals, not payments. */
  isAbove?: boolean
}

/** The longest line that is read. */
const LONGEST_LINE = 2000

/**
 * Returns the dated amounts in lines of a statement, spreadsheet or trade book. Below a heading only its columns count. A line
 * without one has a date and a single amount. A word for the direction decides, then the sign; a line that is unclear is not read.
 */
export function readLines(pasted: string, minusMeans: MinusMeans): ReadLines {
  const { lines, ignored: columns } = linesOf(pasted, minusMeans)
  const dates = lines.flatMap((line) => writtenDate(dateText(line)) ?? [])
  const monthFirst = dates.find(({ proves }) => proves === 'month first')
  const dayFirst = dates.find(({ proves }) => proves === 'day first')
  const order = monthFirst && !dayFirst ? 'month first' : 'day first'
  const isMixed = monthFirst !== undefined && dayFirst !== undefined
  const entries: Entry[] = []
  const unread: { line: number; text: string; why: string }[] = []
  const ignored: { line: number; text: string }[] = []
  for (const line of lines) {
    const date = dayOf(line, order, isMixed)
    const found = typeof date === 'string' ? date : readLine(line, date, minusMeans)
    const why = typeof found === 'string' ? found : roomProblem(entries)
    if (typeof found === 'string' || why !== undefined) {
      unread.push({ line: line.line, text: line.text.trim(), why: why ?? '' })
      continue
    }
    entries.push(found.entry)
    if (found.ignored !== '') ignored.push({ line: line.line, text: found.ignored })
  }
  const directions = new Set(entries.map(({ direction }) => direction))
  const [direction] = directions
  return {
    entries,
    unread,
    ignored,
    ignoredColumns: columns,
    order,
    ...(order === 'month first' && monthFirst && { proof: monthFirst.text.trim() }),
    ...(directions.size === 1 && entries.length > 1 && direction && { oneWay: direction }),
  }
}

/** Divides the paste into lines, those below a heading into cells. */
function linesOf(pasted: string, minusMeans: MinusMeans): { lines: Line[]; ignored: string[] } {
  const plain: Line[] = []
  const below: { heading: Heading; lines: Line[] }[] = []
  pasted.split(/\r\n?|\n/).forEach((text, index) => {
    if (text.trim() === '') return
    const heading = text.length > LONGEST_LINE ? undefined : readHeading(text)
    const last = below.at(-1)
    if (heading !== undefined) {
      if (last?.heading.names.join() !== heading.names.join()) below.push({ heading, lines: [] })
      return
    }
    const cells = last && text.length <= LONGEST_LINE ? cellsOf(text, last.heading.separator) : []
    const line = { line: index + 1, text, cells }
    if (last) last.lines.push(line)
    else plain.push(line)
  })
  const ignored = new Set<string>()
  const inBlocks = below.flatMap(({ heading, lines }) => {
    const rows = lines.map(({ cells }) => cells)
    const block = blockOf(heading, rows, minusMeans)
    for (const name of ignoredColumns(block, rows)) ignored.add(name)
    return lines.map((line) => ({ ...line, block }))
  })
  const above = plain.map((line) => ({ ...line, isAbove: below.length > 0 }))
  return { lines: [...above, ...inBlocks], ignored: [...ignored] }
}

/** Splits a line into cells, except at the comma of "Nov 5, 2023". */
function cellsOf(text: string, separator: string): string[] {
  const date = separator === ',' ? writtenDate(text)?.text : undefined
  if (date === undefined) return splitCells(text, separator)
  const [before = '', ...rest] = date
  return splitCells(text.replace(date, before + rest.join('').replaceAll(',', ' ')), separator)
}

/** Returns the text in which the date of a line is. */
function dateText({ text, block, cells, isAbove }: Line): string {
  if (text.length > LONGEST_LINE || isAbove === true) return ''
  return block && block.date >= 0 ? (cells[block.date] ?? '') : text
}

function dayOf(line: Line, order: DateOrder, isMixed: boolean): WrittenDate | string {
  if (line.text.length > LONGEST_LINE) return `longer than ${LONGEST_LINE} characters`
  if (line.isAbove === true) return 'above the heading'
  const date = writtenDate(dateText(line), order)
  if (date === undefined) return 'no date'
  if (Number.isNaN(date.day)) return `${date.text.trim()} is not a valid date, ${order}`
  if (isMixed && date.isAmbiguous)
    return `${date.text.trim()} is unclear: some dates have the day first, others the month`
  return date
}

function roomProblem(entries: readonly Entry[]): string | undefined {
  return entries.length < MOST_ENTRIES ? undefined : `the list has room for ${MOST_ENTRIES}`
}

/** Returns the entry of a line with its date, or why it has none. */
function readLine(line: Line, date: WrittenDate, minusMeans: MinusMeans): ReadLine | string {
  const { block, cells, text } = line
  if (block === undefined) return readPlain(text, date, minusMeans)
  if (cells.length > block.names.length)
    return `${counted(cells.length, 'column')}, but the heading has ${block.names.length}`
  const found = readCells(cells, block)
  if (typeof found === 'string') return found
  const ignored = block.date >= 0 ? dateText(line).replace(date.text.trim(), '').trim() : ''
  return { entry: { date: date.day, ...found }, ignored }
}
