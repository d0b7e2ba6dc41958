import { readdirSync } from 'node:fs'

const slugs = (folder: string, ending: RegExp) =>
  readdirSync(new URL(`../${folder}`, import.meta.url))
    .filter((name) => ending.test(name))
    .map((name) => name.replace(ending, ''))

/** The tools as the content folder has them. */
export const toolSlugs = slugs('src/content/tools', /\.mdx$/)
export const toolPaths = toolSlugs.map((slug) => `/tools/${slug}`)

/** Every page that is not a tool, as the content folders and the routes have them. */
export const contentPaths = [
  '/',
  '/blog',
  '/faq',
  '/contact',
  ...slugs('src/content/pages', /\.md$/).map((slug) => `/${slug}`),
  ...slugs('src/content/blog', /\.mdx$/).map((slug) => `/blog/${slug}`),
]

export const allPaths = [...contentPaths, ...toolPaths]

/** A path without a page. */
export const UNKNOWN_PATH = '/no-such-page'
