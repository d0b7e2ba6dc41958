import type { CollectionEntry } from 'astro:content'

/** The categories of tools, in menu order. */
export const categories = ['Finance', 'Developer', 'General'] as const
export type Category = (typeof categories)[number]

/** A tool: the frontmatter of its file in src/content/tools, and its path. */
export type Tool = CollectionEntry<'tools'>['data'] & { href: string }

/** Sorts tools in menu order: by category, the further ones last, then by their own order. */
export function inMenuOrder<T extends Tool>(tools: readonly T[]): T[] {
  const rank = ({ category, further, order }: Tool) =>
    (categories.indexOf(category) * 2 + Number(further)) * 1000 + order
  return tools.toSorted((a, b) => rank(a) - rank(b))
}

/** Returns the tools of one category, in the same order. */
export function ofCategory<T extends Tool>(tools: readonly T[], category: Category): T[] {
  return tools.filter((tool) => tool.category === category)
}

/** Returns the groups of a category's tools in menus: the main ones, then the further ones if there are any. */
export function menuGroups<T extends Tool>(tools: readonly T[], category: Category): T[][] {
  const own = ofCategory(tools, category)
  return [own.filter(({ further }) => !further), own.filter(({ further }) => further)].filter(
    (group) => group.length > 0,
  )
}

/**
 * Returns up to three other tools of the category, starting after the current one and wrapping around. A main tool
 * names main ones only.
 */
export function findRelatedTools<T extends Tool>(tools: readonly T[], href: string): T[] {
  const current = tools.find((tool) => tool.href === href)
  if (current === undefined) return []
  const siblings = ofCategory(tools, current.category).filter(
    ({ further }) => current.further || !further,
  )
  const start = siblings.indexOf(current) + 1
  return [...siblings.slice(start), ...siblings.slice(0, start - 1)].slice(0, 3)
}

/** Returns whether other sites may embed a tool. Frames are not for secrets, so tools outside Finance must opt in. */
export function isEmbeddable({ category, embed }: Pick<Tool, 'category' | 'embed'>): boolean {
  return embed ?? category === 'Finance'
}

/** Returns the path of the page for frames: "/tools/x" → "/embed/x". */
export function toEmbedPath(href: string): string {
  return href.replace('/tools/', '/embed/')
}

/** Returns the tools of the home page's section "Most Popular", by rank. */
export function findPopularTools<T extends Tool>(tools: readonly T[]): T[] {
  return tools
    .filter((tool) => tool.popular !== undefined)
    .toSorted((a, b) => (a.popular?.rank ?? 0) - (b.popular?.rank ?? 0))
}

/** Returns the lower-case text that the search matches. Line breaks prevent matches across two parts. */
export function joinSearchText(tool: {
  label: string
  /** Empty for entries that are not searched by category. */
  category: Category | ''
  keywords: readonly string[]
}): string {
  return [tool.label, tool.category, ...tool.keywords].join('\n').toLowerCase()
}

/** Returns whether a query matches the `joinSearchText` of a tool. An empty query matches every tool. */
export function matchesSearch(text: string, query: string): boolean {
  return text.includes(query.trim().toLowerCase())
}

/**
 * Ranks a match by the tool's `joinSearchText`, best first: 0 if the label begins with the query, 1 if a word of the label
 * does, 2 if a keyword is the query, 3 if a word of a keyword begins with it, 4 if the query is inside a word or in the
 * category.
 */
export function rankMatch(text: string, query: string): number {
  const [label = '', , ...keywords] = text.split('\n').map(asWords)
  const phrase = asWords(query.trim().toLowerCase())
  if (label.startsWith(phrase)) return 0
  if (label.includes(phrase)) return 1
  if (keywords.includes(phrase)) return 2
  return keywords.some((keyword) => keyword.includes(phrase)) ? 3 : 4
}

/** Returns a text with one space before each word, so that a word that begins with a query contains " query". */
function asWords(text: string): string {
  return ` ${text}`.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
}

/** Returns a sentence for the first order or rank that two tools share, or undefined. */
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
