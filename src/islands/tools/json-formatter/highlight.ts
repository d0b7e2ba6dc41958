/** A token of a line, with the kind that sets its colour. */
export interface Stretch {
  kind: 'key' | 'string' | 'number' | 'word' | 'plain'
  text: string
}

/** A key is a string before a colon. Unclosed strings do not match, because a chunk can end inside a string. */
const TOKEN =
  /(?<key>"(?:[^"\\]|\\.)*"(?=:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d[\d.eE+-]*)|(?<word>true|false|null)/g

/** Splits a line of formatted JSON into coloured tokens. Joined together, they equal the line. */
export function stretches(line: string): Stretch[] {
  const found: Stretch[] = []
  let end = 0
  for (const match of line.matchAll(TOKEN)) {
    if (match.index > end) found.push({ kind: 'plain', text: line.slice(end, match.index) })
    found.push({ kind: kindOf(match.groups), text: match[0] })
    end = match.index + match[0].length
  }
  if (end < line.length) found.push({ kind: 'plain', text: line.slice(end) })
  return found
}

function kindOf(groups: Record<string, string | undefined> | undefined): Stretch['kind'] {
  if (groups?.['key'] !== undefined) return 'key'
  if (groups?.['string'] !== undefined) return 'string'
  return groups?.['number'] === undefined ? 'word' : 'number'
}
