import { append } from './append.ts'
import { longestIncreasing } from './longest-increasing.ts'

/** The step budget for the longest subsequence, at about a nanosecond a step. */
const MOST_STEPS = 40_000_000

/**
 * Finds a common subsequence: for each number of `left` its index in `right`, or -1. It is the longest one if that is found
 * within the step budget. Otherwise, numbers unique on both sides are paired first, as in patience diff, and others by their
 * occurrence.
 */
export function commonSubsequence(left: Int32Array, right: Int32Array): Int32Array {
  const kept = new Int32Array(left.length).fill(-1)
  let start = 0
  let [leftEnd, rightEnd] = [left.length, right.length]
  for (; start < leftEnd && start < rightEnd && left[start] === right[start]; start++)
    kept[start] = start
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1])
    kept[--leftEnd] = --rightEnd
  const middle = kept.subarray(start, leftEnd)
  keepMiddle(left.subarray(start, leftEnd), right.subarray(start, rightEnd), middle)
  for (const [at, partner] of middle.entries()) if (partner >= 0) middle[at] = partner + start
  return kept
}

function keepMiddle(left: Int32Array, right: Int32Array, kept: Int32Array): void {
  const { lefts, rights } = sharedPlaces(left, right)
  keepIn({ left, right, lefts, rights }, kept, { steps: MOST_STEPS })
}

/** Ranges of two sequences without pairs yet, limited to numbers that occur in both. */
interface Gap {
  left: Int32Array
  right: Int32Array
  lefts: Int32Array
  rights: Int32Array
}

function numbersOf({ left, right, lefts, rights }: Gap): [Int32Array, Int32Array] {
  return [
    lefts.map((place) => left[place] as number),
    rights.map((place) => right[place] as number),
  ]
}

function partOf(gap: Gap, from: [number, number], to: readonly [number, number]): Gap {
  const lefts = gap.lefts.subarray(from[0], to[0])
  return { ...gap, lefts, rights: gap.rights.subarray(from[1], to[1]) }
}

function keepIn(gap: Gap, kept: Int32Array, budget: { steps: number }): void {
  const [left, right] = numbersOf(gap)
  const keep = ([a, b]: readonly [number, number]) => {
    kept[gap.lefts[a] as number] = gap.rights[b] as number
  }
  const shortest = shortestEdit(left, right, budget)
  if (shortest !== undefined) return shortest.forEach(keep)
  const anchors = pairsInOrder(left, onceEach(left, right))
  let from: [number, number] = [0, 0]
  for (const anchor of [...anchors, [left.length, right.length] as const]) {
    const part = partOf(gap, from, anchor)
    const [partLeft, partRight] = numbersOf(part)
    const pairs =
      shortestEdit(partLeft, partRight, budget) ??
      pairsInOrder(partLeft, occurrences(partLeft, partRight))
    for (const [a, b] of pairs) kept[part.lefts[a] as number] = part.rights[b] as number
    if (anchor[0] < left.length) keep(anchor)
    from = [anchor[0] + 1, anchor[1] + 1]
  }
}

/** Returns the longest sequence of pairs that ascend on both sides. `partner` has the right index of each left one, or -1. */
function pairsInOrder(left: Int32Array, partner: Int32Array) {
  const lefts = left.map((_, place) => place).filter((place) => (partner[place] as number) >= 0)
  const rights = lefts.map((place) => partner[place] as number)
  return longestIncreasing(rights).map((at) => [lefts[at] as number, rights[at] as number] as const)
}

/** Returns the right index of each left number that is unique on both sides, else -1. */
function onceEach(left: Int32Array, right: Int32Array): Int32Array {
  const [inLeft, inRight] = [counts(left), counts(right)]
  const places = new Map(Array.from(right, (number, place) => [number, place]))
  return left.map((number) =>
    inLeft.get(number) === 1 && inRight.get(number) === 1 ? (places.get(number) ?? -1) : -1,
  )
}

/** Returns the right index of the same occurrence of each left number, else -1. */
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
  return { lefts: places(left, inRight), rights: places(right, inLeft) }
}

function counts(numbers: Int32Array): Map<number, number> {
  const found = new Map<number, number>()
  for (const number of numbers) found.set(number, (found.get(number) ?? 0) + 1)
  return found
}

/** The limit of edits: the memory of the trace grows with their square. */
const MOST_EDITS = 2_000

/**
 * Returns the index pairs of a longest common subsequence, by E. W. Myers, "An O(ND) Difference Algorithm" (Algorithmica 1986).
 * Subtracts its steps from the budget; undefined when the budget or the limit of edits is exceeded.
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

function search(
  left: Int32Array,
  right: Int32Array,
  budget: { steps: number },
): [number, number][] | undefined {
  if (left.length === 0 || right.length === 0) return []
  const most = Math.min(left.length + right.length, MOST_EDITS)
  const middle = most + 1
  /** The furthest index of `left` reached on each diagonal. */
  const reach = new Int32Array(2 * most + 3)
  /** For each number of edits, how far each diagonal was reached with one less. */
  const trace: Int32Array[] = []
  for (let edits = 0; edits <= most; edits++) {
    // Only these diagonals can have been reached.
    trace.push(reach.slice(middle - edits, middle + edits + 1))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const at = middle + diagonal
      const isDown = isDownwards(reach, at, diagonal, edits)
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

/** Whether the furthest path to a diagonal comes from the one above, by an insertion from `right`. */
function isDownwards(reach: Int32Array, at: number, diagonal: number, edits: number) {
  if (diagonal === -edits) return true
  return diagonal !== edits && (reach[at - 1] as number) < (reach[at + 1] as number)
}

function tracePairs(trace: Int32Array[], leftEnd: number, rightEnd: number): [number, number][] {
  const pairs: [number, number][] = []
  let [a, b] = [leftEnd, rightEnd]
  for (let edits = trace.length - 1; edits > 0; edits--) {
    const reach = trace[edits] as Int32Array
    const diagonal = a - b
    const at = edits + diagonal
    const isDown = isDownwards(reach, at, diagonal, edits)
    const beforeA = reach[isDown ? at + 1 : at - 1] as number
    const beforeB = beforeA - diagonal + (isDown ? -1 : 1)
    while (a > beforeA && b > beforeB) pairs.push([--a, --b])
    ;[a, b] = [beforeA, beforeB]
  }
  while (a > 0 && b > 0) pairs.push([--a, --b])
  return pairs.reverse()
}
