/**
 * Returns the names of the capturing groups of a valid pattern in their order, with an empty text for a group without a name.
 * Character classes are nested with the flag `v`.
 */
export function groupNames(pattern: string, flags: string): string[] {
  const isNested = flags.includes('v')
  const names: string[] = []
  let depth = 0
  for (const [token] of pattern.matchAll(/\\[^]|\((?!\?)|\(\?<(?![=!])[^>]*>|[[\]]/g)) {
    if (token === '[') depth = isNested ? depth + 1 : 1
    else if (token === ']') depth = Math.max(0, depth - 1)
    else if (token.startsWith('(') && depth === 0) names.push(token.slice(3, -1))
  }
  return names
}
