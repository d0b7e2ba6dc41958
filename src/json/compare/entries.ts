import { append } from '@/difference/common-subsequence.ts'

import type { Classed } from './classes.ts'

/** How a member or element differs between the documents. */
export type EntryState = 0 | 1 | 2 | 3 | 4
/** In both, at the same position. */
export const PAIRED = 0
export const REMOVED = 1
export const ADDED = 2
/** At a different position in the right array. */
export const MOVED_AWAY = 3
/** In both, at a different position in the left array. */
export const MOVED_HERE = 4

/** The members or elements of two containers in display order; -1 where one side has none. */
export class Entries {
  readonly left: number[] = []
  readonly right: number[] = []
  readonly states: EntryState[] = []
  /** The indices of elements in their arrays; empty for members. */
  readonly leftPlaces: number[] = []
  readonly rightPlaces: number[] = []

  /** The last entry of each side in display order. */
  lastLeft = -1
  lastRight = -1

  /** Appends an entry. */
  add(left: number, right: number, state: EntryState): void {
    this.left.push(left)
    this.right.push(right)
    this.states.push(state)
    if (left >= 0) this.lastLeft = this.states.length - 1
    if (right >= 0) this.lastRight = this.states.length - 1
  }

  /** Appends an element with its array indices. */
  addElement(pair: [number, number], places: [number, number], state: EntryState): void {
    this.add(...pair, state)
    this.leftPlaces.push(places[0])
    this.rightPlaces.push(places[1])
  }
}

/**
 * Matches the members of two objects by key: in the order of the left one, each added member after the one it follows on the
 * right.
 */
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

/** Pairs elements or members in order. */
export function pairsOf(lefts: number[], rights: number[]): Entries {
  const entries = new Entries()
  lefts.forEach((node, at) => entries.addElement([node, rights[at] as number], [at, at], PAIRED))
  return entries
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

/** Returns the elements of an array. */
export function elementsOf({ nodes }: Classed, array: number): number[] {
  const elements: number[] = []
  const end = nodes.afters[array] as number
  for (let node = array + 1; node < end; node = nodes.afters[node] as number) elements.push(node)
  return elements
}

/** The matching of the elements of two arrays. */
export interface Pairing {
  /** For each element of the left array the index of its partner in the right one, or -1. */
  partners: Int32Array
  /** 1 for elements whose relative order is the same on both sides. */
  still: Uint8Array
}

/** Lists the elements of two paired arrays in display order: unmoved ones in order, the others between them. */
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
