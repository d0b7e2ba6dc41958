import { childrenOf, NO_KEY, type Nodes } from '../engine/nodes.ts'
import { OPEN_ARRAY, OPEN_OBJECT, stringEnd } from '../engine/tokens.ts'
import type { LayoutOptions } from './layout-options.ts'

/** A line with an array on it is at most this long, the comma after it not counted. */
const MOST_COLUMNS = 80
const TAB_COLUMNS = 4
const ESCAPE_COLUMNS = 6

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

/** One for each character, or what its escapes will take. Escapes that will be taken away still count. */
function columnsOf(
  bytes: Uint8Array,
  start: number,
  end: number,
  escapes: LayoutOptions['escapes'],
): number {
  // A longer token does not fit, whatever it is.
  const last = Math.min(end, start + 4 * MOST_COLUMNS + 4)
  let columns = 0
  for (let at = start; at < last; at++) columns += columnsOfByte(bytes[at] as number, escapes)
  return columns
}

/** In UTF-8 only the first byte of a character is not 10xxxxxx, and a character of four bytes is two UTF-16 units. */
function columnsOfByte(byte: number, escapes: LayoutOptions['escapes']): number {
  if ((byte & 0xc0) === 0x80) return 0
  if (byte < 0x80 || escapes !== 'escape') return 1
  return byte >= 0xf0 ? 2 * ESCAPE_COLUMNS : ESCAPE_COLUMNS
}
