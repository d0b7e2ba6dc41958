import { countOf, type TextComparison } from './compare-texts.ts'

/** How the differences are shown. */
export type Look = 'sides' | 'unified'

export const SAME_ROW = 0
export const REMOVED_ROW = 1
export const ADDED_ROW = 2
export const CHANGED_ROW = 3

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
export function layOut({ left, right, runs }: TextComparison, look: Look): RowLayout {
  const [leftCount, rightCount] = [countOf(left), countOf(right)]
  const lefts = new Int32Array(leftCount + rightCount)
  const rights = new Int32Array(lefts.length)
  const signs = new Uint8Array(lefts.length)
  const firsts: number[] = []
  let row = 0
  const add = (a: number, b: number, sign: number) => {
    ;[lefts[row], rights[row], signs[row]] = [a, b, sign]
    row++
  }
  let [a, b] = [0, 0]
  for (let at = 0; at <= runs.length; at += 4) {
    const [leftStart = leftCount, leftEnd = 0, rightStart = 0, rightEnd = 0] = runs.subarray(at, at + 4) // prettier-ignore
    for (; a < leftStart; a++, b++) add(a, b, SAME_ROW)
    if (at === runs.length) break
    firsts.push(row)
    const pairs = Math.min(leftEnd - leftStart, rightEnd - rightStart)
    const isSplit = look === 'unified'
    for (let k = 0; k < pairs; k++)
      add(leftStart + k, rightStart + k, isSplit ? REMOVED_ROW : CHANGED_ROW)
    for (a = leftStart + pairs; a < leftEnd; a++) add(a, -1, REMOVED_ROW)
    for (let k = 0; isSplit && k < pairs; k++) add(leftStart + k, rightStart + k, ADDED_ROW)
    for (b = rightStart + pairs; b < rightEnd; b++) add(-1, b, ADDED_ROW)
    ;[a, b] = [leftEnd, rightEnd]
  }
  return {
    lefts: lefts.subarray(0, row),
    rights: rights.subarray(0, row),
    signs: signs.subarray(0, row),
    firsts: Uint32Array.from(firsts),
  }
}
