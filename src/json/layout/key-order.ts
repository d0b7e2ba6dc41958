import { childrenOf, keyOf, type Nodes } from '../text/nodes.ts'
import type { LayoutOptions } from './layout-options.ts'

const ORDERS = {
  'code-unit': byCodeUnit,
  natural: (a: string, b: string) => compareNaturally(a, b) || byCodeUnit(a, b),
}

/** The members of an object in the order of their keys, escapes read. Members of one key keep the order they have. */
export function sortedMembers(
  nodes: Nodes,
  object: number,
  sort: Exclude<LayoutOptions['sort'], 'off'>,
): Iterator<number> {
  const order = ORDERS[sort]
  return Array.from(childrenOf(nodes, object), (node) => ({ node, key: keyOf(nodes, node) ?? '' }))
    .sort((a, b) => order(a.key, b.key))
    .map(({ node }) => node)
    .values()
}

let collator: Intl.Collator | undefined

/** Numbers within keys count as numbers and case does not; the same in every browser's language. */
function compareNaturally(a: string, b: string): number {
  // Made when first asked for: it takes a phone 40 ms, and few documents are sorted.
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(a, b)
}

/** JavaScript compares texts by their UTF-16 code units, which is what RFC 8785 section 3.2.3 asks. */
function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
