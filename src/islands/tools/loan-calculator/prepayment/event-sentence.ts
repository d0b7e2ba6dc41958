import { MONTHS } from '@/lib/long-date.ts'
import { counted } from '@/lib/quantity.ts'

import { monthInWords } from '@/islands/ui/dates/months.ts'
import type { EventEntry } from './event-entry.ts'
import { isCalendarMonth } from './moment-field.ts'

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
