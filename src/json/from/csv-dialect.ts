import { CsvReader } from './csv-reader.ts'

/** How the cells of a text are separated, where its rows begin, and how far that is sure. */
export interface Dialect {
  delimiter: string
  start: number
  columns: number
  /** Rows that were looked at, and those of them as long as the first. */
  rows: number
  alike: number
  /** Quotes are not where this delimiter would have them. */
  isOdd: boolean
}

export const DELIMITERS = new Map([
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', 'vertical bar'],
])
const LOOKED_AT = 65_536
/** Excel's own first line, which names the delimiter. */
const NAMED = /^\uFEFF?(?:sep=(.)(?:\r\n|\r|\n|$))?/i

/** The dialect a text of rows is most likely in; of those that fit as well, the one of most columns. */
export function dialectOf(text: string): Dialect {
  const [opening, named] = NAMED.exec(text) ?? ['', undefined]
  const start = opening.length
  const delimiters = named === undefined ? [...DELIMITERS.keys()] : [named]
  const all = delimiters.map((delimiter) => tried(text, delimiter, start))
  return all.reduce((best, other) => (isBetter(other, best) ? other : best))
}

/** One that makes one column of everything fits every text, and says nothing. */
function isBetter(a: Dialect, b: Dialect): boolean {
  if (a.columns < 2 || b.columns < 2) return a.columns > b.columns
  if (a.isOdd !== b.isOdd) return b.isOdd
  const byRows = a.alike / a.rows - b.alike / b.rows
  return byRows === 0 ? a.columns > b.columns : byRows > 0
}

function tried(text: string, delimiter: string, start: number): Dialect {
  const looked = text.slice(0, LOOKED_AT)
  const reader = new CsvReader(looked, delimiter, start)
  const sizes: number[] = []
  let isOdd = false
  try {
    for (let row = reader.next(); row !== undefined; row = reader.next()) {
      // The last row may be cut, and a blank line is none.
      const isWhole = reader.at < looked.length || looked.length === text.length
      if (isWhole && (row.length > 1 || row[0] !== '')) sizes.push(row.length)
    }
  } catch {
    // A quote that is open where the look ends; in a whole text it is hardly a quote.
    isOdd = looked.length === text.length
  }
  const [columns = 1] = sizes
  const alike = sizes.filter((size) => size === columns).length
  isOdd ||= reader.hasStrayText
  return { delimiter, start, columns, rows: sizes.length, alike, isOdd }
}
