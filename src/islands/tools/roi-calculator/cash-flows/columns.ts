import { roundTo } from '@/lib/format.ts'

import type { Entry } from './cash-flows.ts'
import { writtenAmount } from './written-values.ts'

/** The columns of a broker's trade book by index: date, side, quantity and price. */
export interface TradeColumns {
  date: number
  /** The column with "buy" or "sell"; -1 when the columns themselves say it. */
  side: number
  legs: readonly Leg[]
}

/** The columns with the value of a trade: one amount, or quantity and price; -1 for a missing column. */
interface Leg {
  value: number
  quantity: number
  price: number
  direction?: Entry['direction']
}

const DATE = /\bdate\b/i
const SIDE =
  /\b(?:(?:trade|transaction|order|txn) type|type|side|action|transaction|buy ?[/&] ?sell|b ?\/ ?s)\b/i
const QUANTITY = /\b(?:quantity|qty|units?|shares)\b/i
const PRICE = /\b(?:price|rate|nav)\b/i
const OTHER_PRICE = /\b(?:strike|market|current|ltp)\b/i
const VALUE = /\b(?:amount|value)\b/i
const OTHER_VALUE = /\b(?:current|market|face)\b/i
const BUY = /\b(?:b|buy|bought|purchased?|sip|switch[- ]?in)\b/i
const SELL = /\b(?:s|sell|sold|sale|redeem(?:ed)?|redemption|switch[- ]?out)\b/i

/** Returns the columns of a trade book, undefined where a heading names none: quantity and price, or an amount to buy or sell. */
function tradeColumns(heading: readonly string[]): TradeColumns | undefined {
  const cells = heading.map((cell) => cell.replaceAll('_', ' '))
  const date = cells.findIndex((cell) => DATE.test(cell))
  const [bought, sold] = [
    legOf(cells, 'in', (cell) => BUY.test(cell) && !SELL.test(cell)),
    legOf(cells, 'out', (cell) => SELL.test(cell) && !BUY.test(cell)),
  ]
  if (bought && sold) return { date, side: -1, legs: [bought, sold] }
  const side = cells.findIndex((cell) => SIDE.test(cell))
  const leg = legOf(cells, undefined, () => true)
  // An amount without a side is from a statement, whose sign gives the direction.
  return leg && (side >= 0 || leg.value < 0) ? { date, side, legs: [leg] } : undefined
}

function legOf(
  cells: readonly string[],
  direction: Entry['direction'] | undefined,
  isOfLeg: (cell: string) => boolean,
): Leg | undefined {
  const indexOf = (name: RegExp, other?: RegExp) =>
    cells.findIndex((cell) => isOfLeg(cell) && name.test(cell) && other?.test(cell) !== true)
  const leg = {
    value: indexOf(VALUE, OTHER_VALUE),
    quantity: indexOf(QUANTITY),
    price: indexOf(PRICE, OTHER_PRICE),
    ...(direction && { direction }),
  }
  return leg.value >= 0 || (leg.quantity >= 0 && leg.price >= 0) ? leg : undefined
}

/**
 * Returns what a line of a trade book paid or earned, in rupees, or why this is unknown. Undefined when it has no side but an
 * amount, as in a statement.
 */
export function tradeOf(
  cells: readonly string[],
  { side, legs }: TradeColumns,
): Omit<Entry, 'date'> | string | undefined {
  const found = legs.flatMap((leg) => {
    const amount = amountOf(cells, leg)
    return amount ? [{ amount, leg }] : []
  })
  const [first] = found
  if (first === undefined) return 'no quantity and price, and no amount'
  if (found.length > 1) return 'both bought and sold'
  const { amount, leg } = first
  // A minus means a statement, in which the sign gives the direction.
  if (leg.value >= 0 && leg.direction === undefined && amount < 0) return undefined
  const direction = leg.direction ?? directionOf(cells[side], amount)
  if (direction !== undefined) return { amount: roundTo(Math.abs(amount), 2), direction }
  return leg.value >= 0 ? undefined : `“${cells[side] ?? ''}” is neither buy nor sell`
}

function amountOf(cells: readonly string[], { value, quantity, price }: Leg): number | undefined {
  const amount = writtenAmount(cells[value] ?? '')
  if (amount !== undefined) return amount
  const [count, each] = [writtenAmount(cells[quantity] ?? ''), writtenAmount(cells[price] ?? '')]
  return count === undefined || each === undefined ? undefined : count * each
}

/** Without a side, a negative quantity was sold. */
function directionOf(side: string | undefined, amount: number): Entry['direction'] | undefined {
  if (side === undefined) return amount > 0 ? 'in' : 'out'
  if (BUY.test(side) === SELL.test(side)) return undefined
  return BUY.test(side) ? 'in' : 'out'
}

/** The heading of pasted columns: their separator, how many there are, and which ones hold the amount. */
export interface Heading {
  separator: string
  count: number
  columns: readonly { index: number; isDebit: boolean }[]
  /** The columns of a broker's trade book, which has no debit and credit. */
  trade?: TradeColumns | undefined
}

const DEBIT = /\b(debits?|withdrawals?|dr|paid out)\b/i
const CREDIT = /\b(credits?|deposits?|cr|paid in)\b/i
const AMOUNT = /\bamount\b/i
const SEPARATORS = ['\t', ';', '|', ',']

/** Reads a line as a heading; undefined for a line that is not one. */
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

/** Splits a line into cells, except at separators within quotes. */
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
