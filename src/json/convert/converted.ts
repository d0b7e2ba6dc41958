/** What the visitor may choose about a conversion; a format takes what concerns it. */
export interface Choices {
  /** The value whose elements or members are the rows, by its number in the document; undefined leaves it to the worker. */
  rowsOf: number | undefined
  sort: { column: number; isDescending: boolean } | undefined
  /** Of CSV. */
  separator: ',' | ';' | '\t'
  /** A byte order mark, from which Excel knows that a CSV file is UTF-8. */
  hasMark: boolean
  /** A JSON string of the minified document instead of the one that is shown. */
  isMinified: boolean
}

/** An array, or an object of objects, whose elements can be rows. */
export interface RowSource {
  node: number
  /** Its keys with points between them; empty for the whole document. */
  path: string
  count: number
}

/** What every conversion tells beside its result. */
export interface Told {
  /** Sentences on what the other format cannot hold or what a reader of it may make of it. */
  notes: string[]
  /** What the rows may be of; empty in formats without rows. */
  sources: RowSource[]
  /** The one they are of now. */
  rowsOf: number | undefined
}

/** A document in another format. */
export interface ConvertedText extends Told {
  kind: 'text'
  whole: Blob
  /** The text of the whole when it is small: Safari lets a page copy only what it has at the click. */
  text: string | undefined
  /** What is shown of it, and how many bytes that is; undefined when it is all of it. */
  beginning: string
  shownBytes: number | undefined
}

/** A document as a table, in pieces of `ROWS_PER_PIECE` rows. */
export interface ConvertedTable extends Told {
  kind: 'table'
  columns: Column[]
  rowCount: number
  /** One line for each row: a JSON array of its number from 1 and its cells, each a text after a letter for its kind. */
  rows: Blob
  /** Where each piece begins, in bytes, and at the end the length of the whole. */
  offsets: Uint32Array
  /** The same with tabs between the cells, for pasting into a spreadsheet, unless it is large. */
  forClipboard: string | undefined
}

export interface Column {
  name: string
  /** How many characters wide its beginning is. */
  width: number
}

export const ROWS_PER_PIECE = 50

export type Converted = ConvertedText | ConvertedTable
