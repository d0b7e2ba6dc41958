import { childrenOf, keyOf, kindOf, NO_KEY, type Nodes } from '../text/nodes.ts'
import { scanJson } from '../text/scanner.ts'
import { BACKSLASH, QUOTE } from '../text/tokens.ts'
import type { NameSelector } from './syntax.ts'

/** The values of a document that a query sees: of members with the same key only the last, as in JSON parsers. */
export interface SeenNodes {
  nodes: Nodes
  /** 1 for each member replaced by a later one with the same key; undefined when no key repeats. */
  replaced: Uint8Array | undefined
}

/** Finds the values that a query sees in a document. */
export function seenOf(nodes: Nodes): SeenNodes {
  const hasRepeatedKeys = scanJson(nodes.bytes).duplicates.count > 0
  return { nodes, replaced: hasRepeatedKeys ? replacedIn(nodes) : undefined }
}

/** Yields the visible children of an object or array in order. */
export function* seenChildren({ nodes, replaced }: SeenNodes, node: number): Generator<number> {
  const end = nodes.afters[node] as number
  for (let child = node + 1; child < end; child = nodes.afters[child] as number)
    if (replaced?.[child] !== 1) yield child
}

/** Counts the visible children of an object or array. */
export function seenCount(seen: SeenNodes, node: number): number {
  if (seen.replaced === undefined) return seen.nodes.sizes[node] as number
  return [...seenChildren(seen, node)].length
}

/** Returns the member with this name; undefined without one or when the value is not an object. */
export function memberOf({ nodes }: SeenNodes, node: number, name: NameSelector) {
  const { afters, keys } = nodes
  const end = afters[node] as number
  let found: number | undefined
  for (let child = node + 1; child < end; child = afters[child] as number) {
    if (keys[child] === NO_KEY) return undefined
    if (hasName(nodes, child, name)) found = child
  }
  return found
}

/** Returns the element at an index from 0; undefined without one or when the value is not an array. */
export function elementOf({ nodes }: SeenNodes, node: number, place: number): number | undefined {
  const count = nodes.sizes[node] as number
  if (place < 0 || place >= count || kindOf(nodes, node) !== 'array') return undefined
  const { afters } = nodes
  // In an array of scalars every value takes one row.
  if ((afters[node] as number) === node + 1 + count) return node + 1 + place
  let child = node + 1
  for (let passed = 0; passed < place; passed++) child = afters[child] as number
  return child
}

/** Returns the visible children of an object or array by key or index. */
export function keyed(seen: SeenNodes, node: number): Map<string | number, number> {
  const children = new Map<string | number, number>()
  for (const child of seenChildren(seen, node))
    children.set(keyOf(seen.nodes, child) ?? children.size, child)
  return children
}

function hasName(nodes: Nodes, child: number, { name, bytes: wanted }: NameSelector): boolean {
  const { bytes, keys } = nodes
  const start = (keys[child] as number) + 1
  for (let at = 0; at < wanted.length; at++) {
    const byte = bytes[start + at]
    // An escape can mean the same character.
    if (byte === BACKSLASH) return keyOf(nodes, child) === name
    if (byte !== wanted[at]) return false
  }
  const next = bytes[start + wanted.length]
  // A key that continues with an escape is longer: every escape means a character.
  return next === QUOTE
}

function replacedIn(nodes: Nodes): Uint8Array {
  const replaced = new Uint8Array(nodes.count)
  for (let node = 0; node < nodes.count; node++) {
    if ((nodes.sizes[node] as number) < 2 || kindOf(nodes, node) !== 'object') continue
    const last = new Map<string | undefined, number>()
    for (const child of childrenOf(nodes, node)) {
      const key = keyOf(nodes, child)
      const before = last.get(key)
      if (before !== undefined) replaced[before] = 1
      last.set(key, child)
    }
  }
  return replaced
}
