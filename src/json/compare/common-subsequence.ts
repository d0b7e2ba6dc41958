import { append } from './entries.ts'
import { longestRise } from './longest-rise.ts'
import { shortestEdit } from './shortest-edit.ts'

/** Steps that may be spent on finding the longest; at about a nanosecond each. */
const MOST_STEPS = 40_000_000

/**
 * For each number of `left` the place in `right` of the one it is kept as, or -1: a common subsequence of both. It is the longest
 * one wherever that is found within a bounded number of steps. Beyond that, numbers that occur once on either side are kept first,
 * as in patience diff, and of the others each is paired with its own occurrence, the second with the second.
 */
export function commonSubsequence(left: Int32Array, right: Int32Array): Int32Array {
  const kept = new Int32Array(left.length).fill(-1)
  const shared = sharedPlaces(left, right)
  const budget = { steps: MOST_STEPS }
  keepIn(new Gap(left, right, shared.left, shared.right), kept, budget)
  return kept
}

/** Places of two sequences between which nothing is kept yet, without what only one of them has. */
class Gap {
  readonly left: Int32Array
  readonly right: Int32Array
  readonly lefts: Int32Array
  readonly rights: Int32Array

  constructor(left: Int32Array, right: Int32Array, lefts: Int32Array, rights: Int32Array) {
    this.left = left
    this.right = right
    this.lefts = lefts
    this.rights = rights
  }

  numbers(): [Int32Array, Int32Array] {
    return [
      this.lefts.map((place) => this.left[place] as number),
      this.rights.map((place) => this.right[place] as number),
    ]
  }

  part(from: [number, number], to: [number, number]): Gap {
    const lefts = this.lefts.subarray(from[0], to[0])
    return new Gap(this.left, this.right, lefts, this.rights.subarray(from[1], to[1]))
  }
}

function keepIn(gap: Gap, kept: Int32Array, budget: { steps: number }): void {
  const [left, right] = gap.numbers()
  const keep = ([a, b]: readonly [number, number]) => {
    kept[gap.lefts[a] as number] = gap.rights[b] as number
  }
  const shortest = shortestEdit(left, right, budget)
  if (shortest !== undefined) return shortest.forEach(keep)
  const anchors = pairsInOrder(left, onceEach(left, right))
  let from: [number, number] = [0, 0]
  for (const anchor of [...anchors, [left.length, right.length] as const]) {
    const part = gap.part(from, [anchor[0], anchor[1]])
    const [partLeft, partRight] = part.numbers()
    const pairs =
      shortestEdit(partLeft, partRight, budget) ??
      pairsInOrder(partLeft, occurrences(partLeft, partRight))
    for (const [a, b] of pairs) kept[part.lefts[a] as number] = part.rights[b] as number
    if (anchor[0] < left.length) keep(anchor)
    from = [anchor[0] + 1, anchor[1] + 1]
  }
}

/** The longest row of pairs that ascend on both sides, of candidates with their left places ascending. */
function pairsInOrder(left: Int32Array, partner: Int32Array) {
  const lefts = left.map((_, place) => place).filter((place) => (partner[place] as number) >= 0)
  const rights = lefts.map((place) => partner[place] as number)
  return longestRise(rights).map((at) => [lefts[at] as number, rights[at] as number] as const)
}

/** The right place of each left number that occurs once on either side, else -1. */
function onceEach(left: Int32Array, right: Int32Array): Int32Array {
  const [inLeft, inRight] = [counts(left), counts(right)]
  const places = new Map(Array.from(right, (number, place) => [number, place]))
  return left.map((number) =>
    inLeft.get(number) === 1 && inRight.get(number) === 1 ? (places.get(number) ?? -1) : -1,
  )
}

/** The right place of the same occurrence of each left number, else -1. */
function occurrences(left: Int32Array, right: Int32Array): Int32Array {
  const places = new Map<number, number[]>()
  for (let place = right.length - 1; place >= 0; place--) {
    append(places, right[place] as number, place)
  }
  return left.map((number) => places.get(number)?.pop() ?? -1)
}

function sharedPlaces(left: Int32Array, right: Int32Array) {
  const [inLeft, inRight] = [new Set(left), new Set(right)]
  const places = (numbers: Int32Array, other: Set<number>) =>
    numbers.map((_, place) => place).filter((place) => other.has(numbers[place] as number))
  return { left: places(left, inRight), right: places(right, inLeft) }
}

function counts(numbers: Int32Array): Map<number, number> {
  const found = new Map<number, number>()
  for (const number of numbers) found.set(number, (found.get(number) ?? 0) + 1)
  return found
}
