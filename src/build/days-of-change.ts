import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { writtenValue } from '../lib/frontmatter.ts'

/**
 * Returns the day of each page's last change by path, such as "2026-11-22": the `updated` of its file, or the `date` of a post.
 * Pages without a day, and days after `today`, are omitted. Days in another form stop the build when the content is loaded.
 */
export function readDaysOfChange(contentFolder: string, today: string): Map<string, string> {
  const days = new Map<string, string>()
  for (const file of globSync('**/*.{md,mdx}', { cwd: contentFolder }).toSorted()) {
    const text = readFileSync(join(contentFolder, file), 'utf8')
    const [date, updated] = ['date', 'updated'].map((key) => writtenValue(text, key))
    const day = updated ?? date
    if (day === undefined || day > today || writtenValue(text, 'draft') === 'true') continue
    // A page made from several files changes with each of them.
    for (const path of pathsOf(file)) if (day > (days.get(path) ?? '')) days.set(path, day)
  }
  return days
}

/** Returns the paths of the pages that show a content file. */
function pathsOf(file: string): string[] {
  const [folder = '', ...rest] = file.replace(/\.mdx?$/, '').split(/[\\/]/)
  if (folder === 'faq') return ['/faq']
  if (folder === 'pages') return [`/${rest.join('/')}`]
  const path = `/${[folder, ...rest].join('/')}`
  return folder === 'blog' ? [path, '/blog'] : [path]
}
