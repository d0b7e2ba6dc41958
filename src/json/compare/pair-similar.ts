import { isContainer, isObjectAt, type Classed, type ValueClasses } from './classes.ts'

/** The elements of two arrays, one in each document. */
export interface Arrays {
  left: Classed
  right: Classed
  lefts: number[]
  rights: number[]
}

/** The limit of pairs compared with each other. Beyond it, each element is compared with the one at the same index. */
const MOST_PAIRS = 1024
/** The limit of members or elements compared for the similarity of two values. */
const MOST_COMPARED = 64

/**
 * Pairs removed and added elements at the same position that are probably one changed element: in order, each at most once, with
 * the largest total similarity.
 */
export function pairSimilar(
  { left, right, lefts, rights }: Arrays,
  leftPlaces: number[],
  rightPlaces: number[],
  classes: ValueClasses,
): [number, number][] {
  if (leftPlaces.length === 0 || rightPlaces.length === 0) return []
  const weigh = (a: number, b: number) =>
    similarity(
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

/** Returns the pairs, ascending on both sides, with the largest sum of weights, by dynamic programming. */
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

/** Returns the similarity of two different values; 0 when they are unrelated. */
function similarity(one: Element, other: Element, classes: ValueClasses): number {
  const [oneHolds, otherHolds] = [one, other].map(({ document, node }) =>
    isContainer(document.nodes, node),
  )
  if (!oneHolds && !otherHolds) return isString(one) === isString(other) ? 2 : 1
  if (!oneHolds || !otherHolds) return 0
  const [oneIsObject, otherIsObject] = [one, other].map(({ document, node }) =>
    isObjectAt(document.nodes, node),
  )
  if (oneIsObject !== otherIsObject) return 0
  const [a, b] = [valueOf(one), valueOf(other)]
  return oneIsObject
    ? objectSimilarity(classes.membersOf(a), classes.membersOf(b))
    : arraySimilarity(classes.elementsOf(a), classes.elementsOf(b))
}

/** Compares members given as the classes of key and value in turn, sorted by key. */
function objectSimilarity(one: Int32Array, other: Int32Array): number {
  if (one.length === 0 || other.length === 0) return 1
  let similarity = 0
  let [a, b] = [0, 0]
  while (a < Math.min(one.length, 2 * MOST_COMPARED) && b < other.length) {
    const difference = (one[a] as number) - (other[b] as number)
    if (difference === 0) similarity += one[a + 1] === other[b + 1] ? 5 : 1
    if (difference <= 0) a += 2
    if (difference >= 0) b += 2
  }
  return similarity
}

function arraySimilarity(one: Int32Array, other: Int32Array): number {
  let similarity = 1
  for (let at = 0; at < Math.min(one.length, other.length, MOST_COMPARED); at++) {
    if (one[at] === other[at]) similarity += 4
  }
  return similarity
}

function valueOf({ document, node }: Element): number {
  return document.values[node] as number
}

/** Whether a value is a string. */
function isString({ document: { nodes }, node }: Element): boolean {
  return nodes.bytes[nodes.starts[node] as number] === 0x22
}
