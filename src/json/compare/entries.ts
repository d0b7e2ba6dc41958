import type { Classed } from './classes.ts'

/** How a member or element of one document stands to the other document. */
export type EntryState = 0 | 1 | 2 | 3 | 4
/** It is in both, at the same place. */
export const PAIRED = 0
export const REMOVED = 1
export const ADDED = 2
/** It is at another place in the right array. */
export const MOVED_AWAY = 3
/** It is in both, and was at another place in the left array. */
export const MOVED_HERE = 4

/** The members or elements of two containers in the order in which both are shown; -1 where one side has none. */
export class Entries {
  readonly left: number[] = []
  readonly right: number[] = []
  readonly states: EntryState[] = []
  /** Where elements are in their arrays; nothing of members. */
  readonly leftPlaces: number[] = []
  readonly rightPlaces: number[] = []

  /** The last ones of each side, as they are shown. */
  lastLeft = -1
  lastRight = -1

  /** Adds one at the end. */
  add(left: number, right: number, state: EntryState): void {
    this.left.push(left)
    this.right.push(right)
    this.states.push(state)
    if (left >= 0) this.lastLeft = this.states.length - 1
    if (right >= 0) this.lastRight = this.states.length - 1
  }

  /** Adds an element with its places. */
  addElement(pair: [number, number], places: [number, number], state: EntryState): void {
    this.add(...pair, state)
    this.leftPlaces.push(places[0])
    this.rightPlaces.push(places[1])
  }
}

/** The members of two objects by their keys: in the order of the left one, and what only the right one has after what it follows there. */
export function memberEntries(left: Classed, right: Classed, leftNode: number, rightNode: number) {
  const lefts = membersOf(left, leftNode)
  const rights = membersOf(right, rightNode)
  if (haveSameKeys(left, right, lefts, rights)) return pairsOf(lefts, rights)
  const byKey = new Map(rights.map((node) => [right.keys[node], node]))
  const keptKeys = new Set(lefts.map((node) => left.keys[node]))
  const following = new Map<number | undefined, number[]>()
  let last: number | undefined
  for (const node of rights) {
    const key = right.keys[node]
    if (keptKeys.has(key)) last = key
    else append(following, last, node)
  }
  const entries = new Entries()
  const addFollowing = (key: number | undefined) => {
    for (const node of following.get(key) ?? []) entries.add(-1, node, ADDED)
  }
  addFollowing(undefined)
  for (const node of lefts) {
    const key = left.keys[node]
    const partner = byKey.get(key)
    if (partner === undefined) entries.add(node, -1, REMOVED)
    else entries.add(node, partner, PAIRED)
    addFollowing(key)
  }
  return entries
}

/** Elements or members that belong together one by one. */
export function pairsOf(lefts: number[], rights: number[]): Entries {
  const entries = new Entries()
  lefts.forEach((node, at) => entries.addElement([node, rights[at] as number], [at, at], PAIRED))
  return entries
}

/** Adds a number to those listed under a name. */
export function append<Name>(lists: Map<Name, number[]>, name: Name, number: number): void {
  const listed = lists.get(name)
  if (listed === undefined) lists.set(name, [number])
  else listed.push(number)
}

function haveSameKeys(left: Classed, right: Classed, lefts: number[], rights: number[]): boolean {
  if (lefts.length !== rights.length) return false
  return lefts.every((node, at) => left.keys[node] === right.keys[rights[at] as number])
}

function membersOf({ nodes, repeated }: Classed, object: number): number[] {
  const members: number[] = []
  const end = nodes.afters[object] as number
  for (let node = object + 1; node < end; node = nodes.afters[node] as number) {
    if (repeated[node] === 0) members.push(node)
  }
  return members
}

/** The elements of an array. */
export function elementsOf({ nodes }: Classed, array: number): number[] {
  const elements: number[] = []
  const end = nodes.afters[array] as number
  for (let node = array + 1; node < end; node = nodes.afters[node] as number) elements.push(node)
  return elements
}

/** Which elements of two arrays belong together. */
export interface Pairing {
  /** For each element of the left array the place of its partner in the right one, or -1. */
  partners: Int32Array
  /** 1 for those whose order among each other is the same on both sides. */
  still: Uint8Array
}

/** The elements of two arrays as they are paired, what is at its place in order and the others between. */
export function elementEntries(lefts: number[], rights: number[], pairing: Pairing): Entries {
  const { partners, still } = pairing
  const entries = new Entries()
  const sources = new Int32Array(rights.length).fill(-1)
  partners.forEach((place, at) => {
    if (place >= 0) sources[place] = at
  })
  let next = 0
  const addRightsBefore = (end: number) => {
    for (; next < end; next++) {
      const source = sources[next] as number
      const node = rights[next] as number
      if (source < 0) entries.addElement([-1, node], [-1, next], ADDED)
      else entries.addElement([lefts[source] as number, node], [source, next], MOVED_HERE)
    }
  }
  lefts.forEach((node, at) => {
    const place = partners[at] as number
    if (still[at] === 1) {
      addRightsBefore(place)
      entries.addElement([node, rights[place] as number], [at, place], PAIRED)
      next = place + 1
    } else entries.addElement([node, -1], [at, place], place < 0 ? REMOVED : MOVED_AWAY)
  })
  addRightsBefore(rights.length)
  return entries
}
