import type { CronResult } from './read-crontab.ts'
import { weekLine } from './week-line.ts'

const [HOUR, DAY] = [3600, 86_400]
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const WORKDAYS = DAYS.slice(0, 5)
const RUNS = [...WORKDAYS, ...WORKDAYS].map((day) => `${day}, 09:30:00`)

const built: CronResult = {
  output: ['At 09:30, on Monday to Friday', '', 'Next runs in IST:', ...RUNS].join('\n'),
  rows: [],
  problems: [],
  week: weekLine({ days: DAYS, runs: WORKDAYS.map((_, day) => day * DAY + 9.5 * HOUR) }),
}

/** What an empty page shows; the dates follow when the page is used. */
export const EXAMPLE = {
  text: () => '30 9 * * 1-5',
  built,
  label: 'Example: the next runs of 30 9 * * 1-5.',
}
