const QUOTE = '"'
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** Reads the rows of CSV one by one (RFC 4180); a row ends with CR, LF or both. */
export class CsvReader {
  at: number
  /** Something stood between a closing quote and the next comma; it was kept. */
  hasStrayText = false
  private readonly text: string
  private readonly delimiter: string

  constructor(text: string, delimiter: string, start = 0) {
    this.text = text
    this.delimiter = delimiter
    this.at = start
  }

  /** The cells of the next row, undefined after the last. Throws the sentence the visitor reads when a quote is never closed. */
  next(): string[] | undefined {
    const { text } = this
    if (this.at >= text.length) return undefined
    const cells = [this.cell()]
    while (text[this.at] === this.delimiter) {
      this.at++
      cells.push(this.cell())
    }
    if (text.charCodeAt(this.at) === CARRIAGE_RETURN) this.at++
    if (text.charCodeAt(this.at) === LINE_FEED) this.at++
    return cells
  }

  private cell(): string {
    if (this.text[this.at] !== QUOTE) return this.plain()
    const quoted = this.quoted()
    const stray = this.plain()
    if (stray !== '') this.hasStrayText = true
    return quoted + stray
  }

  private quoted(): string {
    const { text } = this
    const start = this.at + 1
    let end = text.indexOf(QUOTE, start)
    let isDoubled = false
    while (end >= 0 && text[end + 1] === QUOTE) {
      isDoubled = true
      end = text.indexOf(QUOTE, end + 2)
    }
    if (end < 0) throw new Error(`The quote in line ${lineAt(text, this.at)} is never closed.`)
    this.at = end + 1
    const inside = text.slice(start, end)
    return isDoubled ? inside.replaceAll('""', QUOTE) : inside
  }

  private plain(): string {
    const { text, at: start } = this
    const delimiter = this.delimiter.charCodeAt(0)
    let end = start
    for (; end < text.length; end++) {
      const unit = text.charCodeAt(end)
      if (unit === delimiter || unit === LINE_FEED || unit === CARRIAGE_RETURN) break
    }
    this.at = end
    return text.slice(start, end)
  }
}

/** How the cells of a text are separated, where its rows begin, and how far that is sure. */
interface Dialect {
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

/** The number of the line, from 1, that holds a place of a text. A line ends with CR, LF or both. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split(/\r\n|\r|\n/).length
}
