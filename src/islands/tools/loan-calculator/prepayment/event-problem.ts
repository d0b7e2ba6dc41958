import { MOST_MONTHS } from '../months-to-repay.ts'
import { hiddenOfEntry, type EventEntry } from './event-entry.ts'
import { isMoment } from './moment-field.ts'

/** The sentence that says why an event cannot be reckoned with, although its fields can be read. */
export function entryProblem(entry: EventEntry): string | undefined {
  const hidden = hiddenOfEntry(entry)
  const hasWrong = (isWrong: (value: number) => boolean, ...names: NumberName[]) =>
    names.some((name) => !hidden.includes(name) && isWrong(entry[name]))
  if (!isMoment(entry.after) || hasWrong((until) => until !== 0 && !isMoment(until), 'until'))
    return MOMENT
  if (hasWrong((share) => share > 100, 'sharePercent'))
    return 'Nobody owes more than 100% of the debt.'
  if (hasWrong((months) => !isLength(months), 'holidayMonths', 'monthsLeft')) return LENGTH
  const isBelow0 = (amount: number) => amount < 0
  return hasWrong(isBelow0, 'amount', 'sharePercent', 'ratePercent', 'newEmi', 'risePercent')
    ? 'An amount or a rate is 0 or more.'
    : undefined
}

type NumberName = { [Name in keyof EventEntry]: EventEntry[Name] extends number ? Name : never }[keyof EventEntry] // prettier-ignore

const MOMENT = 'Enter 0 to 1,200 whole months, or a month of a year.'
const LENGTH = 'It lasts 1 to 1,200 whole months.'

function isLength(months: number): boolean {
  return Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS
}
