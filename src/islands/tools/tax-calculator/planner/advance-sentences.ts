import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import { type CalendarDate, dateInWords, isBefore, isoDate } from '@/islands/ui/dates/calendar.ts'
import { monthInWords, monthNumber } from '@/islands/ui/dates/months.ts'
import type { TaxYear } from '../tax-rules.ts'
import {
  advanceCitations,
  type AdvanceTax,
  type DueDate,
  type Instalment,
  LEAST_TAX,
} from './advance-tax.ts'
import type { DayEvent } from './calendar-file.ts'

/** Returns the calendar date of a due date in a tax year. */
export function dayOf({ month, day }: DueDate, { from }: Pick<TaxYear, 'from'>): CalendarDate {
  const start = Number.parseInt(from, 10)
  return { year: month > 3 ? start : start + 1, month, day }
}

/** Returns the instalments whose due date has not passed. */
export function toCome(result: AdvanceTax, year: TaxYear, today: CalendarDate): Instalment[] {
  return result.instalments.filter(({ date }) => !isBefore(dayOf(date, year), today))
}

/** Says whether advance tax is due and what to pay next. */
export function nextSentence(result: AdvanceTax, year: TaxYear, today: CalendarDate): string {
  const { duty, due, rest } = result
  const { duty: section, senior } = advanceCitations(year.from)
  if (duty === 'small')
    return `No advance tax is due: after TDS the tax is ${rupees(due)}, less than ${rupees(LEAST_TAX)} (${section}).`
  if (duty === 'senior')
    return `No advance tax is due: you are 60 or older, without a business or profession (${senior}).`
  const next = toCome(result, year, today).find(({ missing }) => missing > 0)
  if (next !== undefined)
    return `Pay ${rupees(next.missing)} more by ${dateInWords(dayOf(next.date, year))}: then ${next.date.percent}% of ${rupees(due)} is paid.`
  return rest > 0
    ? `The due dates of this year are over, and ${rupees(rest)} is unpaid.`
    : 'All of the tax is paid.'
}

/** Says what late instalments cost so far and in total, and what the rest costs after the year. */
export function interestSentences(
  result: AdvanceTax,
  year: TaxYear,
  today: CalendarDate,
  restPaidIn: number,
): string[] {
  const { duty, deferment, rest, shortfallInterest } = result
  if (duty !== 'yes') return []
  const cited = advanceCitations(year.from)
  const later = toCome(result, year, today).reduce((sum, { interest }) => sum + interest, 0)
  const soFar = `Interest on late instalments so far: ${rupees(deferment - later)} (${cited.deferment}).`
  const inAll = `If you pay nothing more in time, it will be ${rupees(deferment)}.`
  const april = monthNumber({ year: Number.parseInt(year.from, 10) + 1, month: 4 })
  const paidIn = monthInWords(april + restPaidIn - 1)
  return [
    later > 0 ? `${soFar} ${inAll}` : soFar,
    ...(rest > 0
      ? [
          `If you pay the remaining ${rupees(rest)} in ${paidIn}, the interest from April is ${rupees(shortfallInterest)} (${cited.shortfall}).`,
        ]
      : []),
  ]
}

/** Cites the rules with their last check, and says what is not included. */
export function advanceRuleSentence(year: TaxYear): string {
  const cited = advanceCitations(year.from)
  return [
    `Rules: ${year.label}. ${cited.act}, ${cited.dates}.`,
    `The shortfall is rounded down to hundreds of rupees (${cited.rounding}).`,
    `Last checked on ${dayInWords(cited.lastChecked)}.`,
    'An estimate. Not included: the easier rules for gains and other unforeseen income, and the interest on a late return.',
  ].join(' ')
}

/** Returns the remaining dates as calendar events. They contain no amounts, because a calendar is often shared. */
export function eventsToCome(result: AdvanceTax, year: TaxYear, today: CalendarDate): DayEvent[] {
  const { act, dates } = advanceCitations(year.from)
  return toCome(result, year, today).map(({ date }) => {
    const day = dayOf(date, year)
    return {
      date: day,
      id: `advance-tax-${isoDate(day)}@ganak`,
      title: `Advance tax: ${date.percent}% by today`,
      text: `${year.label}: ${date.percent}% of the tax after TDS is due in total by today. ${act}, ${dates}.`,
    }
  })
}
