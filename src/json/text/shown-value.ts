import { withoutEnd } from '@/lib/without-end.ts'

import { textOf, type Nodes } from './nodes.ts'

const LONGEST_SHOWN = 300

/** Returns a value on one line as written, or its beginning. */
export function shown(nodes: Nodes, node: number): string {
  const [start, end] = [nodes.starts[node] as number, nodes.ends[node] as number]
  if (end - start <= LONGEST_SHOWN) return textOf(nodes, node).replace(/\n\s*/g, ' ')
  // No more is decoded than is shown.
  const opening = new TextDecoder().decode(nodes.bytes.subarray(start, start + LONGEST_SHOWN))
  return `${withoutEnd(opening, '\uFFFD').replace(/\n\s*/g, ' ')}…`
}
