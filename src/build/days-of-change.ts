import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { isCalendarDay } from '../lib/calendar-day.ts'
import { writtenValue } from '../lib/frontmatter.ts'

/** The keys of frontmatter that name a day. */
const keysOfDays = ['date', 'updated', 'from', 'until']

/**
 * Returns the day on which what a page says last changed, such as "2026-11-22", by the path of the page: the `updated` of its
 * file, or the `date` of a post. Pages whose files name no day are left out, and so is a day after `today`.
 * Throws a sentence with the file and the key where a day is not in the form YYYY-MM-DD or not in the calendar.
 */
export function readDaysOfChange(contentFolder: string, today: string): Map<string, string> {
  const days = new Map<string, string>()
  for (const file of globSync('**/*.{md,mdx}', { cwd: contentFolder }).toSorted()) {
    const text = readFileSync(join(contentFolder, file), 'utf8')
    const [date, updated] = keysOfDays.map((key) => readDay(join(contentFolder, file), text, key))
    const day = updated ?? date
    if (day === undefined || day > today || writtenValue(text, 'draft') === 'true') continue
    // A page of several files changes with each of them.
    for (const path of pathsOf(file)) if (day > (days.get(path) ?? '')) days.set(path, day)
  }
  return days
}

function readDay(file: string, text: string, key: string): string | undefined {
  const day = writtenValue(text, key)
  if (day === undefined || isCalendarDay(day)) return day
  throw new Error(
    `${file}: ${key} must be a day in the form YYYY-MM-DD, such as 2026-12-01, not "${day}".`,
  )
}

/** The pages that show what a file of the content folder says. */
function pathsOf(file: string): string[] {
  const [room = '', ...rest] = file.replace(/\.mdx?$/, '').split(/[\\/]/)
  if (room === 'faq') return ['/faq']
  if (room === 'pages') return [`/${rest.join('/')}`]
  const path = `/${[room, ...rest].join('/')}`
  return room === 'blog' ? [path, '/blog'] : [path]
}
