import { stepsTo } from '../text/node-path.ts'
import { childrenOf, keyOf, kindOf, type Nodes } from '../text/nodes.ts'
import type { RowSource } from './converted.ts'

const MOST_SOURCES = 100

/** Finds what can be the rows of a table: the whole document, and arrays and objects of objects outside other arrays. */
export function rowSources(nodes: Nodes): RowSource[] {
  const sources = [asSource(nodes, 0)]
  const waiting = [0]
  for (let at = 0; at < waiting.length && sources.length < MOST_SOURCES; at++) {
    const node = waiting[at] as number
    if (node > 0 && hasRows(nodes, node)) sources.push(asSource(nodes, node))
    else if (kindOf(nodes, node) === 'object')
      for (const child of childrenOf(nodes, node))
        if (isContainer(nodes, child)) waiting.push(child)
  }
  return sources
}

/** Returns the node of the most likely rows: the document itself, or the source with the most rows. */
export function likelySource(nodes: Nodes, sources: readonly RowSource[]): number {
  if (kindOf(nodes, 0) === 'array' || isRecords(nodes, 0)) return 0
  const [first, ...inside] = sources
  return inside.reduce((most, source) => (source.count > most.count ? source : most), {
    ...(first as RowSource),
    count: 0,
  }).node
}

/** Whether an object's members are similar rows, as in {"u1": {"name": …}, "u2": {"name": …}}. */
export function isRecords(nodes: Nodes, node: number): boolean {
  if (kindOf(nodes, node) !== 'object' || sizeOf(nodes, node) < 2) return false
  const first = firstKey(nodes, node + 1)
  const second = firstKey(nodes, nodes.afters[node + 1] as number)
  if (first === undefined || first !== second) return false
  for (const child of childrenOf(nodes, node)) if (kindOf(nodes, child) !== 'object') return false
  return true
}

/** Returns the number of children of a container. */
export function sizeOf({ sizes }: Nodes, node: number): number {
  return sizes[node] as number
}

function asSource(nodes: Nodes, node: number): RowSource {
  const hasOwnRows = node > 0 || kindOf(nodes, 0) === 'array' || isRecords(nodes, 0)
  return {
    node,
    path: stepsTo(nodes, node).join('.'),
    count: hasOwnRows ? sizeOf(nodes, node) : 1,
  }
}

function hasRows(nodes: Nodes, node: number): boolean {
  if (kindOf(nodes, node) !== 'array') return isRecords(nodes, node)
  return sizeOf(nodes, node) > 0 && isContainer(nodes, node + 1)
}

function isContainer(nodes: Nodes, node: number): boolean {
  return ['object', 'array'].includes(kindOf(nodes, node))
}

function firstKey(nodes: Nodes, node: number): string | undefined {
  return kindOf(nodes, node) === 'object' && sizeOf(nodes, node) > 0
    ? keyOf(nodes, node + 1)
    : undefined
}
