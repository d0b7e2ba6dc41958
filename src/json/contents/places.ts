import { keyOf, kindOf, NO_KEY, type NodeKind, type Nodes } from '../text/nodes.ts'
import { BACKSLASH, QUOTE } from '../text/tokens.ts'
import { shortStep } from '../query/syntax.ts'

/** A count, and the first node counted. */
export interface Tally {
  count: number
  first: number
}

export type Kinds = Partial<Record<NodeKind, Tally>>

/** All values with the same path, with array elements combined: `$.items[*].price`. */
export interface Place {
  parent: Place | undefined
  /** The key; undefined for array elements and the root. */
  name: string | undefined
  depth: number
  count: number
  first: number
  bytes: number
  /** The type of the first value. `kinds` is created only for mixed types, because a document can have a million paths. */
  kind: NodeKind
  kinds: Kinds | undefined
  /** Numbers without a decimal point or exponent. */
  wholes: Tally
  /** Tallies of unusual numbers, empty strings and repeated keys. */
  counts: Map<string, Tally> | undefined
  /** The parent of the last value. A second value with the same parent means a repeated key. */
  holder: number
  element: Place | undefined
  members: Map<string, Place> | undefined
  /** The member found last, and the member that followed it last time. Objects in an array usually share one key order. */
  last: Place | undefined
  next: Place | undefined
}

const MOST_STEPS = 20
const LONGEST_NAME = 60

/** Groups the values of a document by path. Values must come in document order. */
export class Places {
  readonly all: Place[] = []
  private readonly nodes: Nodes

  constructor(nodes: Nodes) {
    this.nodes = nodes
  }

  /** Returns the place of a value, given the place of its parent. */
  placeOf(node: number, parent: Place | undefined): Place {
    if (parent === undefined) return this.add(node, undefined, undefined)
    if (this.nodes.keys[node] === NO_KEY)
      return (parent.element ??= this.add(node, parent, undefined))
    const guess = parent.last?.next
    const place = guess && this.hasSameKey(guess, node) ? guess : this.memberOf(node, parent)
    if (parent.last !== undefined) parent.last.next = place
    parent.last = place
    return place
  }

  private memberOf(node: number, parent: Place): Place {
    const name = keyOf(this.nodes, node) as string
    const members = (parent.members ??= new Map())
    let place = members.get(name)
    if (place === undefined) members.set(name, (place = this.add(node, parent, name)))
    return place
  }

  /**
   * Returns whether a key has the same spelling as a place's first key. False for keys with escapes, which need a lookup.
   */
  private hasSameKey({ first }: Place, node: number): boolean {
    const { bytes, keys } = this.nodes
    const one = keys[node] as number
    const other = keys[first] as number
    for (let at = 1; ; at++) {
      const byte = bytes[one + at]
      if (byte !== bytes[other + at] || byte === BACKSLASH) return false
      if (byte === QUOTE) return true
    }
  }

  private add(node: number, parent: Place | undefined, name: string | undefined): Place {
    const place: Place = {
      parent,
      name,
      depth: parent === undefined ? 0 : parent.depth + 1,
      count: 0,
      first: node,
      bytes: 0,
      kind: kindOf(this.nodes, node),
      kinds: undefined,
      wholes: { count: 0, first: node },
      counts: undefined,
      holder: -1,
      element: undefined,
      members: undefined,
      last: undefined,
      next: undefined,
    }
    this.all.push(place)
    return place
  }
}

/** Returns the tally of each type at a path. */
export function kindsAt({ kind, kinds, count, first }: Place): Kinds {
  return kinds ?? { [kind]: { count, first } }
}

/** Returns the path of a place. Omits the outer steps of a very deep path. */
export function pathOf(place: Place): string {
  let path = ''
  let at = place
  for (let steps = 0; at.parent !== undefined; at = at.parent) {
    if (steps++ === MOST_STEPS) return `…${path}`
    path = stepOf(at) + path
  }
  return `$${path}`
}

function stepOf({ name }: Place): string {
  if (name === undefined) return '[*]'
  const isLong = name.length > LONGEST_NAME
  return shortStep(isLong ? `${name.slice(0, LONGEST_NAME).toWellFormed()}…` : name)
}
