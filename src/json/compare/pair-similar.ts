import { isContainer, isObjectAt, type Classed, type ValueClasses } from './classes.ts'
import type { Arrays } from './pair-elements.ts'

/** Pairs of candidates that are weighed against each other; of more, each is held against the one at its own place. */
const MOST_PAIRS = 1024
/** Members or elements that are compared to see how alike two values are. */
const MOST_COMPARED = 64

/**
 * Of elements that are gone and elements that are new at the same place of two arrays, those which are likely the same one changed:
 * in order, each at most once, and together as alike as can be.
 */
export function pairSimilar(
  { left, right, lefts, rights }: Arrays,
  leftPlaces: number[],
  rightPlaces: number[],
  classes: ValueClasses,
): [number, number][] {
  if (leftPlaces.length === 0 || rightPlaces.length === 0) return []
  const weigh = (a: number, b: number) =>
    likeness(
      { document: left, node: lefts[leftPlaces[a] as number] as number },
      { document: right, node: rights[rightPlaces[b] as number] as number },
      classes,
    )
  const sizes: [number, number] = [leftPlaces.length, rightPlaces.length]
  const pairs = sizes[0] * sizes[1] > MOST_PAIRS ? oneByOne(sizes, weigh) : heaviest(sizes, weigh)
  return pairs.map(([a, b]) => [leftPlaces[a] as number, rightPlaces[b] as number])
}

type Weigh = (a: number, b: number) => number

function oneByOne([leftCount, rightCount]: [number, number], weigh: Weigh): [number, number][] {
  const pairs: [number, number][] = []
  for (let at = 0; at < Math.min(leftCount, rightCount); at++) {
    if (weigh(at, at) > 0) pairs.push([at, at])
  }
  return pairs
}

/** The pairs, ascending on both sides, with the largest sum of weights. */
function heaviest([leftCount, rightCount]: [number, number], weigh: Weigh): [number, number][] {
  const width = rightCount + 1
  const sums = new Int32Array((leftCount + 1) * width)
  const weights = new Int32Array((leftCount + 1) * width)
  const sum = (a: number, b: number) => sums[a * width + b] as number
  for (let a = leftCount - 1; a >= 0; a--) {
    for (let b = rightCount - 1; b >= 0; b--) {
      const weight = weigh(a, b)
      weights[a * width + b] = weight
      const paired = weight > 0 ? weight + sum(a + 1, b + 1) : 0
      sums[a * width + b] = Math.max(paired, sum(a + 1, b), sum(a, b + 1))
    }
  }
  const pairs: [number, number][] = []
  let [a, b] = [0, 0]
  while (a < leftCount && b < rightCount) {
    const weight = weights[a * width + b] as number
    if (weight > 0 && sum(a, b) === weight + sum(a + 1, b + 1)) pairs.push([a++, b++])
    else if (sum(a, b) === sum(a + 1, b)) a++
    else b++
  }
  return pairs
}

interface Element {
  document: Classed
  node: number
}

/** How alike two different values are; 0 for what nobody would call the same one. */
function likeness(one: Element, other: Element, classes: ValueClasses): number {
  const [oneHolds, otherHolds] = [one, other].map(({ document, node }) =>
    isContainer(document.nodes, node),
  )
  if (!oneHolds && !otherHolds) return firstByte(one) === firstByte(other) ? 2 : 1
  if (!oneHolds || !otherHolds) return 0
  const [oneIsObject, otherIsObject] = [one, other].map(({ document, node }) =>
    isObjectAt(document.nodes, node),
  )
  if (oneIsObject !== otherIsObject) return 0
  const [a, b] = [valueOf(one), valueOf(other)]
  return oneIsObject
    ? likenessOfObjects(classes.membersOf(a), classes.membersOf(b))
    : likenessOfArrays(classes.elementsOf(a), classes.elementsOf(b))
}

/** Two by two the class of a key and of its value, with ascending keys. */
function likenessOfObjects(one: Int32Array, other: Int32Array): number {
  if (one.length === 0 || other.length === 0) return 1
  let likeness = 0
  let [a, b] = [0, 0]
  while (a < Math.min(one.length, 2 * MOST_COMPARED) && b < other.length) {
    const difference = (one[a] as number) - (other[b] as number)
    if (difference === 0) likeness += one[a + 1] === other[b + 1] ? 5 : 1
    if (difference <= 0) a += 2
    if (difference >= 0) b += 2
  }
  return likeness
}

function likenessOfArrays(one: Int32Array, other: Int32Array): number {
  let likeness = 1
  for (let at = 0; at < Math.min(one.length, other.length, MOST_COMPARED); at++) {
    if (one[at] === other[at]) likeness += 4
  }
  return likeness
}

function valueOf({ document, node }: Element): number {
  return document.values[node] as number
}

/** Tells strings from the rest. */
function firstByte({ document: { nodes }, node }: Element): boolean {
  return nodes.bytes[nodes.starts[node] as number] === 0x22
}
