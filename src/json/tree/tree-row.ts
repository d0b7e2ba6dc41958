import { kindOf, NO_KEY, type Nodes } from '../text/nodes.ts'
import { BACKSLASH, QUOTE, stringEnd } from '../text/tokens.ts'
import type { Outline } from './outline.ts'
import type { TreeRow } from './tree-state.ts'

/** A row has no space for a longer value or key. */
const MOST_VALUE_BYTES = 120
const MOST_KEY_BYTES = 48
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Returns the rows from `from` up to, but not including, `to`, or up to the last row. */
export function rowsBetween(outline: Outline, from: number, to: number): TreeRow[] {
  const end = Math.min(to, outline.rowCount)
  const rows: TreeRow[] = []
  for (let row = from; row < end; row++) rows.push(rowOf(outline, outline.nodeAt(row)))
  return rows
}

function rowOf(outline: Outline, node: number): TreeRow {
  const { nodes } = outline
  const { starts, ends, parents, sizes, keys, bytes } = nodes
  const [start, end] = [starts[node] as number, ends[node] as number]
  const kind = kindOf(nodes, node)
  const holds = kind === 'object' || kind === 'array'
  const isCut = kind === 'string' && end - start > MOST_VALUE_BYTES
  const key = keys[node] as number
  return {
    node,
    kind,
    depth: outline.depths[node] as number,
    place: (outline.places[node] as number) + 1,
    siblings: node === 0 ? 1 : (sizes[parents[node] as number] as number),
    key: key === NO_KEY ? undefined : beginning(bytes, key, stringEnd(bytes, key), MOST_KEY_BYTES),
    text: holds ? '' : beginning(bytes, start, end, MOST_VALUE_BYTES),
    cutLength: isCut ? stringLength(nodes, node) : undefined,
    size: sizes[node] as number,
    bytes: end - start,
    state: stateOf(outline, node),
  }
}

function stateOf(outline: Outline, node: number): TreeRow['state'] {
  if (!outline.canOpen(node)) return 'leaf'
  return outline.isOpen(node) ? 'open' : 'folded'
}

/** Returns the source text of a token. Truncates a long one after the last whole character or escape that fits. */
function beginning(bytes: Uint8Array, start: number, end: number, most: number): string {
  if (end - start <= most) return decoder.decode(bytes.subarray(start, end))
  let at = start + 1
  for (let next = at; next <= start + most; next = unitEnd(bytes, next)) at = next
  return `${decoder.decode(bytes.subarray(start, at))}…`
}

/** Returns the length of a decoded string in code points. */
function stringLength({ bytes, starts, ends }: Nodes, node: number): number {
  const end = (ends[node] as number) - 1
  let count = 0
  for (let at = (starts[node] as number) + 1; at < end; at = unitEnd(bytes, at)) count++
  return count
}

/** Returns the offset after the character or escape at an offset. */
function unitEnd(bytes: Uint8Array, start: number): number {
  if (bytes[start] === BACKSLASH) return escapeEnd(bytes, start)
  let at = start + 1
  while (((bytes[at] ?? QUOTE) & 0xc0) === 0x80) at++
  return at
}

/** Returns the offset after an escape. An escaped surrogate pair counts as one escape. */
function escapeEnd(bytes: Uint8Array, start: number): number {
  const escape = decoder.decode(bytes.subarray(start, start + 12))
  const [first = '\\"'] =
    /^\\u[dD][89abAB]..\\u[dD][c-fC-F]../.exec(escape) ?? /^\\(?:u....|.)/.exec(escape) ?? []
  return start + first.length
}
