/** The heading of pasted columns. */
export interface Heading {
  separator: string
  names: readonly string[]
}

/** The columns with the amounts of one side: an amount, or quantity and price; -1 for a missing column. */
export interface Leg {
  value: number
  quantity: number
  price: number
  /** What the heading says about the direction. */
  says?: 'in' | 'out' | 'debit' | 'credit'
  /** Whether each amount must have its own "Dr" or "Cr". */
  needsSide?: boolean
}

/** What the columns of a paste are for, by index. The others are ignored. */
export interface Columns {
  /** -1 when no heading names a date. */
  date: number
  legs: readonly Leg[]
  /** The columns that say the direction. */
  sides: readonly number[]
  /** The columns with a description. */
  texts: readonly number[]
}

const DATE = /\b(?:date|dat|dt)\b/i
const OTHER_DATE = /\b(?:value|expiry|settlement|maturity|due|birth)\b/i
const SIDE =
  /\b(?:type|trantype|side|action|buy ?[/&] ?sell|b ?[/&] ?s|d ?\/ ?c)\b|^(?:order|transactions?|txn|nature)$/i
const QUANTITY = /\b(?:quantity|qty|units?|shares)\b/i
const PRICE = /\b(?:price|rate|nav)\b/i
const OTHER_PRICE = /\b(?:strike|market|current|ltp)\b/i
const VALUE = /\b(?:amount|amt|value)\b/i
const OTHER_VALUE = /\b(?:current|market|face|balance|opening|closing)\b/i
const BALANCE = /\bbalance\b/i
const BUY = /\b(?:b|buy|bought|purchased?)\b/i
const SELL = /\b(?:s|sell|sold|sale|redeem(?:ed)?|redemption)\b/i
const DEBIT = /\b(?:debits?|withdrawals?|dr|paid out)\b/i
const CREDIT = /\b(?:credits?|deposits?|cr|paid in)\b/i
const TEXT = /desc|narration|particular|payee|memo|remark|detail/i
const SEPARATORS = ['\t', ';', '|', ',']

/** Reads a line as a heading; undefined for a line that is not one. */
export function readHeading(line: string): Heading | undefined {
  if (/\d/.test(line)) return undefined
  const separator = SEPARATORS.find((sign) => line.includes(sign))
  if (separator === undefined) return undefined
  const names = splitCells(line, separator).map((name) => name.replaceAll('_', ' '))
  const isHeading = legsOf(names, undefined).length > 0 || names.some(isOfBoth)
  return isHeading ? { separator, names } : undefined
}

/** Returns what the columns are for, by their heading; their cells decide whether "Dr/Cr" is an amount or a side. */
export function columnsOf({ names }: Heading, rows: readonly (readonly string[])[]): Columns {
  const indexOf = (isIt: (name: string) => boolean) => names.findIndex(isIt)
  const named = indexOf((name) => DATE.test(name) && !OTHER_DATE.test(name))
  const bothSides = names.flatMap((name, index) =>
    isOfBoth(name) && !BALANCE.test(names[index - 1] ?? '') && !BALANCE.test(name) ? [index] : [],
  )
  const withAmounts = bothSides.find((index) => rows.some((cells) => /\d/.test(cells[index] ?? '')))
  const legs = legsOf(names, withAmounts)
  const used = legs.flatMap(({ value, quantity, price }) => [value, quantity, price])
  const isSide = (name: string, index: number) =>
    bothSides.includes(index) || (SIDE.test(name) && !DATE.test(name) && !isOfBoth(name))
  const says = legs.some((leg) => leg.says !== undefined)
  return {
    date: named >= 0 ? named : indexOf((name) => DATE.test(name)),
    legs,
    sides: says ? [] : indexes(names, (name, at) => isSide(name, at) && !used.includes(at)),
    texts: indexes(names, (name) => TEXT.test(name)),
  }
}

/** Returns whether a heading names debit and credit: "Dr / Cr", "Withdrawal (Dr)/Deposit (Cr)". */
function isOfBoth(name: string): boolean {
  return DEBIT.test(name) && CREDIT.test(name)
}

function indexes(
  names: readonly string[],
  isIt: (name: string, index: number) => boolean,
): number[] {
  return names.flatMap((name, index) => (isIt(name, index) ? [index] : []))
}

function legsOf(names: readonly string[], withAmounts: number | undefined): Leg[] {
  const indexOf = (name: RegExp, other: RegExp) =>
    names.findIndex((cell) => name.test(cell) && !other.test(cell) && !BALANCE.test(cell))
  const [debit, credit] = [indexOf(DEBIT, CREDIT), indexOf(CREDIT, DEBIT)]
  const empty = { value: -1, quantity: -1, price: -1 }
  if (debit >= 0 && credit >= 0)
    return [
      { ...empty, value: debit, says: 'debit' },
      { ...empty, value: credit, says: 'credit' },
    ]
  const bought = legOf(names, (cell) => BUY.test(cell) && !SELL.test(cell))
  const sold = legOf(names, (cell) => SELL.test(cell) && !BUY.test(cell))
  if (bought && sold) return [{ ...bought, says: 'in' }, { ...sold, says: 'out' }] // prettier-ignore
  if (withAmounts !== undefined) return [{ ...empty, value: withAmounts, needsSide: true }]
  const leg = legOf(names, () => true)
  if (leg === undefined) return []
  const side = leg.value < 0 ? undefined : sideOfName(names[leg.value] ?? '')
  return [{ ...leg, ...(side && { says: side }) }]
}

/** A heading such as "Debit Amount" without one for credits. */
function sideOfName(name: string): 'debit' | 'credit' | undefined {
  if (DEBIT.test(name) === CREDIT.test(name)) return undefined
  return DEBIT.test(name) ? 'debit' : 'credit'
}

function legOf(names: readonly string[], isOfLeg: (cell: string) => boolean): Leg | undefined {
  const indexOf = (name: RegExp, other?: RegExp) =>
    names.findIndex(
      (cell) => isOfLeg(cell) && name.test(cell) && !DATE.test(cell) && other?.test(cell) !== true,
    )
  const leg = {
    value: indexOf(VALUE, OTHER_VALUE),
    quantity: indexOf(QUANTITY, OTHER_VALUE),
    price: indexOf(PRICE, OTHER_PRICE),
  }
  return leg.value >= 0 || (leg.quantity >= 0 && leg.price >= 0) ? leg : undefined
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
