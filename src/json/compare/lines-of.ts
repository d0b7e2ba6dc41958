import { NO_KEY, type Nodes } from '../text/nodes.ts'
import type { Classed } from './classes.ts'

/** A stretch of bytes of a document. */
export type Span = readonly [start: number, end: number]

/** A line of a laid-out value. */
export interface Line {
  span: Span
  /** How deep in the value. */
  depth: number
  hasComma: boolean
}

/** The lines of a value, its key before the first; members whose key comes again are left out. */
export function* linesOf(document: Classed, root: number, hasComma: boolean): Generator<Line> {
  const { nodes, repeated } = document
  const open: number[] = []
  const first = (node: number) => {
    while (repeated[node] === 1) node = nodes.afters[node] as number
    return node
  }
  let node = root
  for (;;) {
    if (nodes.sizes[node] !== 0) {
      yield { span: openLine(nodes, node), depth: open.length, hasComma: false }
      open.push(node)
      node = first(node + 1)
      continue
    }
    yield { span: spanOf(nodes, node), depth: open.length, hasComma: hasNext(node) }
    while (node !== root && !hasNext(node)) {
      node = open.pop() as number
      yield { span: closeLine(nodes, node), depth: open.length, hasComma: hasNext(node) }
    }
    if (node === root) return
    node = first(nodes.afters[node] as number)
  }

  function hasNext(at: number): boolean {
    if (at === root) return hasComma
    // The last member of an object has no later one with its key.
    return (nodes.afters[at] as number) < (nodes.afters[nodes.parents[at] as number] as number)
  }
}

/** A value on one line, with its key. */
export function spanOf(nodes: Nodes, node: number): Span {
  return [beginOf(nodes, node), nodes.ends[node] as number]
}

/** The first line of an object or array, with its key. */
export function openLine(nodes: Nodes, node: number): Span {
  return [beginOf(nodes, node), (nodes.starts[node] as number) + 1]
}

/** The last line of an object or array. */
export function closeLine(nodes: Nodes, node: number): Span {
  const end = nodes.ends[node] as number
  return [end - 1, end]
}

function beginOf({ keys, starts }: Nodes, node: number): number {
  const key = keys[node] as number
  return key === NO_KEY ? (starts[node] as number) : key
}
