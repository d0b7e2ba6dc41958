import { MOST_MONTHS } from '../months-to-repay.ts'
import { hiddenOfEntry, type EventEntry } from './event-entry.ts'
import { isMoment } from './moment-field.ts'

/** The sentence that says why an event cannot be reckoned with, although its fields can be read. */
export function entryProblem(entry: EventEntry): string | undefined {
  const hidden = hiddenOfEntry(entry)
  const problems: Partial<Record<keyof EventEntry, string>> = {
    ...(!isMoment(entry.after) && { after: MOMENT }),
    ...(entry.until !== 0 && !isMoment(entry.until) && { until: MOMENT }),
    ...(entry.sharePercent > 100 && { sharePercent: 'Nobody owes more than 100% of the debt.' }),
    ...(!isLength(entry.holidayMonths) && { holidayMonths: LENGTH }),
    ...(!isLength(entry.monthsLeft) && { monthsLeft: LENGTH }),
    ...Object.fromEntries(
      (['amount', 'sharePercent', 'ratePercent', 'newEmi', 'risePercent'] as const)
        .filter((name) => entry[name] < 0)
        .map((name) => [name, 'An amount or a rate is 0 or more.']),
    ),
  }
  return Object.entries(problems).find(([name]) => !hidden.some((other) => other === name))?.[1]
}

const MOMENT = 'When: after 0 to 1,200 whole months, or in a month of a year.'
const LENGTH = 'It lasts 1 to 1,200 whole months.'

function isLength(months: number): boolean {
  return Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS
}
