import type { CollectionEntry } from 'astro:content'

/** The tool groups, in the order every menu shows them. */
export const categories = ['Finance', 'Developer', 'General'] as const
export type Category = (typeof categories)[number]

/** A tool as its file in src/content/tools describes it, and its address. */
export type Tool = CollectionEntry<'tools'>['data'] & { href: string }

/** The tools in menu order: by category as `categories` lists them, then by their own order. */
export function inMenuOrder<T extends Tool>(tools: readonly T[]): T[] {
  const rank = (tool: Tool) => categories.indexOf(tool.category) * 1000 + tool.order
  return tools.toSorted((a, b) => rank(a) - rank(b))
}

/** The tools of one category, keeping their order. */
export function ofCategory<T extends Tool>(tools: readonly T[], category: Category): T[] {
  return tools.filter((tool) => tool.category === category)
}

/** Up to three other tools of the same category, starting after the current one and wrapping round. */
export function findRelatedTools<T extends Tool>(tools: readonly T[], href: string): T[] {
  const current = tools.find((tool) => tool.href === href)
  if (current === undefined) return []
  const siblings = ofCategory(tools, current.category)
  const start = siblings.indexOf(current) + 1
  return [...siblings.slice(start), ...siblings.slice(0, start - 1)].slice(0, 3)
}

/** Whether other sites may show a tool in a frame. A frame is no place for secrets, so outside Finance a tool must say so itself. */
export function isEmbeddable({ category, embed }: Pick<Tool, 'category' | 'embed'>): boolean {
  return embed ?? category === 'Finance'
}

/** Where the page for frames of a tool or view stands, from its own address: "/tools/x" → "/embed/x". */
export function toEmbedPath(href: string): string {
  return href.replace('/tools/', '/embed/')
}

/** The tools of the home page's "most popular" section, best first. */
export function findPopularTools<T extends Tool>(tools: readonly T[]): T[] {
  return tools
    .filter((tool) => tool.popular !== undefined)
    .toSorted((a, b) => (a.popular?.rank ?? 0) - (b.popular?.rank ?? 0))
}

/** The lower-case text a search looks in. Lines keep a match from running over from one part into the next. */
export function joinSearchText(tool: {
  label: string
  /** Empty for what is not found by its category. */
  category: Category | ''
  keywords: readonly string[]
}): string {
  return [tool.label, tool.category, ...tool.keywords].join('\n').toLowerCase()
}

/** Whether a query finds a tool, given its `joinSearchText`. An empty query finds every tool. */
export function matchesSearch(text: string, query: string): boolean {
  return text.includes(query.trim().toLowerCase())
}

/**
 * How near a found tool is to the query, given its `joinSearchText`; the lowest comes first: 0 when the label begins
 * with the query, 1 when a word of the label does, 2 when a keyword is the query, 3 when a word of a keyword begins with
 * it, 4 when the query stands inside a word or in the category.
 */
export function rankMatch(text: string, query: string): number {
  const [label = '', , ...keywords] = text.split('\n').map(asWords)
  const wanted = asWords(query.trim().toLowerCase())
  if (label.startsWith(wanted)) return 0
  if (label.includes(wanted)) return 1
  if (keywords.includes(wanted)) return 2
  return keywords.some((keyword) => keyword.includes(wanted)) ? 3 : 4
}

/** A text with a space before each of its words, and none elsewhere: a word that begins with a query holds " query". */
function asWords(text: string): string {
  return ` ${text}`.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
}

/** The sentence of the first error in the catalogue as a whole, or undefined when there is none. */
export function findCatalogueError(tools: readonly Tool[]): string | undefined {
  const seen = new Map<string, Tool>()
  for (const tool of tools) {
    const places = [`${tool.category} order ${tool.order}`]
    if (tool.popular) places.push(`popular.rank ${tool.popular.rank}`)
    for (const place of places) {
      const other = seen.get(place)
      if (other)
        return `src/content${tool.href}.mdx: ${place} is taken by src/content${other.href}.mdx.`
      seen.set(place, tool)
    }
  }
  return undefined
}
