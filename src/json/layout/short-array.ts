import { childrenOf, NO_KEY, type Nodes } from '../text/nodes.ts'
import { OPEN_ARRAY, OPEN_OBJECT, stringEnd } from '../text/tokens.ts'
import type { LayoutOptions } from './layout-options.ts'
import { withEscapes } from './string-escapes.ts'

/** A line with an array on it is at most this long, the comma after it not counted. */
const MOST_COLUMNS = 80
const TAB_COLUMNS = 4
/** Twelve bytes of escapes make at least one column, so that in more no line has room for the token. */
const LONGEST_TOKEN = 12 * MOST_COLUMNS

/** Whether an array can stand on one line: it holds no other and no object, and the line has the columns for it. */
export function fitsOneLine(
  nodes: Nodes,
  array: number,
  depth: number,
  { indent, escapes }: LayoutOptions,
): boolean {
  const { bytes, starts, ends, keys, sizes } = nodes
  const key = keys[array] as number
  // Two brackets, and a comma and a space between elements: two columns for each element.
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

/** One for each character that will be written, of a character beyond 16 bits too. */
function columnsOf(
  bytes: Uint8Array,
  start: number,
  end: number,
  escapes: LayoutOptions['escapes'],
): number {
  if (end - start > LONGEST_TOKEN) return MOST_COLUMNS + 1
  const written = withEscapes(bytes, start, end, escapes) ?? bytes.subarray(start, end)
  let columns = 0
  // In UTF-8 only the first byte of a character is not 10xxxxxx.
  for (const byte of written) if ((byte & 0xc0) !== 0x80) columns++
  return columns
}
