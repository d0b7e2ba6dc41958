import { keyOf, kindOf, NO_KEY, type NodeKind, type Nodes } from '../text/nodes.ts'
import { BACKSLASH, QUOTE } from '../text/tokens.ts'
import { shortStep } from '../query/syntax.ts'

/** How many there are, and the first of them. */
export interface Tally {
  count: number
  first: number
}

export type Kinds = Partial<Record<NodeKind, Tally>>

/** All values with one path, where every element of an array has the same: `$.items[*].price`. */
export interface Place {
  parent: Place | undefined
  /** The key; undefined for the elements of an array, and for the whole. */
  name: string | undefined
  depth: number
  count: number
  first: number
  bytes: number
  /** The type of the first one, and of all as soon as there are others: a document can have a million places. */
  kind: NodeKind
  kinds: Kinds | undefined
  /** Numbers written without point and exponent. */
  wholes: Tally
  /** What else is counted of them: oddities of numbers, empty texts, repeated keys. */
  counts: Map<string, Tally> | undefined
  /** The object that held the last one: the same again means that its key is repeated. */
  holder: number
  element: Place | undefined
  members: Map<string, Place> | undefined
  /** The member that was looked up last, and the one that followed it the last time: objects of one array mostly have one order. */
  last: Place | undefined
  next: Place | undefined
}

const MOST_STEPS = 20
const LONGEST_NAME = 60

/** The places of a document, found for one value after another in the order of its text. */
export class Places {
  readonly all: Place[] = []
  private readonly nodes: Nodes

  constructor(nodes: Nodes) {
    this.nodes = nodes
  }

  /** The place of a value whose parent is at a place. */
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

  /** Whether a key is written like that of a place's first value; one with escapes is looked up instead. */
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

/** How many values of each type are at a place, and the first of each. */
export function kindsAt({ kind, kinds, count, first }: Place): Kinds {
  return kinds ?? { [kind]: { count, first } }
}

/** The path of a place, without its outer part when that is very deep. */
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
