import { existsSync, readdirSync, readFileSync } from 'node:fs'

const slugs = (folder: string, ending: RegExp) => {
  const path = new URL(`../${folder}`, import.meta.url)
  const names = existsSync(path) ? readdirSync(path) : []
  return names.filter((name) => ending.test(name)).map((name) => name.replace(ending, ''))
}

/** The tools as the content folder has them: a new file there is in every list and every count of the tests. */
export const tools = slugs('src/content/tools', /\.mdx$/).map((slug) => {
  const text = source('tools', slug)
  const line = (key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(text)?.[1]
  const needed = (key: string) => {
    const value = line(key)
    if (value === undefined) throw new Error(`${slug} has no ${key}.`)
    return value
  }
  return {
    slug,
    path: `/tools/${slug}`,
    label: needed('label'),
    category: needed('category'),
    order: Number(needed('order')),
    keywords: needed('keywords').slice(1, -1).split(', '),
    isFurther: line('further') === 'true',
    isFeatured: line('featured') === 'true',
    isEmbeddable: (line('embed') ?? String(needed('category') === 'Finance')) === 'true',
  }
})
export const toolSlugs = tools.map(({ slug }) => slug)
export const toolPaths = tools.map(({ path }) => path)

/** The views of the tools, as the folders named after the tools have them: "percentage-calculator/gst". */
export const viewSlugs = toolSlugs.flatMap((tool) =>
  slugs(`src/content/tools/${tool}`, /\.mdx$/).map((view) => `${tool}/${view}`),
)

/** Every page with a tool on it: those of the tools and those of their views. */
export const toolPageSlugs = [...toolSlugs, ...viewSlugs]
export const toolPagePaths = toolPageSlugs.map((slug) => `/tools/${slug}`)

/** The pages for frames of other sites: of each embeddable tool and its views. No list of pages for visitors has them. */
export const embedPaths = tools
  .filter(({ isEmbeddable }) => isEmbeddable)
  .flatMap(({ slug }) => toolPageSlugs.filter((page) => `${page}/`.startsWith(`${slug}/`)))
  .map((slug) => `/embed/${slug}`)

export const CATEGORIES = ['Finance', 'Developer', 'General'] as const

/** The tools of a category, in the order of every menu. */
export const toolsOf = (category: string) =>
  tools
    .filter((tool) => tool.category === category)
    .toSorted((a, b) => Number(a.isFurther) - Number(b.isFurther) || a.order - b.order)

/** Pages that between them have every layout and every kind of tool: what holds on them seldom fails on another. */
export const ONE_OF_EACH_KIND = [
  '/',
  '/faq',
  '/rules',
  '/contact',
  '/about',
  '/blog/finance',
  '/tools/loan-calculator',
  '/tools/loan-calculator/prepayment',
  '/tools/json-formatter',
]

/** Every page that is not a tool, as the content folders and the routes have them. */
export const contentPaths = [
  '/',
  '/blog',
  '/tools',
  '/faq',
  '/rules',
  '/proof',
  '/contact',
  ...slugs('src/content/pages', /\.md$/).map((slug) => `/${slug}`),
  ...slugs('src/content/blog', /\.mdx$/)
    // A draft is not built.
    .filter((slug) => !/^draft: true$/m.test(source('blog', slug)))
    .map((slug) => `/blog/${slug}`),
]

export const allPaths = [...contentPaths, ...toolPagePaths]

/** A path without a page. */
export const UNKNOWN_PATH = '/no-such-page'

function source(collection: string, slug: string): string {
  return readFileSync(new URL(`../src/content/${collection}/${slug}.mdx`, import.meta.url), 'utf8')
}
