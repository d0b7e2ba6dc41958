import { roundTo } from '@/lib/format.ts'

import type { Entry } from './cash-flows.ts'
import { type Columns, columnsOf, type Heading, type Leg } from './columns.ts'
import { directionOf, type MinusMeans, type Said, sideOf } from './sides.ts'
import { writtenAmount } from './written-values.ts'

/** What the lines below a heading have in common. */
export interface Block extends Columns {
  names: readonly string[]
  minusMeans: MinusMeans
}

/** An amount in rupees above 0, and what it says about the direction. */
interface Found {
  amount: number
  isMinus: boolean
  side?: 'debit' | 'credit' | undefined
  leg: Leg
}

/** Why a line with several amounts is not read. */
export const SEVERAL =
  'more than one amount; paste it with the heading that names Debit and Credit, or Amount, or Quantity and Price'
const FOREIGN = /[$€£¥]|\b(?:usd|eur|gbp|aed|sgd|jpy|aud|cad|chf)\b/i
const EMPTY = /^(?:[-–—.]|n\/?a|nil)?$/i
const BALANCE = /\b(?:opening|closing) balance\b|\b(?:brought|carried) forward\b/i

/** Returns the columns of a block of lines, with only those columns for the direction that name one. */
export function blockOf(
  heading: Heading,
  rows: readonly (readonly string[])[],
  minusMeans: MinusMeans,
): Block {
  const columns = columnsOf(heading, rows)
  const isSpeaking = (index: number) =>
    rows.some((cells) => sideOf(cells[index] ?? '', minusMeans).direction !== undefined)
  const speaking = columns.sides.filter(isSpeaking)
  const sides = speaking.length > 0 ? speaking : columns.sides.slice(0, 1)
  return { ...columns, sides, names: heading.names, minusMeans }
}

/** Returns the headings of the columns that are not used and not empty. */
export function ignoredColumns(block: Block, rows: readonly (readonly string[])[]): string[] {
  const { date, legs, sides, names } = block
  const used = new Set([
    date,
    ...sides,
    ...legs.flatMap(({ value, quantity, price }) => (value < 0 ? [quantity, price] : [value])),
  ])
  return names.flatMap((name, index) => {
    const isIgnored = !used.has(index) && rows.some((cells) => (cells[index] ?? '') !== '')
    return isIgnored ? [name === '' ? `column ${index + 1}` : name] : []
  })
}

/** Returns the amount and the direction of a line below a heading, or why they are unknown. */
export function readCells(cells: readonly string[], block: Block): Omit<Entry, 'date'> | string {
  if (block.texts.some((index) => BALANCE.test(cells[index] ?? '')))
    return 'a balance, not a payment'
  const amounts = block.legs.map((leg) => amountOf(cells, leg, block.names))
  const problem = amounts.find((one) => typeof one === 'string')
  if (problem !== undefined) return problem
  const [found, other] = amounts.filter((one) => typeof one === 'object')
  if (other !== undefined) return SEVERAL
  if (found === undefined)
    return block.legs.some(({ quantity }) => quantity >= 0)
      ? 'no quantity and price, and no amount'
      : 'no amount'
  const direction = sideOfLine(cells, found, block)
  if (typeof direction === 'object') return direction.why
  return { amount: roundTo(found.amount, 2), direction }
}

/** Returns the amount of a leg, undefined when it is empty or ₹0, or why it cannot be read. */
function amountOf(
  cells: readonly string[],
  leg: Leg,
  names: readonly string[],
): Found | string | undefined {
  const cell = (index: number) => cells[index] ?? ''
  const asked = leg.value >= 0 && !EMPTY.test(cell(leg.value)) ? [leg.value] : [leg.quantity, leg.price] // prettier-ignore
  const present = asked.filter((index) => index >= 0 && !EMPTY.test(cell(index)))
  const foreign = present.find((index) => FOREIGN.test(`${names[index] ?? ''} ${cell(index)}`))
  if (foreign !== undefined) return `“${cell(foreign)}” in the column “${names[foreign]}” is not in rupees` // prettier-ignore
  const read = present.map((index) => writtenAmount(cell(index)))
  const unread = present.find((_, at) => read[at] === undefined)
  if (unread !== undefined) return `“${cell(unread)}” in the column “${names[unread]}” is not a clear amount` // prettier-ignore
  if (present.length === 0 || present.length < asked.length) return undefined
  const [one, each] = read
  const amount = (one?.size ?? NaN) * (each?.size ?? 1)
  if (amount === 0) return undefined
  const isMinus = one?.isMinus !== (each?.isMinus ?? false)
  return { amount, isMinus, side: one?.side, leg }
}

