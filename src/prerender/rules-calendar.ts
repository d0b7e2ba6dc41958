import { datedFacts, RULES_PATH } from './dated-facts.ts'
import { dayInWords } from '../lib/long-date.ts'
import { anchorOf } from './fact-rules.ts'

interface CalendarDate {
  year: number
  month: number
  day: number
}

interface CalendarModule {
  calendarFile: (
    events: readonly { date: CalendarDate; id: string; title: string; text: string }[],
    made: Date,
  ) => string
}

// By path, because no file of this folder may import a tool.
const [load] = Object.values(import.meta.glob<CalendarModule>('../islands/tools/**/calendar-file.ts')) // prettier-ignore

/**
 * Returns the calendar file (RFC 5545) of the days that the rules bring. Its time stamp is the day of the last check, so that the
 * same rules give the same file.
 */
export async function rulesCalendar(): Promise<string> {
  if (load === undefined) throw new Error('No tool has a calendar-file.ts.')
  const { calendarFile } = await load()
  const events = datedFacts.flatMap(({ dates = [], source }) =>
    dates.map(({ id, day, title }) => {
      const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
      return {
        date: { year, month, day: date },
        id: `${id}@ganak`,
        title,
        text: source,
        order: day,
      }
    }),
  )
  const checked = datedFacts.map((fact) => fact.checked).toSorted()
  return calendarFile(
    events.toSorted((a, b) => (a.order < b.order ? -1 : 1)),
    new Date(`${checked.at(-1)}T00:00:00Z`),
  )
}

/** An entry of the feed of rules. */
interface FeedEntry {
  title: string
  description: string
  link: string
  pubDate: Date
}

/** Returns the rules in force, the latest first. The link, which identifies an entry, has the first day of its rule. */
export function rulesFeed(): FeedEntry[] {
  return datedFacts
    .filter(({ ended }) => ended === undefined)
    .toSorted((a, b) => (a.from < b.from ? 1 : -1))
    .map((fact) => ({
      title: `${fact.name}: ${fact.value}`,
      description: `Since ${dayInWords(fact.from)}. ${fact.source}. Checked ${dayInWords(fact.checked)}.`,
      link: `${RULES_PATH}#${anchorOf(fact)}`,
      pubDate: new Date(`${fact.from}T00:00:00+05:30`),
    }))
}
