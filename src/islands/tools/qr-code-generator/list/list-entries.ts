/** One code of a list. */
export interface ListEntry {
  /** The first line of its row, from 1. */
  line: number
  name: string
  text: string
}

/** Why a row has no code. */
export interface ListProblem {
  line: number
  reason: string
}

/** More codes would fill hundreds of pages, and the memory of a phone. */
const MOST_CODES = 1000

/**
 * Parses a list: a text per line, or rows pasted from a spreadsheet with the name in the first column and the text in the second.
 * Cells with a tab, a line break or doubled quotes are quoted, as spreadsheets copy them.
 */
export function listEntries(list: string): { entries: ListEntry[]; problems: ListProblem[] } {
  const entries: ListEntry[] = []
  const problems: ListProblem[] = []
  for (const { line, cells } of rowsOf(list)) {
    const [first = '', second = '', ...more] = cells
    if (cells.every((cell) => cell.trim() === '')) continue
    if (more.length > 0) problems.push({ line, reason: tooMany(cells.length) })
    else if (cells.length === 1) entries.push({ line, name: first.trim(), text: first })
    else if (second.trim() === '') problems.push({ line, reason: NO_TEXT })
    else entries.push({ line, name: first.trim(), text: second })
  }
  for (const { line } of entries.splice(MOST_CODES)) problems.push({ line, reason: BEYOND })
  return { entries, problems: problems.toSorted((a, b) => a.line - b.line) }
}

const NO_TEXT = 'This line has a name and no text.'
const BEYOND = 'A list makes up to 1,000 codes. Make another list for the rest.'

function tooMany(columns: number): string {
  return `There are ${columns} columns. Leave two: the name, then the text.`
}

interface Row {
  line: number
  cells: string[]
}

const CELL = /("(?:[^"]|"")*"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/gy

function rowsOf(list: string): Row[] {
  const rows: Row[] = []
  let row: Row = { line: 1, cells: [] }
  for (const [all, cell = '', end = ''] of list.replace(/^\uFEFF/, '').matchAll(CELL)) {
    row.cells.push(unquoted(cell))
    if (end === '\t') continue
    rows.push({ ...row, cells: withoutEmptyEnd(row.cells) })
    row = { line: row.line + linesIn(all), cells: [] }
    if (end === '') break
  }
  return rows
}

/** Removes the quotes of a spreadsheet. Quotes that a cell does not need were typed, and stay. */
function unquoted(cell: string): string {
  const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"')
  const inner = cell.slice(1, -1)
  return isQuoted && /[\t\r\n]|""/.test(inner) ? inner.replaceAll('""', '"') : cell
}

/** Removes empty cells at the end, which spreadsheets also copy. */
function withoutEmptyEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, Math.max(last + 1, Math.min(cells.length, 2)))
}

function linesIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}
