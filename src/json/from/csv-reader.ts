import { lineAt } from './line-at.ts'

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
