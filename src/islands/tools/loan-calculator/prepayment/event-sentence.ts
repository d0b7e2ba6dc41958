import { MONTHS } from '@/lib/long-date.ts'

import type { ListSentences } from '@/islands/calculator/frame/definition.ts'
import { monthInWords } from '@/islands/ui/dates/months.ts'
import type { EventEntry } from './event-entry.ts'
import type { Payout } from '../loan-state.ts'
import { isCalendarMonth } from './moment-field.ts'

type Words = Record<keyof EventEntry, string>

/** The sentences of the page's lists, loaded to compare calculations. */
export const sentences: ListSentences = {
  events: eventSentence,
  payouts: ({ after }: Payout, { amount }: Record<keyof Payout, string>) =>
    `${amount} ${momentWords(after)}`,
}

/** Returns an event as a short sentence, for comparisons: "₹2,00,000 every April from April 2027", "9.1% from month 25". */
function eventSentence(entry: EventEntry, words: Words): string {
  const { kind, after } = entry
  switch (kind) {
    case 'rate':
      return `${words.ratePercent} ${fromMoment(after)}${ENDS[entry.rateThen](words)}`
    case 'instalment':
      return `EMI ${words.newEmi} ${fromMoment(after)}`
    case 'step-up':
      return `EMI ${words.risePercent} higher every year ${fromMoment(after)}`
    case 'holiday':
      return `No EMI for ${words.holidayMonths} ${fromMoment(after)}`
    default:
      return prepaymentSentence(entry, words)
  }
}

/** Returns a moment as words: "after 12 months", "in April 2027", "now". */
function momentWords(moment: number): string {
  if (isCalendarMonth(moment)) return `in ${monthInWords(moment)}`
  if (moment === 0) return 'now'
  return `after ${moment === 1 ? '1 month' : `${moment} months`}`
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

const ENDS: Record<EventEntry['rateThen'], (words: Words) => string> = {
  tenure: () => '',
  emi: () => ', same EMI',
  'emi agreed': ({ newEmi }) => `, EMI ${newEmi}`,
  'months agreed': ({ monthsLeft }) => `, ${monthsLeft} left`,
}
