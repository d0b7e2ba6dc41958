import { getCollection } from 'astro:content'

import { loadTools } from './load-tools.ts'
import { findViewsError, viewsOf } from './views.ts'

/** Every view with its tool and its content entry, in menu order. Throws a sentence naming the file and what is wrong in it. */
export async function loadViews() {
  const [entries, tools] = await Promise.all([getCollection('views'), loadTools()])
  const views = entries.map((entry) => ({
    ...entry.data,
    href: `/tools/${entry.id}`,
    file: entry.filePath ?? entry.id,
    entry,
  }))
  const error = findViewsError(views, tools)
  if (error !== undefined) throw new Error(error)
  return tools.flatMap((tool) => viewsOf(views, tool).map((view) => ({ ...view, tool })))
}
