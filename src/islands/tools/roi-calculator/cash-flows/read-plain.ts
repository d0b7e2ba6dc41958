import type { Entry } from './cash-flows.ts'
import { SEVERAL, signOrWords, wordsProblem } from './read-columns.ts'
import { directionOf, type MinusMeans, sideOf } from './sides.ts'
import {
  isUnclearAmount,
  withoutDates,
  type WrittenAmount,
  writtenAmount,
  writtenDate,
  type WrittenDate,
} from './written-values.ts'

/** The entry of a line. */
export interface ReadLine {
  entry: Entry
  /** The text of the line that was not used, except for columns. */
  ignored: string
}

/** Returns the entry of a line without a heading, or why it has none: its only amount, apart from dates. */
export function readPlain(
  text: string,
  date: WrittenDate,
  minusMeans: MinusMeans,
): ReadLine | string {
  const pieces = piecesOf(text)
  const amounts = pieces.flatMap((piece) => writtenAmount(piece) ?? [])
  const rest = pieces.filter((piece) => writtenAmount(piece) === undefined)
  const [amount, other] = amounts
  if (other !== undefined) return SEVERAL
  const unclear = rest.find(isUnclearAmount)
  if (unclear !== undefined) return `“${unclear.trim()}” is not a clear amount`
  if (amount === undefined || amount.size === 0) return 'no amount'
  const before = pieces[pieces.findIndex((piece) => writtenAmount(piece) !== undefined) - 1]
  if (!CELLS.test(text) && /^[-−–]$/.test(before ?? ''))
    return 'the dash before the amount may be a minus; write it without a space'
  const words = rest.join(' ').trim()
  const problem = wordsProblem(words)
  if (problem !== undefined) return problem
  const direction = plainDirection(amount, rest, minusMeans)
  if (typeof direction === 'object') return direction.why
  return {
    entry: { date: date.day, amount: amount.size, direction },
    ignored: ignoredText(text, date, rest, minusMeans),
  }
}

/** What separates the cells of a line. In words, a comma does. */
const CELLS = /[\t;|"]/
const WORD_OF_SIDE = /^\s*\(?(?:dr|cr|debit|credit)\.?\)?\s*$/i

function plainDirection(
  { side, isMinus }: WrittenAmount,
  rest: readonly string[],
  minusMeans: MinusMeans,
): Entry['direction'] | { why: string } {
  const words = rest.filter((piece) => WORD_OF_SIDE.test(piece))
  const named = [...(side ? [side] : []), ...words]
  const said = new Set(named.flatMap((word) => sideOf(word, minusMeans).direction ?? []))
  if (said.size > 1) return { why: 'the line says both put in and got back' }
  const [direction] = said
  const bySign = directionOf(isMinus ? 'debit' : 'credit', minusMeans)
  return direction ?? signOrWords([sideOf(rest.join(' '), minusMeans)], bySign)
}

/** Returns the words of a line that neither its date, its amount nor its direction used, and its further dates. */
function ignoredText(
  text: string,
  date: WrittenDate,
  rest: readonly string[],
  minusMeans: MinusMeans,
): string {
  const words = rest.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  const isUsed = (piece: string) =>
    WORD_OF_SIDE.test(piece) || (!/\d/.test(piece) && sideOf(piece, minusMeans).isCertain)
  // "Switch In" is one word for the direction.
  const unused = isUsed(words.join(' ')) ? [] : words.filter((piece) => !isUsed(piece))
  return [...unused, ...furtherDates(text, date)].join(' ')
}

/** Returns the further dates of a line. */
function furtherDates(text: string, date: WrittenDate): string[] {
  const found: string[] = []
  let rest = text.replace(date.text, ' ')
  for (let next = writtenDate(rest); next && found.length < 5; next = writtenDate(rest)) {
    found.push(next.text.trim())
    rest = rest.replace(next.text, ' ')
  }
  return found
}

/** Returns the cells of a line without its dates, or its words where it has no cells. */
function piecesOf(text: string): string[] {
  const isOfCells = CELLS.test(text)
  const rest = withoutDates(text, isOfCells ? '\t' : ' ')
  if (isOfCells) return rest.split(/[\t;|"]+/)
  const words = rest
    .replace(/(?:₹|\b(?:rs|inr)\b\.?)\s*/gi, '')
    .replace(
      /(\d\)?)[ ]{1,3}(\(?(?:dr|cr)\b\.?\)?|lakhs?\b|lacs?\b|crores?\b|thousand\b|million\b|billion\b|mn\b|bn\b|लाख|करोड़)/gi,
      '$1$2',
    ) // prettier-ignore
    .split(/\s+/)
  // A comma between digits groups them: "SIP,5,000".
  return words.flatMap((word) => word.replace(/([^\d,]),|,(?=[^\d,])/g, '$1\n').split('\n'))
}
