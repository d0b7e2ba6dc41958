import { type Entry, MOST_ENTRIES } from './cash-flows.ts'
import { type Heading, readHeading, splitCells, type TradeColumns, tradeOf } from './columns.ts'
import { writtenAmount, writtenDate, type WrittenDate } from './written-values.ts'

/** The entries of pasted lines, and the lines that were not read, with the reason. */
export interface ReadLines {
  entries: readonly Entry[]
  unread: readonly { line: number; text: string; why: string }[]
}

/** The direction of an amount with a minus or a debit. */
export type MinusMeans = Entry['direction']

/**
 * Returns the dated amounts in lines of a statement, spreadsheet or trade book: the first date of each line, and its only amount or
 * that of the columns in a heading: "Debit" and "Credit", "Amount", or quantity, price and side. An ambiguous line is not read,
 * with the reason.
 */
export function readLines(pasted: string, minusMeans: MinusMeans): ReadLines {
  const lines = pasted.split(/\r\n?|\n/)
  const headingAt = lines.findIndex((text) => readHeading(text) !== undefined)
  const heading = readHeading(lines[headingAt] ?? '')
  const entries: Entry[] = []
  const unread: { line: number; text: string; why: string }[] = []
  lines.forEach((text, index) => {
    if (text.trim() === '' || index === headingAt) return
    const found = readLine(text, index > headingAt ? heading : undefined, minusMeans)
    const why = typeof found === 'string' ? found : roomProblem(entries)
    if (typeof found === 'object' && why === undefined) entries.push(found)
    else unread.push({ line: index + 1, text: text.trim(), why: why ?? '' })
  })
  return { entries, unread }
}

function roomProblem(entries: readonly Entry[]): string | undefined {
  return entries.length < MOST_ENTRIES ? undefined : `the list has room for ${MOST_ENTRIES}`
}

/** Returns the entry of a line, or why it has none. */
function readLine(
  text: string,
  heading: Heading | undefined,
  minusMeans: MinusMeans,
): Entry | string {
  const trade = heading?.trade && readTrade(text, heading, heading.trade)
  if (trade !== undefined) return trade
  const date = writtenDate(text)
  if (date === undefined) return 'no date'
  if (Number.isNaN(date.day)) return noDay(date)
  const signed = heading ? columnAmount(text, heading) : onlyAmount(text)
  if (typeof signed === 'string') return signed
  const otherWay = minusMeans === 'in' ? 'out' : 'in'
  return {
    date: date.day,
    amount: Math.abs(signed),
    direction: signed < 0 ? minusMeans : otherWay,
  }
}

/** Returns the entry of a line of a trade book; undefined when it must be read as a statement. */
function readTrade(
  text: string,
  { separator, count }: Heading,
  columns: TradeColumns,
): Entry | string | undefined {
  const cells = cellsOf(text, separator)
  if (cells.length > count) return tooMany(cells.length, count)
  const date = writtenDate(cells[columns.date] ?? '') ?? writtenDate(text)
  if (date === undefined) return 'no date'
  if (Number.isNaN(date.day)) return noDay(date)
  const found = tradeOf(cells, columns)
  return typeof found === 'object' ? { date: date.day, ...found } : found
}

/** Splits a line into cells, except at the comma of "Nov 5, 2023". */
function cellsOf(text: string, separator: string): string[] {
  const date = separator === ',' ? writtenDate(text)?.text : undefined
  if (date === undefined) return splitCells(text, separator)
  const [before = '', ...rest] = date
  return splitCells(text.replace(date, before + rest.join('').replaceAll(',', ' ')), separator)
}

function tooMany(cells: number, count: number): string {
  return `${cells} columns, but the heading has ${count}`
}

function noDay({ text }: WrittenDate): string {
  return `${text.trim()} is not a valid date, day first`
}

/** Returns the amount of a line under a heading: negative for a debit. */
function columnAmount(text: string, { separator, count, columns }: Heading): number | string {
  const cells = cellsOf(text, separator)
  if (cells.length > count) return tooMany(cells.length, count)
  const found = columns.flatMap(({ index, isDebit }) => {
    const amount = writtenAmount(cells[index] ?? '')
    if (amount === undefined || amount === 0) return []
    return [isDebit ? -Math.abs(amount) : amount]
  })
  return theOne(found)
}

/** Returns the only amount of a line without a heading, apart from dates. */
function onlyAmount(text: string): number | string {
  const isOfCells = /[\t;|"]/.test(text)
  let rest = text
  for (let date = writtenDate(rest); date !== undefined; date = writtenDate(rest))
    rest = rest.replace(date.text, isOfCells ? '\t' : ' ')
  if (isOfCells) return theOne(amountsIn(rest.split(/[\t;|"]+/)))
  const words = rest
    .replace(/(?:₹|\b(?:rs|inr)\b\.?)\s*/gi, '')
    .replace(/(\d\)?)\s+(dr|cr)\b\.?/gi, '$1$2')
    .split(/\s+/)
  const isNone = (word: string) => writtenAmount(word) === undefined
  return theOne(amountsIn(words.flatMap((word) => (isNone(word) ? word.split(',') : [word]))))
}

function amountsIn(cells: readonly string[]): number[] {
  return cells.flatMap((cell) => writtenAmount(cell) ?? [])
}

function theOne(found: readonly number[]): number | string {
  if (found.length > 1)
    return 'more than one amount; paste it with the heading that names Debit and Credit, or Amount, or Quantity and Price'
  return found[0] ?? 'no amount'
}
