import { countOf, type TextComparison } from './compare-texts.ts'

/** How the differences are shown. */
export type Look = 'sides' | 'unified'

const SAME_ROW = 0
const REMOVED_ROW = 1
const ADDED_ROW = 2
const CHANGED_ROW = 3

/** The rows of two texts in columns. */
export interface RowLayout {
  /** The places of the lines of each row on the left and right, or -1. In the unified look, a changed line still has its partner. */
  lefts: Int32Array
  rights: Int32Array
  signs: Uint8Array
  /** The first row of each difference. */
  firsts: Uint32Array
}

/** Lays out the lines of two texts in rows. In the unified look, the removed lines of a difference are before the added ones. */
export function layOut(comparison: TextComparison, look: Look): RowLayout {
  const { left, right, runs, pairs } = comparison
  const rows = new Rows(countOf(left) + countOf(right))
  const firsts: number[] = []
  let [a, b, pair] = [0, 0, 0]
  for (let at = 0; at < runs.length; at += 4) {
    const [leftStart = 0, leftEnd = 0, rightStart = 0, rightEnd = 0] = runs.subarray(at, at + 4)
    for (; a < leftStart; a++, b++) rows.add(a, b, SAME_ROW)
    firsts.push(rows.count)
    const first = pair
    while (pair < pairs.length && (pairs[pair] as number) < leftEnd) pair += 2
    const run = [leftStart, leftEnd, rightStart, rightEnd] as const
    if (look === 'sides') rows.addBeside(run, pairs.subarray(first, pair))
    else rows.addUnified(run, pairs.subarray(first, pair))
    ;[a, b] = [leftEnd, rightEnd]
  }
  for (; a < countOf(left); a++, b++) rows.add(a, b, SAME_ROW)
  return { ...rows.columns(), firsts: Uint32Array.from(firsts) }
}

type Run = readonly [leftStart: number, leftEnd: number, rightStart: number, rightEnd: number]

class Rows {
  count = 0
  private readonly lefts: Int32Array
  private readonly rights: Int32Array
  private readonly signs: Uint8Array

  constructor(most: number) {
    this.lefts = new Int32Array(most)
    this.rights = new Int32Array(most)
    this.signs = new Uint8Array(most)
  }

  add(left: number, right: number, sign: number): void {
    this.lefts[this.count] = left
    this.rights[this.count] = right
    this.signs[this.count] = sign
    this.count++
  }

  addBeside([leftStart, leftEnd, rightStart, rightEnd]: Run, pairs: Uint32Array): void {
    let [a, b] = [leftStart, rightStart]
    for (let at = 0; at <= pairs.length; at += 2) {
      const [left = leftEnd, right = rightEnd] = pairs.subarray(at, at + 2)
      for (; a < left; a++) this.add(a, -1, REMOVED_ROW)
      for (; b < right; b++) this.add(-1, b, ADDED_ROW)
      if (at < pairs.length) this.add(a++, b++, CHANGED_ROW)
    }
  }

  addUnified([leftStart, leftEnd, rightStart, rightEnd]: Run, pairs: Uint32Array): void {
    let next = 0
    for (let a = leftStart; a < leftEnd; a++) {
      const isPaired = pairs[next] === a
      this.add(a, isPaired ? (pairs[next + 1] as number) : -1, REMOVED_ROW)
      if (isPaired) next += 2
    }
    next = 0
    for (let b = rightStart; b < rightEnd; b++) {
      const isPaired = pairs[next + 1] === b
      this.add(isPaired ? (pairs[next] as number) : -1, b, ADDED_ROW)
      if (isPaired) next += 2
    }
  }

  columns() {
    return {
      lefts: this.lefts.subarray(0, this.count),
      rights: this.rights.subarray(0, this.count),
      signs: this.signs.subarray(0, this.count),
    }
  }
}
