import { inertText, quotedCell } from '@/lib/csv-cell.ts'

import type { OnProgress } from '../text/result.ts'
import type { Choices } from './converted.ts'
import { readRows, type Cell, type Rows } from './rows.ts'
import { NOTES } from './sentences.ts'
import { type JsonDocument, TextPieces, type Written } from './writer.ts'

const BYTE_ORDER_MARK = '\uFEFF'
const REPORT_EVERY_ROWS = 5_000

/** What the notes report once all cells are written. */
export interface CellCounts {
  inert: number
  halfCharacters: number
}

/** Writes the rows of a document as CSV (RFC 4180): numbers as written, `null` and missing values as empty cells. */
export function writeCsv(
  document: JsonDocument,
  choices: Choices,
  onProgress: OnProgress,
): Written {
  const rows = readRows(document, choices)
  const pieces = new TextPieces()
  const counts: CellCounts = { inert: 0, halfCharacters: 0 }
  if (choices.hasMark) pieces.add(BYTE_ORDER_MARK)
  for (const line of csvLines(rows, choices.separator, counts, onProgress)) pieces.add(line)
  const { sources, rowsOf } = rows
  const notes = [...rows.notes, ...notesOn(rows, counts)]
  return { kind: 'written', pieces: pieces.finished(), notes, sources, rowsOf }
}

/** Yields the CSV lines with line ends, first the column names if there are any. */
export function* csvLines(
  rows: Rows,
  separator: Choices['separator'],
  counts: CellCounts,
  onProgress: OnProgress,
): Generator<string> {
  if (rows.hasNames) yield lineOf(rows.names.map((text) => ({ text, kind: 'text' })))
  let done = 0
  for (const { cells } of rows.each()) {
    yield lineOf(cells)
    if (++done % REPORT_EVERY_ROWS === 0) onProgress(done / rows.count)
  }

  function lineOf(cells: Cell[]): string {
    const line = cells.map((cell) => quotedCell(contentOf(cell, counts), separator)).join(separator)
    // Many readers skip an empty line.
    return `${line || '""'}\r\n`
  }
}

/** Returns the text of a cell. Texts that a spreadsheet would run as a formula are made inert; numbers are not. */
function contentOf({ text, kind }: Cell, counts: CellCounts): string {
  if (kind === 'null') return ''
  if (kind !== 'text') return text
  if (!text.isWellFormed()) counts.halfCharacters++
  const inert = inertText(text)
  if (inert !== text) counts.inert++
  return inert
}

function notesOn(rows: Rows, { inert, halfCharacters }: CellCounts): string[] {
  const notes: string[] = []
  const incomplete = rows.incomplete()
  if (incomplete > 0) {
    notes.push(NOTES.incompleteRows(incomplete, rows.count))
  }
  if (inert > 0) {
    notes.push(NOTES.formulas(inert))
  }
  if (halfCharacters > 0) {
    notes.push(NOTES.halfCharacters(halfCharacters))
  }
  return notes
}
