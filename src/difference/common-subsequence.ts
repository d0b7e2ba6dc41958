import { shortestEdit } from './shortest-edit.ts'

/** The step budget for the longest subsequence: well under a second on a desktop computer. */
const MOST_STEPS = 20_000_000

/** The steps that remain for the searches of one comparison, and whether a search had to end without the shortest answer. */
interface SearchBudget {
  steps: number
  isCoarse: boolean
}

/** Returns the budget of a new comparison. All its searches share it. */
export function searchBudget(): SearchBudget {
  return { steps: MOST_STEPS, isCoarse: false }
}

/**
 * Finds a common subsequence: for each number of `left` its index in `right`, or -1. It is the longest one if that is found
 * within the step budget. Otherwise, numbers unique on both sides are paired first, as in patience diff, and others by their
 * occurrence; the budget then says that the answer is coarse.
 */
export function commonSubsequence(
  left: Int32Array,
  right: Int32Array,
  budget: SearchBudget = searchBudget(),
): Int32Array {
  const kept = new Int32Array(left.length).fill(-1)
  let start = 0
  let [leftEnd, rightEnd] = [left.length, right.length]
  for (; start < leftEnd && start < rightEnd && left[start] === right[start]; start++)
    kept[start] = start
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1])
    kept[--leftEnd] = --rightEnd
  const middle = kept.subarray(start, leftEnd)
  keepMiddle(left.subarray(start, leftEnd), right.subarray(start, rightEnd), middle, budget)
  for (const [at, partner] of middle.entries()) if (partner >= 0) middle[at] = partner + start
  return kept
}

function keepMiddle(
  left: Int32Array,
  right: Int32Array,
  kept: Int32Array,
  budget: SearchBudget,
): void {
  const { lefts, rights } = sharedPlaces(left, right)
  keepIn({ left, right, lefts, rights }, kept, budget)
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

function keepIn(gap: Gap, kept: Int32Array, budget: SearchBudget): void {
  const [left, right] = numbersOf(gap)
  const keep = ([a, b]: readonly [number, number]) => {
    kept[gap.lefts[a] as number] = gap.rights[b] as number
  }
  const shortest = shortestEdit(left, right, budget)
  if (shortest !== undefined) return shortest.forEach(keep)
  budget.isCoarse = true
  const anchors = pairsInOrder(left, onceEach(left, right))
  // Without an anchor the only part is the whole gap, whose search has just ended.
  const partBudget = anchors.length > 0 ? budget : { steps: 0 }
  let from: [number, number] = [0, 0]
  for (const anchor of [...anchors, [left.length, right.length] as const]) {
    const part = partOf(gap, from, anchor)
    const [partLeft, partRight] = numbersOf(part)
    const pairs =
      shortestEdit(partLeft, partRight, partBudget) ??
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

/** Returns the indices of a longest increasing subsequence, by patience sorting in O(n log n). */
export function longestIncreasing(numbers: Int32Array): number[] {
  /** For each length, the index of the smallest last element of a subsequence of that length. */
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

/** Appends a number to the list under a name. */
export function append<Name>(lists: Map<Name, number[]>, name: Name, number: number): void {
  const listed = lists.get(name)
  if (listed === undefined) lists.set(name, [number])
  else listed.push(number)
}
