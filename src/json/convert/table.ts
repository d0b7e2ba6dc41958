import type { OnProgress } from '../text/result.ts'
import { csvLines, type CellCounts } from './csv.ts'
import { ROWS_PER_PIECE, type Choices, type Column, type ConvertedTable } from './converted.ts'
import { readRows, type Cell, type Rows } from './rows.ts'
import { type JsonDocument, TextPieces } from './writer.ts'

/** Longer cells are cut, so that a piece of rows stays small. */
const LONGEST_CELL = 5_000
/** The number of rows that determine column widths. */
const ROWS_MEASURED = 200
const LARGEST_FOR_CLIPBOARD = 5_000_000
const LETTERS = { text: 's', number: 'n', word: 'w', json: 'j', null: 'z', missing: '' } as const
const DONE = () => undefined

/** Writes the rows of a document as a table for the page. */
export function writeTable(
  document: JsonDocument,
  choices: Choices,
  onProgress: OnProgress,
): ConvertedTable {
  const rows = readRows(document, choices)
  const columns = rows.names.map((name) => ({ name, width: name.length }))
  const pieces = new TextPieces()
  const offsets = [0]
  let done = 0
  for (const { number, cells } of rows.each()) {
    if (done < ROWS_MEASURED) measure(columns, cells)
    pieces.add(`${JSON.stringify([number, ...cells.map(asText)])}\n`)
    if (++done % ROWS_PER_PIECE !== 0 && done < rows.count) continue
    pieces.finishPiece()
    offsets.push(pieces.size)
    onProgress(done / rows.count)
  }
  return {
    kind: 'table',
    columns,
    rowCount: rows.count,
    rows: new Blob(pieces.pieces),
    offsets: Uint32Array.from(offsets),
    forClipboard: pieces.size > LARGEST_FOR_CLIPBOARD ? undefined : withTabs(rows),
    notes: rows.notes,
    sources: rows.sources,
    rowsOf: rows.rowsOf,
  }
}

function asText({ text, kind }: Cell): string {
  const cut = text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)}…` : text
  return LETTERS[kind] + cut
}

function measure(columns: Column[], cells: readonly Cell[]): void {
  for (const [index, { text }] of cells.entries()) {
    const column = columns[index] as Column
    if (text.length > column.width) column.width = text.length
  }
}

function withTabs(rows: Rows): string {
  const counts: CellCounts = { inert: 0, halfCharacters: 0 }
  return [...csvLines(rows, '\t', counts, DONE)].join('')
}
