import { tradeColumns, type TradeColumns } from './trade-book.ts'

/** The heading of pasted columns: their separator, how many there are, and which ones hold the amount. */
export interface Heading {
  separator: string
  count: number
  columns: readonly { index: number; isDebit: boolean }[]
  /** Those of a broker's trade book, which has no debit and credit. */
  trade?: TradeColumns | undefined
}

const DEBIT = /\b(debits?|withdrawals?|dr|paid out)\b/i
const CREDIT = /\b(credits?|deposits?|cr|paid in)\b/i
const AMOUNT = /\bamount\b/i
const SEPARATORS = ['\t', ';', '|', ',']

/** What a line says of the columns below it; undefined for a line that is no heading. */
export function readHeading(line: string): Heading | undefined {
  if (/\d/.test(line)) return undefined
  const separator = SEPARATORS.find((sign) => line.includes(sign))
  if (separator === undefined) return undefined
  const cells = splitCells(line, separator)
  const indexOf = (name: RegExp, other?: RegExp) =>
    cells.findIndex((cell) => name.test(cell) && other?.test(cell) !== true)
  const [debit, credit] = [indexOf(DEBIT, CREDIT), indexOf(CREDIT, DEBIT)]
  const heading = { separator, count: cells.length }
  if (debit >= 0 && credit >= 0) {
    const columns = [
      { index: debit, isDebit: true },
      { index: credit, isDebit: false },
    ]
    return { ...heading, columns }
  }
  const trade = tradeColumns(cells)
  const amount = indexOf(AMOUNT)
  if (amount < 0 && trade === undefined) return undefined
  return { ...heading, columns: amount < 0 ? [] : [{ index: amount, isDebit: false }], trade }
}

/** The cells of a line. A separator within quotes parts nothing. */
export function splitCells(line: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells.map((cell) => cell.trim())
}
