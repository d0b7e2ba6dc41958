import type { TimeResult } from './convert.ts'
import { dayLine } from './day-line.ts'

const day = 'Sat 28 Nov'

const built: TimeResult = {
  output: `IST: Saturday 28 November 2026, 13:00:00 (+05:30)
UTC: Saturday 28 November 2026, 07:30:00 (+00:00)
America/New_York: Saturday 28 November 2026, 02:30:00 (-05:00)`,
  rows: [],
  problems: [],
  day: dayLine([
    { name: 'IST', day, secondOfDay: 13 * 3600 },
    { name: 'UTC', day, secondOfDay: 7.5 * 3600 },
    { name: 'New York', day, secondOfDay: 2.5 * 3600 },
  ]),
}

/** What an empty page shows: a moment in the built page, and now as soon as the page is used. */
export const EXAMPLE = {
  number: '1795851000',
  text: () => String(Math.floor(Date.now() / 1000)),
  built,
  label: 'Example: one moment in three zones.',
}
