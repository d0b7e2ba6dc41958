import { union } from '../sets.ts'

/** A page with the selectors that it can use. */
export interface StyledPage {
  used: ReadonlySet<string>
}

/**
 * Pages share a style sheet where each of them gets at most this many bytes more than it uses, about 600 compressed. A larger
 * limit saves a visitor of several tools bytes and costs a visitor of one, who is more frequent.
 */
const MOST_UNUSED_BYTES = 3_000

interface Group<Page> {
  pages: Page[]
  used: ReadonlySet<string>
  /** Bytes of the selectors that the page with the fewest uses. */
  leastBytes: number
}

/** Groups pages that can share a style sheet: again and again the two groups where that adds least. */
export function groupPages<Page extends StyledPage>(
  pages: readonly Page[],
  bytes: ReadonlyMap<string, number>,
): Page[][] {
  const sizeOf = (used: ReadonlySet<string>) =>
    [...used].reduce((sum, key) => sum + (bytes.get(key) ?? 0), 0)
  let groups: Group<Page>[] = pages.map((page) => ({
    pages: [page],
    used: page.used,
    leastBytes: sizeOf(page.used),
  }))
  for (;;) {
    const best = groups
      .flatMap((a, index) => groups.slice(index + 1).map((b) => join(a, b, sizeOf)))
      .toSorted((one, other) => one.unused - other.unused)[0]
    if (best === undefined || best.unused > MOST_UNUSED_BYTES) break
    groups = [...groups.filter(({ pages: [first] }) => !best.pages.includes(first as Page)), best]
  }
  return groups.map((group) => group.pages)
}

function join<Page>(a: Group<Page>, b: Group<Page>, sizeOf: (used: ReadonlySet<string>) => number) {
  const used = union(new Set(a.used), new Set(b.used))
  const leastBytes = Math.min(a.leastBytes, b.leastBytes)
  return { pages: [...a.pages, ...b.pages], used, leastBytes, unused: sizeOf(used) - leastBytes }
}
