import { selectField } from '@/islands/calculator/fields/choice-field.ts'
import { monthsField } from '@/islands/calculator/fields/length-of-time.ts'
import { percentField, rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import type { Fields } from '@/islands/calculator/frame/definition.ts'
import { monthInWords } from '@/islands/ui/dates/months.ts'
import { MONTHS } from '@/lib/long-date.ts'
import { counted } from '@/lib/quantity.ts'

import { MOST_MONTHS } from '../months-to-repay.ts'
import { type EventEntry, hiddenOfEntry } from './event-entry.ts'
import { isMoment, momentField, openMomentField, isCalendarMonth } from './moment-field.ts'

/** The fields of an event, with the values of a new one. */
export const eventFields: Fields<EventEntry> = {
  kind: selectField('What happens', 'once', [
    ['once', 'Prepay once'],
    ['month', 'Prepay every month'],
    ['year', 'Prepay every year'],
    ['rate', 'The rate changes'],
    ['instalment', 'The EMI changes'],
    ['step-up', 'EMI rises every year'],
    ['holiday', 'Payment holiday'],
  ]),
  after: momentField('After how many months', 12),
  unit: selectField('Amount in', 'rupees', [
    ['rupees', 'Rupees'],
    ['percent', '% of the balance'],
  ]),
  amount: rupeesField('Prepayment (₹)', 100_000, { step: 5_000 }),
  sharePercent: percentField('Share of the balance (%)', 5, { step: 0.5 }),
  until: openMomentField('Last time (optional)'),
  keeps: selectField('After the prepayment', 'emi', [
    ['emi', 'Keep the EMI'],
    ['tenure', 'Keep the tenure'],
  ]),
  ratePercent: percentField('New rate (% per annum)', 9, { step: 0.05 }),
  rateThen: selectField('From then on', 'tenure', [
    ['tenure', 'Change the EMI'],
    ['emi', 'Change the tenure'],
    ['emi agreed', 'Both: I enter the EMI'],
    ['months agreed', 'Both: I enter the months'],
  ]),
  newEmi: rupeesField('New EMI (₹)', 10_000, { step: 500 }),
  monthsLeft: monthsField('Months left then', 180),
  risePercent: percentField('Rise every 12 instalments (%)', 5, { step: 0.5 }),
  riseKeeps: selectField('It rises from', 'emi', [
    ['emi', 'The present EMI'],
    ['tenure', 'A lower EMI'],
  ]),
  holidayMonths: monthsField('Months without an EMI', 6),
  holidayInterest: selectField('Interest during the holiday', 'added', [
    ['added', 'Added to the loan'],
    ['paid', 'Paid every month'],
  ]),
  holidayThen: selectField('What stays the same', 'count', [
    ['count', 'The number of EMIs'],
    ['end', 'The last month'],
    ['emi', 'The EMI'],
  ]),
}

/** Returns why an event is invalid although its fields can be read; undefined when it is valid. */
export function entryProblem(entry: EventEntry): string | undefined {
  const hidden = hiddenOfEntry(entry)
  const hasWrong = (isWrong: (value: number) => boolean, ...names: NumberName[]) =>
    names.some((name) => !hidden.includes(name) && isWrong(entry[name]))
  if (!isMoment(entry.after) || hasWrong((until) => until !== 0 && !isMoment(until), 'until'))
    return MOMENT
  if (hasWrong((share) => share > 100, 'sharePercent')) return 'Enter a share of at most 100%.'
  if (hasWrong((months) => !isLength(months), 'holidayMonths', 'monthsLeft')) return LENGTH
  const isBelow0 = (amount: number) => amount < 0
  return hasWrong(isBelow0, 'amount', 'sharePercent', 'ratePercent', 'newEmi', 'risePercent')
    ? 'Enter an amount or a rate of 0 or more.'
    : undefined
}

type NumberName = { [Name in keyof EventEntry]: EventEntry[Name] extends number ? Name : never }[keyof EventEntry] // prettier-ignore

const MOMENT = 'Enter 0 to 1,200 whole months, or a month and year.'
const LENGTH = 'Enter 1 to 1,200 whole months.'

function isLength(months: number): boolean {
  return Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS
}

type Words = Record<keyof EventEntry, string>

/** Returns an event as a short sentence: "₹2,00,000 every April from April 2027", "9.1% from month 25". */
export function eventSentence(entry: EventEntry, words: Words): string {
  const { kind, after } = entry
  switch (kind) {
    case 'rate':
      return `${words.ratePercent} ${fromMoment(after)}${ENDS[entry.rateThen](entry, words)}`
    case 'instalment':
      return `EMI ${words.newEmi} ${fromMoment(after)}`
    case 'step-up':
      return `EMI ${words.risePercent} higher every year ${fromMoment(after)}`
    case 'holiday':
      return `No EMI for ${months(entry.holidayMonths)} ${fromMoment(after)}`
    default:
      return prepaymentSentence(entry, words)
  }
}

/** Returns a moment as words: "after 12 months", "in April 2027", "now". */
export function momentWords(moment: number): string {
  if (isCalendarMonth(moment)) return `in ${monthInWords(moment)}`
  if (moment === 0) return 'now'
  return `after ${months(moment)}`
}

function months(count: number): string {
  return counted(count, 'month')
}

function prepaymentSentence(entry: EventEntry, words: Words): string {
  const { kind, unit, after, until, keeps } = entry
  const amount = unit === 'rupees' ? words.amount : `${words.sharePercent} of the balance`
  const calendarMonth = isCalendarMonth(after) ? MONTHS[after % 12] : undefined
  const every = kind === 'year' ? (calendarMonth ?? 'year') : 'month'
  const when = kind === 'once' ? momentWords(after) : `every ${every} ${fromMoment(after)}`
  const end = kind === 'once' || until === 0 ? '' : `, last ${momentWords(until)}`
  return `${amount} ${when}${end}${keeps === 'tenure' ? ', lower EMI' : ''}`
}

/** A change applies from the next instalment. */
function fromMoment(moment: number): string {
  return `from ${isCalendarMonth(moment) ? monthInWords(moment) : `month ${moment + 1}`}`
}

const ENDS: Record<EventEntry['rateThen'], (entry: EventEntry, words: Words) => string> = {
  tenure: () => '',
  emi: () => ', same EMI',
  'emi agreed': (_, { newEmi }) => `, EMI ${newEmi}`,
  'months agreed': ({ monthsLeft }) => `, ${months(monthsLeft)} left`,
}
