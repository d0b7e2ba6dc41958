import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { commonSubsequence, searchBudget } from './common-subsequence.ts'
import { shortestEdit } from './shortest-edit.ts'

const numbers = (length: number, seed: number, below = 2 ** 31) => {
  let state = seed
  return Int32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  })
}
const kept = (left: Int32Array, right: Int32Array) =>
  [...commonSubsequence(left, right).entries()].filter(([, place]) => place >= 0)

/** The length of a longest common subsequence by the table that every textbook has. */
function longest(left: number[], right: number[]): number {
  let above = right.map(() => 0)
  for (const number of left) {
    let corner = 0
    let before = 0
    above = above.map((length, at) => {
      const found = number === right[at] ? corner + 1 : Math.max(length, before)
      corner = length
      before = found
      return found
    })
  }
  return above.at(-1) ?? 0
}

test('the result is a longest common subsequence', () => {
  const few = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 24 })
  fc.assert(
    fc.property(few, few, (left, right) => {
      const pairs = kept(Int32Array.from(left), Int32Array.from(right))
      pairs.forEach(([at, place]) => expect(left[at]).toBe(right[place]))
      const places = pairs.map(([, place]) => place)
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
      expect(pairs).toHaveLength(longest(left, right))
    }),
    { numRuns: 2_000 },
  )
})

test('the search ends when its steps are spent', () => {
  const budget = { steps: 1_000 }
  expect(shortestEdit(numbers(5_000, 1, 10), numbers(5_000, 2, 10), budget)).toBeUndefined()
})

test('all searches of a comparison share their steps', () => {
  const budget = searchBudget()
  commonSubsequence(numbers(1_000, 1, 10), numbers(1_000, 2, 10), budget)
  expect(budget.isCoarse).toBe(false)
  for (let round = 0; round < 20; round++)
    commonSubsequence(numbers(20_000, round, 2), numbers(20_000, round + 77, 2), budget)
  expect(budget.isCoarse).toBe(true)
  // One search can end only after the matches of its last diagonal.
  expect(budget.steps).toBeGreaterThan(-25_000 * 20)
})

describe('arrays of 100,000 elements take bounded time', () => {
  const shuffled = numbers(100_000, 1)

  test.each([
    ['all different', shuffled, numbers(100_000, 2).map((number) => -1 - number), 0],
    ['in another order', shuffled, shuffled.toSorted(), 500],
    ['of ten values', numbers(100_000, 1, 10), numbers(100_000, 3, 10), 10_000],
  ])('%s', (_, left, right, least) => {
    const start = process.cpuUsage().user
    const pairs = kept(left, right)
    expect(process.cpuUsage(undefined).user - start).toBeLessThan(5_000_000)
    expect(pairs.length).toBeGreaterThanOrEqual(least)
    expect(pairs.every(([at, place]) => left[at] === right[place])).toBe(true)
  })
})
