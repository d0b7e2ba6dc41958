import { union } from '../sets.ts'

/** A page with the selectors that it can use. */
export interface StyledPage {
  path: string
  used: ReadonlySet<string>
}

/**
 * Tools share a style sheet where each gets at most this many bytes more than it uses, about 0.9 KB compressed. A larger limit
 * saves bytes for a visitor of several tools and costs those of one, who are more frequent: a sheet for all text tools has 11 KB
 * where theirs have 8.4 to 8.9.
 */
const MOST_UNUSED_BYTES = 4_500

interface Group<Page> {
  pages: readonly Page[]
  used: ReadonlySet<string>
  /** Bytes of what the tool with the smallest use needs. */
  leastBytes: number
}

/**
 * Groups pages that share a style sheet: a tool with its views, because visitors go from one to another, and then repeatedly
 * the two groups for which that adds least.
 */
export function groupPages<Page extends StyledPage>(
  pages: readonly Page[],
  bytes: ReadonlyMap<string, number>,
): (readonly Page[])[] {
  const sizeOf = (used: ReadonlySet<string>) =>
    [...used].reduce((sum, key) => sum + (bytes.get(key) ?? 0), 0)
  const combine = (a: Group<Page>, b: Group<Page>) => {
    const used = union(a.used, b.used)
    const leastBytes = Math.min(a.leastBytes, b.leastBytes)
    const joined: Group<Page> = { pages: [...a.pages, ...b.pages], used, leastBytes }
    return { joined, parts: [a, b], unused: sizeOf(used) - leastBytes }
  }
  let groups = groupTools(pages, sizeOf)
  for (;;) {
    const best = groups
      .flatMap((a, index) => groups.slice(index + 1).map((b) => combine(a, b)))
      .toSorted((one, other) => one.unused - other.unused)[0]
    if (best === undefined || best.unused > MOST_UNUSED_BYTES) break
    groups = [...groups.filter((group) => !best.parts.includes(group)), best.joined]
  }
  return groups.map((group) => group.pages)
}

function groupTools<Page extends StyledPage>(
  pages: readonly Page[],
  sizeOf: (used: ReadonlySet<string>) => number,
): Group<Page>[] {
  const toolOf = ({ path }: Page) => path.split('/', 3).join('/')
  return [...new Set(pages.map(toolOf))].map((tool) => {
    const own = pages.filter((page) => toolOf(page) === tool)
    const used = new Set(own.flatMap((page) => [...page.used]))
    return { pages: own, used, leastBytes: sizeOf(used) }
  })
}
