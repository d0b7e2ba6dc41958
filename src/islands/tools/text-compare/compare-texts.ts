import { commonSubsequence, searchBudget } from '@/difference/common-subsequence.ts'
import { comparedText, type Ignored, LinePairing } from './compared-lines.ts'

/** Two texts to compare. The first is called `text`, as in the requests of all text tools. */
export interface CompareRequest {
  text: string
  other: string
  ignored: Ignored
}

/** One of two compared texts. */
export interface ComparedSide {
  /** Where each line starts, in UTF-16 code units, and at last the length of the text. A line includes its line break. */
  starts: Uint32Array
  /** The line at each place, where lines are sorted or left out. */
  order: Uint32Array | undefined
}

/** The differences of two texts. */
export interface TextComparison {
  left: ComparedSide
  right: ComparedSide
  /**
   * The places of lines that differ, four numbers each: where they start and end on the left, and the same on the right. The
   * lines between them are equal.
   */
  runs: Uint32Array
  /** The places on the left and right of each changed line, in turn: two different lines that are versions of each other. */
  pairs: Uint32Array
  /** Whether the search for the fewest differences was ended by its step budget. */
  isCoarse: boolean
}

/** Compares two texts by their lines. */
export function compareTexts(request: CompareRequest): TextComparison {
  const sides = compareLines(request)
  return { ...sides, pairs: pairsOf(request, sides) }
}

type Sides = Omit<TextComparison, 'pairs'>

function pairsOf({ text, other }: CompareRequest, { left, right, runs }: Sides): Uint32Array {
  const pairing = new LinePairing()
  const pairs: number[] = []
  for (let at = 0; at < runs.length; at += 4) {
    const [leftStart = 0, leftEnd = 0, rightStart = 0, rightEnd = 0] = runs.subarray(at, at + 4)
    const found = pairing.pairsOf(
      { count: leftEnd - leftStart, lineAt: (place) => lineAt(text, left, leftStart + place) },
      { count: rightEnd - rightStart, lineAt: (place) => lineAt(other, right, rightStart + place) },
    )
    for (const [a, b] of found) pairs.push(leftStart + a, rightStart + b)
  }
  return Uint32Array.from(pairs)
}

function compareLines({ text, other, ignored }: CompareRequest): Sides {
  const ids = new Map<string, number>()
  const [left, right] = [text, other].map((each) => {
    const starts = lineStarts(each)
    const numbered = { starts, ids: idsOf(each, starts, ignored, ids), order: undefined }
    return ignored.blankLines ? withoutBlanks(each, numbered) : numbered
  }) as [Numbered, Numbered]
  if (ignored.order) return compareSorted(left, right, ids)
  const budget = searchBudget()
  return {
    left: { starts: left.starts, order: left.order },
    right: { starts: right.starts, order: right.order },
    runs: runsOf(commonSubsequence(left.ids, right.ids, budget), right.ids.length),
    isCoarse: budget.isCoarse,
  }
}

interface Numbered {
  starts: Uint32Array
  /** Equal lines have the same number. */
  ids: Int32Array
  /** The line of each number, where lines are left out. */
  order: Uint32Array | undefined
}

function withoutBlanks(text: string, { starts, ids }: Numbered): Numbered {
  const isFilled = (line: number) => /\S/.test(text.slice(starts[line], starts[line + 1]))
  const order = Uint32Array.from([...ids.keys()].filter(isFilled))
  return { starts, ids: Int32Array.from(order, (line) => ids[line] as number), order }
}

function lineStarts(text: string): Uint32Array {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  const hasMore = text.length > 0 && !text.endsWith('\n')
  const starts = new Uint32Array(count + (hasMore ? 2 : 1))
  for (let line = 1, at = 0; line <= count; line++) {
    at = text.indexOf('\n', at) + 1
    starts[line] = at
  }
  if (hasMore) starts[count + 1] = text.length
  return starts
}

function idsOf(text: string, starts: Uint32Array, ignored: Ignored, ids: Map<string, number>) {
  const numbers = new Int32Array(starts.length - 1)
  const { case: anyCase, space, spaceAmount, spaceAtEnd, lineEnds } = ignored
  const isExact = !anyCase && !space && !spaceAmount && !spaceAtEnd && !lineEnds
  for (let line = 0; line < numbers.length; line++) {
    const whole = text.slice(starts[line], starts[line + 1])
    const key = isExact ? whole : comparedText(whole, ignored)
    let id = ids.get(key)
    if (id === undefined) ids.set(key, (id = ids.size))
    numbers[line] = id
  }
  return numbers
}

/** Returns the runs of lines between those that both sides share. */
function runsOf(kept: Int32Array, rightCount: number): Uint32Array {
  const runs: number[] = []
  let [left, right] = [0, 0]
  for (let at = 0; at <= kept.length; at++) {
    const partner = at < kept.length ? (kept[at] as number) : rightCount
    if (partner < 0) continue
    if (left < at || right < partner) runs.push(left, at, right, partner)
    ;[left, right] = [at + 1, partner + 1]
  }
  return Uint32Array.from(runs)
}

/** Compares the sorted lines, so that a line has its partner wherever that is. */
function compareSorted(left: Numbered, right: Numbered, ids: Map<string, number>): Sides {
  const ranks = new Int32Array(ids.size)
  const sorted = [...ids].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [rank, [, id]] of sorted.entries()) ranks[id] = rank
  const sort = (side: Numbered) => {
    const rankOf = (line: number) => ranks[side.ids[line] as number] as number
    const places = Uint32Array.from(side.ids.keys()).sort((a, b) => rankOf(a) - rankOf(b) || a - b)
    const order = places.map((place) => side.order?.[place] ?? place)
    return { order, sortedRanks: Int32Array.from(places, rankOf) }
  }
  const [lefts, rights] = [sort(left), sort(right)]
  const kept = mergeEqual(lefts.sortedRanks, rights.sortedRanks)
  return {
    left: { starts: left.starts, order: lefts.order },
    right: { starts: right.starts, order: rights.order },
    runs: runsOf(kept, right.ids.length),
    isCoarse: false,
  }
}

/** Returns the index in `right` of each number of `left`, or -1; both ascend. */
function mergeEqual(left: Int32Array, right: Int32Array): Int32Array {
  const kept = new Int32Array(left.length).fill(-1)
  for (let a = 0, b = 0; a < left.length && b < right.length;) {
    const difference = (left[a] as number) - (right[b] as number)
    if (difference === 0) kept[a] = b
    if (difference <= 0) a++
    if (difference >= 0) b++
  }
  return kept
}

/** Returns the line at a place of a side, with its line break. */
export function lineAt(text: string, { starts, order }: ComparedSide, place: number): string {
  const line = order === undefined ? place : (order[place] as number)
  return text.slice(starts[line], starts[line + 1])
}

/** Returns the number of a line at a place of a side, from 1. */
export function numberAt({ order }: ComparedSide, place: number): number {
  return (order === undefined ? place : (order[place] as number)) + 1
}

/** Returns how many lines a side has. */
export function countOf({ starts, order }: ComparedSide): number {
  return order?.length ?? starts.length - 1
}
