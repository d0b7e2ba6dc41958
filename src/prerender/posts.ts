import type { CollectionEntry } from 'astro:content'

/** A post as its file in src/content/blog describes it, with its address and the minutes that reading it takes. */
export type Post = CollectionEntry<'blog'>['data'] & { id: string; href: string; minutes: number }

const WORDS_PER_MINUTE = 200

/** The posts that are to be read, newest first. Drafts are left out. */
export function listPublishedPosts<P extends Post>(posts: readonly P[]): P[] {
  return posts
    .filter((post) => !post.draft)
    .toSorted((a, b) => b.date.getTime() - a.date.getTime() || a.id.localeCompare(b.id))
}

/** The posts before and after one in time, in a list that is newest first. */
export function findNeighbours<P extends Pick<Post, 'id'>>(
  posts: readonly P[],
  id: string,
): { previous: P | undefined; next: P | undefined } {
  const at = posts.findIndex((post) => post.id === id)
  return { previous: posts[at + 1], next: at > 0 ? posts[at - 1] : undefined }
}

/** Minutes that reading takes at the word counter's 200 words a minute, rounded up. */
export function countReadingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE))
}

/** The words of a post's text, without what `<Figure>` says to the build. */
export function countWords(text: string): number {
  const read = text.replaceAll(/<Figure(?:"[^"]*"|[^">])*>|<\/Figure>/g, '')
  return read.split(/\s+/).filter((word) => word !== '').length
}

/** The day of a post as written in its file, wherever the site is built: "14 November 2026". */
export function formatPostDay(date: Date): string {
  return date.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
}

/** The same day for machines: "2026-11-14". */
export function formatIsoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** The sentence of the first error among all posts, drafts included, or undefined when there is none. */
export function findPostsError(
  posts: readonly Post[],
  toolSlugs: readonly string[],
): string | undefined {
  const titles = new Map<string, string>()
  for (const { id, title, date, updated, tools } of posts) {
    const file = `src/content/blog/${id}.mdx`
    const slugs = tools.map((tool) => tool.id)
    const unknown = slugs.find((slug) => !toolSlugs.includes(slug))
    if (unknown !== undefined)
      return `${file}: tools names "${unknown}", but there is no src/content/tools/${unknown}.mdx.`
    const twice = slugs.find((slug, index) => slugs.indexOf(slug) !== index)
    if (twice !== undefined) return `${file}: tools names "${twice}" twice.`
    if (updated !== undefined && updated < date)
      return `${file}: updated (${formatPostDay(updated)}) is before date (${formatPostDay(date)}).`
    const other = titles.get(title)
    if (other !== undefined) return `${file}: title is the same as that of ${other}.`
    titles.set(title, file)
  }
  return undefined
}
