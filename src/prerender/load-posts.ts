import { getCollection } from 'astro:content'

import { loadTools } from './load-tools.ts'
import { findPostsError, listPublishedPosts, countReadingMinutes } from './posts.ts'

/** Every published post with its content entry, newest first. Throws a sentence naming the file and the field at fault. */
export async function loadPosts() {
  const [entries, tools] = await Promise.all([getCollection('blog'), loadTools()])
  const posts = entries.map((entry) => ({
    ...entry.data,
    id: entry.id,
    href: `/blog/${entry.id}`,
    minutes: countReadingMinutes(entry.body ?? ''),
    entry,
  }))
  const error = findPostsError(
    posts,
    tools.map((tool) => tool.entry.id),
  )
  if (error !== undefined) throw new Error(error)
  return listPublishedPosts(posts).map((post) => ({
    ...post,
    tools: tools.filter((tool) => post.tools.some(({ id }) => id === tool.entry.id)),
  }))
}
