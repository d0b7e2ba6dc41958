import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { writtenValue } from '../lib/frontmatter.ts'

/**
 * The day on which what a page says last changed, such as "2026-11-22", by the path of the page: the `updated` of its file,
 * or the `date` of a post. Pages whose files name no day are left out, and so is a day after `today`.
 */
export function readDaysOfChange(contentFolder: string, today: string): Map<string, string> {
  const days = new Map<string, string>()
  for (const file of globSync('**/*.{md,mdx}', { cwd: contentFolder }).toSorted()) {
    const text = readFileSync(join(contentFolder, file), 'utf8')
    const day = (writtenValue(text, 'updated') ?? writtenValue(text, 'date'))?.slice(0, 10)
    if (day === undefined || day > today || writtenValue(text, 'draft') === 'true') continue
    // A page of several files changes with each of them.
    for (const path of pathsOf(file)) if (day > (days.get(path) ?? '')) days.set(path, day)
  }
  return days
}

/** The pages that show what a file of the content folder says. */
function pathsOf(file: string): string[] {
  const [room = '', ...rest] = file.replace(/\.mdx?$/, '').split(/[\\/]/)
  if (room === 'faq') return ['/faq']
  if (room === 'pages') return [`/${rest.join('/')}`]
  const path = `/${[room, ...rest].join('/')}`
  return room === 'blog' ? [path, '/blog'] : [path]
}
