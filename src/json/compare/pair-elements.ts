import { kindOf } from '../text/nodes.ts'
import { isObjectAt, type Classed, type ValueClasses } from './classes.ts'
import { append, commonSubsequence, longestIncreasing } from '@/difference/common-subsequence.ts'
import type { Pairing } from './entries.ts'
import { pairSimilar, type Arrays } from './pair-similar.ts'

/** Why a key does not identify the elements of an array. */
export type KeyProblem = 'missing' | 'repeated'

/**
 * Pairs the elements of two arrays by value: equal ones in the same order are unmoved, other equal ones are moved, and similar
 * ones between two unmoved elements are changed.
 */
export function pairByPosition(arrays: Arrays, classes: ValueClasses): Pairing {
  const leftValues = valuesOf(arrays.left, arrays.lefts)
  const rightValues = valuesOf(arrays.right, arrays.rights)
  const partners = commonSubsequence(leftValues, rightValues, classes.budget)
  const still = Uint8Array.from(partners, (place) => (place >= 0 ? 1 : 0))
  const taken = new Uint8Array(rightValues.length)
  for (const place of partners) if (place >= 0) taken[place] = 1
  pairMoved(leftValues, rightValues, partners, taken)
  let [leftStart, rightStart] = [0, 0]
  for (let at = 0; at <= partners.length; at++) {
    if (at < partners.length && still[at] === 0) continue
    const rightEnd = at < partners.length ? (partners[at] as number) : taken.length
    const lefts = freePlaces(leftStart, at, (place) => (partners[place] as number) < 0)
    const rights = freePlaces(rightStart, rightEnd, (place) => taken[place] === 0)
    for (const [a, b] of pairSimilar(arrays, lefts, rights, classes)) {
      partners[a] = b
      still[a] = 1
    }
    leftStart = at + 1
    rightStart = rightEnd + 1
  }
  return { partners, still }
}

/** Pairs the objects in two arrays by the value of a member, or returns why that is impossible. */
export function pairByKey(
  { left, right, lefts, rights }: Arrays,
  key: number,
): Pairing | KeyProblem {
  const leftNames = namesOf(left, lefts, key)
  const rightNames = namesOf(right, rights, key)
  if (typeof leftNames === 'string') return leftNames
  if (typeof rightNames === 'string') return rightNames
  const partners = new Int32Array(lefts.length).fill(-1)
  for (const [name, at] of leftNames) partners[at] = rightNames.get(name) ?? -1
  const paired = Int32Array.from(partners.keys()).filter((at) => (partners[at] as number) >= 0)
  const still = new Uint8Array(lefts.length)
  const places = paired.map((at) => partners[at] as number)
  for (const at of longestIncreasing(places)) still[paired[at] as number] = 1
  return { partners, still }
}

/** Returns the index of each element by its identifying value. */
function namesOf(
  document: Classed,
  elements: number[],
  key: number,
): Map<number, number> | KeyProblem {
  const { nodes, keys, values, repeated } = document
  const names = new Map<number, number>()
  for (const [place, element] of elements.entries()) {
    if (!isObjectAt(nodes, element)) return 'missing'
    let name: number | undefined
    const end = nodes.afters[element] as number
    for (let node = element + 1; node < end; node = nodes.afters[node] as number) {
      if (keys[node] === key && repeated[node] === 0) name = values[node]
    }
    if (name === undefined) return 'missing'
    if (names.has(name)) return 'repeated'
    names.set(name, place)
  }
  return names
}

/** Pairs the remaining equal elements in order: the first on the left with the first on the right, and so on. */
function pairMoved(
  left: Int32Array,
  right: Int32Array,
  partners: Int32Array,
  taken: Uint8Array,
): void {
  const places = new Map<number, number[]>()
  for (let place = right.length - 1; place >= 0; place--) {
    if (taken[place] === 1) continue
    append(places, right[place] as number, place)
  }
  for (let at = 0; at < left.length; at++) {
    if ((partners[at] as number) >= 0) continue
    const place = places.get(left[at] as number)?.pop()
    if (place === undefined) continue
    partners[at] = place
    taken[place] = 1
  }
}

function freePlaces(start: number, end: number, isFree: (place: number) => boolean): number[] {
  const places: number[] = []
  for (let place = start; place < end; place++) if (isFree(place)) places.push(place)
  return places
}

function valuesOf({ values }: Classed, elements: number[]): Int32Array {
  return Int32Array.from(elements, (node) => values[node] as number)
}

/** Whether an array contains an object, so that a key could identify its elements. */
export function holdsObjects({ nodes }: Classed, elements: number[]): boolean {
  return elements.some((node) => kindOf(nodes, node) === 'object')
}
