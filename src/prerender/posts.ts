import type { CollectionEntry } from 'astro:content'

/** A post: the frontmatter of its file in src/content/blog, its path and its reading time in minutes. */
export type Post = CollectionEntry<'blog'>['data'] & { id: string; href: string; minutes: number }

const WORDS_PER_MINUTE = 200

/** Returns the posts without drafts, newest first. */
export function listPublishedPosts<P extends Post>(posts: readonly P[]): P[] {
  return posts
    .filter((post) => !post.draft)
    .toSorted((a, b) => b.date.getTime() - a.date.getTime() || a.id.localeCompare(b.id))
}

/** Returns the older (`previous`) and newer (`next`) post, from a list sorted newest first. */
export function findNeighbours<P extends Pick<Post, 'id'>>(
  posts: readonly P[],
  id: string,
): { previous: P | undefined; next: P | undefined } {
  const at = posts.findIndex((post) => post.id === id)
  return { previous: posts[at + 1], next: at > 0 ? posts[at - 1] : undefined }
}

/** Returns the reading time in minutes at 200 words a minute, as in the word counter, rounded up. */
export function countReadingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE))
}

/** Counts the words of a post, without the tags of `<Figure>`. */
export function countWords(text: string): number {
  const visible = text.replaceAll(/<Figure(?:"[^"]*"|[^">])*>|<\/Figure>/g, '')
  return visible.split(/\s+/).filter((word) => word !== '').length
}

/** Formats the day of a post, in any time zone of the build: "14 November 2026". */
export function formatPostDay(date: Date): string {
  return date.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
}

/** Formats the day for machines: "2026-11-14". */
export function formatIsoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** Returns a sentence for the first error in any post, drafts included, or undefined. */
export function findPostsError(posts: readonly Post[]): string | undefined {
  const titles = new Map<string, string>()
  for (const { id, title } of posts) {
    const file = `src/content/blog/${id}.mdx`
    const other = titles.get(title)
    if (other !== undefined) return `${file}: title is the same as that of ${other}.`
    titles.set(title, file)
  }
  return undefined
}
