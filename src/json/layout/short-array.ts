import { childrenOf, NO_KEY, type Nodes } from '../text/nodes.ts'
import { OPEN_ARRAY, OPEN_OBJECT, stringEnd } from '../text/tokens.ts'
import type { LayoutOptions } from './layout-options.ts'
import { withEscapes } from './string-escapes.ts'

/** Maximum length of a line with an array on it, without the comma that follows. */
const MOST_COLUMNS = 80
const TAB_COLUMNS = 4
/** A column needs at most 12 bytes (two `\u` escapes), so a longer token never fits on a line. */
const LONGEST_TOKEN = 12 * MOST_COLUMNS

/** Returns whether an array fits on one line. An array that contains objects or arrays never does. */
export function fitsOneLine(
  nodes: Nodes,
  array: number,
  depth: number,
  { indent, escapes }: LayoutOptions,
): boolean {
  const { bytes, starts, ends, keys, sizes } = nodes
  const key = keys[array] as number
  // Two brackets, and a comma and a space between elements: two columns per element.
  let columns = (indent === 'tab' ? TAB_COLUMNS : Number(indent)) * depth
  columns += 2 * (sizes[array] as number)
  if (key !== NO_KEY) columns += 2 + columnsOf(bytes, key, stringEnd(bytes, key), escapes)
  for (const child of childrenOf(nodes, array)) {
    const start = starts[child] as number
    if (bytes[start] === OPEN_OBJECT || bytes[start] === OPEN_ARRAY) return false
    columns += columnsOf(bytes, start, ends[child] as number, escapes)
    if (columns > MOST_COLUMNS) return false
  }
  return true
}

/** Returns the number of columns of a token: one per code point written. */
function columnsOf(
  bytes: Uint8Array,
  start: number,
  end: number,
  escapes: LayoutOptions['escapes'],
): number {
  if (end - start > LONGEST_TOKEN) return MOST_COLUMNS + 1
  const written = withEscapes(bytes, start, end, escapes) ?? bytes.subarray(start, end)
  let columns = 0
  // In UTF-8 every byte of a character except its first is 10xxxxxx.
  for (const byte of written) if ((byte & 0xc0) !== 0x80) columns++
  return columns
}