type Direction = Entry['direction']

function sideOfLine(
  cells: readonly string[],
  found: Found,
  block: Block,
): Direction | { why: string } {
  const { leg, side, isMinus } = found
  const { minusMeans, names } = block
  const ownWord = side && directionOf(side, minusMeans)
  if (leg.says !== undefined) {
    const says = directionOf(leg.says, minusMeans)
    const isAgainst = (ownWord ?? says) !== says || (isMinus && leg.says === 'credit')
    return isAgainst ? { why: `the amount and its column “${names[leg.value]}” disagree` } : says
  }
  if (leg.needsSide === true && ownWord === undefined)
    return { why: `no Dr or Cr at the amount in the column “${names[leg.value]}”` }
  const fromColumns = sideOfColumns(cells, block)
  if (typeof fromColumns === 'object') return fromColumns
  if (ownWord !== undefined && fromColumns !== undefined && ownWord !== fromColumns)
    return { why: 'the line says both put in and got back' }
  return fromColumns ?? ownWord ?? sideOfSign(cells, found, block)
}

/** Returns what the columns for the direction say; undefined when there are none. */
function sideOfColumns(
  cells: readonly string[],
  { sides, names, minusMeans }: Block,
): Direction | { why: string } | undefined {
  const said = new Set<Direction>()
  for (const index of sides) {
    const cell = cells[index] ?? ''
    if (cell === '' && sides.length > 1) continue
    const { direction, isCertain } = sideOf(cell, minusMeans)
    if (cell === '') return { why: `the column “${names[index]}” is empty` }
    if (direction === undefined || !isCertain)
      return { why: `“${cell}” in the column “${names[index]}” does not say clearly whether money was put in or got back` } // prettier-ignore
    said.add(direction)
  }
  if (said.size > 1) return { why: 'the line says both put in and got back' }
  const [direction] = said
  if (direction === undefined && sides.length > 0)
    return { why: 'no column says whether money was put in or got back' }
  return direction
}

/** Without a word, the sign decides. A quantity below 0 was sold. */
function sideOfSign(
  cells: readonly string[],
  { isMinus, leg }: Found,
  { texts, minusMeans }: Block,
): Direction | { why: string } {
  const isTrade = leg.value < 0 || EMPTY.test(cells[leg.value] ?? '')
  const other = isTrade ? 'in' : directionOf('credit', minusMeans)
  const minus = isTrade ? 'out' : minusMeans
  const said = texts.map((index) => sideOf(cells[index] ?? '', minusMeans))
  return signOrWords(said, isMinus ? minus : other)
}

/** Returns the direction of the sign, unless words name another: certain ones decide, others refuse the line. */
export function signOrWords(
  texts: readonly Said[],
  bySign: Direction,
): Direction | { why: string } {
  const against = texts.filter((said) => said.isBoth || (said.direction ?? bySign) !== bySign)
  const [first] = against
  if (first === undefined) return bySign
  if (first.isCertain && first.direction !== undefined) return first.direction
  return { why: 'its words and the sign of its amount disagree' }
}

/** Returns why words of a line make its amount unknown; undefined when they do not. */
export function wordsProblem(text: string): string | undefined {
  if (BALANCE.test(text)) return 'a balance, not a payment'
  if (FOREIGN.test(text)) return 'another currency than rupees'
  const unit = /\b(?:hundred|arab|kharab|trillion|paise|paisa|units?|shares|qty|grams?)\b/i.exec(
    text,
  )
  return unit === null ? undefined : `“${unit[0]}” is not an amount of rupees`
}
