import { expect, test } from 'vitest'

import { monthNumber } from '@/islands/ui/dates/months.ts'
import { ceilingChanges, monthOf, pfContribution, pfUnderCeiling } from './provident-fund.ts'

/** What is due in a month of its tax year, with all that is known at the end of another. */
const due = (
  wage: number,
  [year, month]: readonly [number, number],
  known = [year, month] as const,
) => {
  const first = monthOf(`${month < 4 ? year - 1 : year}-04-01`)
  const at = (of: readonly [number, number]) => monthNumber({ year: of[0], month: of[1] })
  return pfUnderCeiling(wage, first, at(known))[at([year, month]) - first]
}

// EPFO's published answers on the ceiling of 17 September 2026; at and above 25,000:
// (15,000 × 16 + 25,000 × 14) ÷ 30 × 12 % = 2,360
test.each([
  [2026, 8, 20_000, 1_800],
  [2026, 9, 20_000, 2_080],
  [2026, 10, 20_000, 2_400],
  [2026, 8, 62_500, 1_800],
  [2026, 9, 25_000, 2_360],
  [2026, 9, 62_500, 2_360],
  [2026, 10, 62_500, 3_000],
  [2026, 9, 12_000, 1_440],
  [2014, 9, 62_500, 1_800],
  [2027, 2, 62_500, 3_000],
])('in %d-%d a wage of %d pays %d', (year, month, wage, amount) => {
  expect(due(wage, [year, month])).toBe(amount)
})

test('a change of the ceiling is not known before its month', () => {
  expect(due(40_000, [2026, 10], [2026, 8])).toBe(1_800)
  expect(due(40_000, [2026, 10], [2026, 9])).toBe(3_000)
  expect(due(40_000, [2026, 8], [2026, 10])).toBe(1_800)
})

test('a contribution is rounded to the rupee', () => {
  // 12 % of 20,204 = 2,424.48; of 20,204.17 = 2,424.5004
  expect([20_204, 20_204.17].map(pfContribution)).toEqual([2_424, 2_425])
})

test('the years in which the ceiling changes', () => {
  expect(ceilingChanges(monthOf('2026-04-01'))).toEqual([{ from: '2026-09-17', ceiling: 25_000 }])
  expect(ceilingChanges(monthOf('2025-04-01'))).toEqual([])
  expect(ceilingChanges(monthOf('2027-04-01'))).toEqual([])
})
