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
  bytes: number
  /** Bytes of what the tool with the smallest use needs. */
  leastBytes: number
}

/** Two groups, and the bytes that sharing a sheet adds to the tool with the smallest use. */
interface Pair<Page> {
  parts: readonly [Group<Page>, Group<Page>]
  unused: number
}

/**
 * Groups pages that share a style sheet: a tool with its views, because visitors go from one to another, and then repeatedly
 * the two groups for which that adds least.
 */
export function groupPages<Page extends StyledPage>(
  pages: readonly Page[],
  bytes: ReadonlyMap<string, number>,
): (readonly Page[])[] {
  const sizeOf = (used: Iterable<string>) =>
    [...used].reduce((sum, key) => sum + (bytes.get(key) ?? 0), 0)
  const pairOf = (a: Group<Page>, b: Group<Page>): Pair<Page> => {
    const added = [...b.used].filter((key) => !a.used.has(key))
    const leastBytes = Math.min(a.leastBytes, b.leastBytes)
    return { parts: [a, b], unused: a.bytes + sizeOf(added) - leastBytes }
  }
  let groups = joinEqual(groupTools(pages, sizeOf))
  // The costs are kept: calculating all of them after each join takes cubic time.
  let pairs = groups.flatMap((a, index) => groups.slice(index + 1).map((b) => pairOf(a, b)))
  for (;;) {
    const best = pairs.reduce<Pair<Page> | undefined>(
      (least, pair) => (least && least.unused <= pair.unused ? least : pair),
      undefined,
    )
    if (best === undefined || best.unused > MOST_UNUSED_BYTES) break
    const joined = join(best.parts, sizeOf)
    groups = groups.filter((group) => !best.parts.includes(group))
    pairs = pairs.filter(({ parts }) => !parts.some((part) => best.parts.includes(part)))
    pairs.push(...groups.map((group) => pairOf(group, joined)))
    groups.push(joined)
  }
  return groups.map((group) => group.pages)
}

function join<Page>(
  [a, b]: readonly [Group<Page>, Group<Page>],
  sizeOf: (used: Iterable<string>) => number,
): Group<Page> {
  const used = new Set([...a.used, ...b.used])
  const leastBytes = Math.min(a.leastBytes, b.leastBytes)
  return { pages: [...a.pages, ...b.pages], used, bytes: sizeOf(used), leastBytes }
}

/** Joins groups that use the same, such as most posts, so that their number does not matter. */
function joinEqual<Page>(groups: readonly Group<Page>[]): Group<Page>[] {
  const byUse = new Map<string, Group<Page>>()
  for (const group of groups) {
    const key = [...group.used].toSorted().join('\n')
    const equal = byUse.get(key)
    byUse.set(key, equal ? { ...equal, pages: [...equal.pages, ...group.pages] } : group)
  }
  return [...byUse.values()]
}

function groupTools<Page extends StyledPage>(
  pages: readonly Page[],
  sizeOf: (used: Iterable<string>) => number,
): Group<Page>[] {
  const toolOf = ({ path }: Page) => path.split('/', 3).join('/')
  return [...new Set(pages.map(toolOf))].map((tool) => {
    const own = pages.filter((page) => toolOf(page) === tool)
    const used = new Set(own.flatMap((page) => [...page.used]))
    const bytes = sizeOf(used)
    return { pages: own, used, bytes, leastBytes: bytes }
  })
}
