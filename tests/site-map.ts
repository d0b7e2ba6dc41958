import { readdirSync, readFileSync } from 'node:fs'

const slugs = (folder: string, ending: RegExp) =>
  readdirSync(new URL(`../${folder}`, import.meta.url))
    .filter((name) => ending.test(name))
    .map((name) => name.replace(ending, ''))

/** The tools as the content folder has them. */
export const toolSlugs = slugs('src/content/tools', /\.mdx$/)
export const toolPaths = toolSlugs.map((slug) => `/tools/${slug}`)

/** The keywords in a tool's file, which stand on one line. */
export function keywordsOf(slug: string): string[] {
  const file = new URL(`../src/content/tools/${slug}.mdx`, import.meta.url)
  const line = /^keywords: \[(.+)\]$/m.exec(readFileSync(file, 'utf8'))?.[1]
  if (line === undefined) throw new Error(`${slug} has no keywords.`)
  return line.split(', ')
}

/** Every page that is not a tool, as the content folders and the routes have them. */
export const contentPaths = [
  '/',
  '/blog',
  '/faq',
  '/contact',
  ...slugs('src/content/pages', /\.md$/).map((slug) => `/${slug}`),
  ...slugs('src/content/blog', /\.mdx$/)
    .filter((slug) => !isDraft(slug))
    .map((slug) => `/blog/${slug}`),
]

export const allPaths = [...contentPaths, ...toolPaths]

/** A path without a page. */
export const UNKNOWN_PATH = '/no-such-page'

/** A draft is not built. */
function isDraft(slug: string): boolean {
  const post = readFileSync(new URL(`../src/content/blog/${slug}.mdx`, import.meta.url), 'utf8')
  return /^draft: true$/m.test(post)
}
