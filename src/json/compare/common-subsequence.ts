import { append } from './entries.ts'

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

/** The places of a longest strictly rising subsequence of numbers, by patience sorting: n log n steps. */
export function longestRise(numbers: Int32Array): number[] {
  /** For each length the place at which the rise of that length with the smallest end ends. */
  const ends: number[] = []
  const before = new Int32Array(numbers.length)
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((numbers[ends[middle] as number] as number) < number) low = middle + 1
      else high = middle
    }
    before[at] = low > 0 ? (ends[low - 1] as number) : -1
    ends[low] = at
  }
  const rise: number[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] as number) rise.push(at)
  return rise.reverse()
}

/** More differences than this are not looked for: what is remembered of each step grows with them. */
const MOST_DIFFERENCES = 2_000

/**
 * The pairs of places of a longest common subsequence, by E. W. Myers, "An O(ND) Difference Algorithm" (Algorithmica 1986).
 * What it costs is taken off the budget; undefined when that, or the number of differences, does not suffice.
 */
export function shortestEdit(
  left: Int32Array,
  right: Int32Array,
  budget: { steps: number },
): [number, number][] | undefined {
  const pairs: [number, number][] = []
  let start = 0
  let [leftEnd, rightEnd] = [left.length, right.length]
  while (start < leftEnd && start < rightEnd && left[start] === right[start]) {
    pairs.push([start, start])
    start++
  }
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd--
    rightEnd--
  }
  const middle = search(left.subarray(start, leftEnd), right.subarray(start, rightEnd), budget)
  if (middle === undefined) return undefined
  for (const [a, b] of middle) pairs.push([a + start, b + start])
  for (let a = leftEnd, b = rightEnd; a < left.length; a++, b++) pairs.push([a, b])
  return pairs
}

/** For each number of differences how far each diagonal was reached with one less. */
type Trace = Int32Array[]

function search(
  left: Int32Array,
  right: Int32Array,
  budget: { steps: number },
): [number, number][] | undefined {
  if (left.length === 0 || right.length === 0) return []
  const most = Math.min(left.length + right.length, MOST_DIFFERENCES)
  const middle = most + 1
  /** How far in `left` each diagonal is reached. */
  const reach = new Int32Array(2 * most + 3)
  const trace: Trace = []
  for (let differences = 0; differences <= most; differences++) {
    // Only these diagonals can have been reached.
    trace.push(reach.slice(middle - differences, middle + differences + 1))
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const at = middle + diagonal
      const isDown = isDownwards(reach, at, diagonal, differences)
      let a = isDown ? (reach[at + 1] as number) : (reach[at - 1] as number) + 1
      const from = a
      while (a < left.length && a - diagonal < right.length && left[a] === right[a - diagonal]) a++
      reach[at] = a
      budget.steps -= 1 + a - from
      if (a >= left.length && a - diagonal >= right.length)
        return tracePairs(trace, left.length, right.length)
    }
    if (budget.steps < 0) return undefined
  }
  return undefined
}

/** Whether the furthest way to a diagonal comes from the one above, by taking one more of `right`. */
function isDownwards(reach: Int32Array, at: number, diagonal: number, differences: number) {
  if (diagonal === -differences) return true
  return diagonal !== differences && (reach[at - 1] as number) < (reach[at + 1] as number)
}

function tracePairs(trace: Trace, leftEnd: number, rightEnd: number): [number, number][] {
  const pairs: [number, number][] = []
  let [a, b] = [leftEnd, rightEnd]
  for (let differences = trace.length - 1; differences > 0; differences--) {
    const reach = trace[differences] as Int32Array
    const diagonal = a - b
    const at = differences + diagonal
    const isDown = isDownwards(reach, at, diagonal, differences)
    const beforeA = reach[isDown ? at + 1 : at - 1] as number
    const beforeB = beforeA - diagonal + (isDown ? -1 : 1)
    while (a > beforeA && b > beforeB) pairs.push([--a, --b])
    ;[a, b] = [beforeA, beforeB]
  }
  while (a > 0 && b > 0) pairs.push([--a, --b])
  return pairs.reverse()
}
