const QUOTE = '"'
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** Reads CSV row by row (RFC 4180). A row ends with CR, LF or both. */
export class CsvReader {
  at: number
  /** Whether text after a closing quote was kept in its cell. */
  hasStrayText = false
  private readonly text: string
  private readonly delimiter: string

  constructor(text: string, delimiter: string, start = 0) {
    this.text = text
    this.delimiter = delimiter
    this.at = start
  }

  /**
   * Returns the cells of the next row, undefined after the last. Throws the sentence the visitor reads when a quote is never
   * closed.
   */
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

/** The delimiter of a text, where its rows begin, and how well it fits. */
interface Dialect {
  delimiter: string
  start: number
  columns: number
  /** The rows examined, and those as long as the first. */
  rows: number
  alike: number
  /** Whether quotes do not fit this delimiter. */
  isOdd: boolean
}

export const DELIMITERS = new Map([
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', 'vertical bar'],
])
const LOOKED_AT = 65_536
/** The first line of Excel that names the delimiter, after a byte order mark. */
const NAMED = /^\uFEFF?(?:sep=(.)(?:\r\n|\r|\n|$))?/i

/** Detects the dialect of a text; of those that fit equally, the one with the most columns. */
export function dialectOf(text: string): Dialect {
  const [opening, named] = NAMED.exec(text) ?? ['', undefined]
  const start = opening.length
  const delimiters = named === undefined ? [...DELIMITERS.keys()] : [named]
  const all = delimiters.map((delimiter) => tried(text, delimiter, start))
  return all.reduce((best, other) => (isBetter(other, best) ? other : best))
}

/** Whether `a` fits better than `b`. A dialect with one column fits every text, so it loses. */
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
      // The last row can be cut, and a blank line is not a row.
      const isWhole = reader.at < looked.length || looked.length === text.length
      if (isWhole && (row.length > 1 || row[0] !== '')) sizes.push(row.length)
    }
  } catch {
    // A quote that is open at the end of the sample. In a whole text it is probably not a quote.
    isOdd = looked.length === text.length
  }
  const [columns = 1] = sizes
  const alike = sizes.filter((size) => size === columns).length
  isOdd ||= reader.hasStrayText
  return { delimiter, start, columns, rows: sizes.length, alike, isOdd }
}

/** Returns the line number, from 1, of an index. A line ends with CR, LF or both. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split(/\r\n|\r|\n/).length
}
