import { expect, test } from 'vitest'

import { growthOverTime } from './growth-over-time.ts'

const names = ['Put in', 'Returns', 'Value'] as const
const growth = (rows: [number, number, number, number][], look: 'area' | 'bar' = 'area') =>
  growthOverTime({ title: 'Growth', names, atStart: 0, rows, look })

test('the money starts at its first amount, and each series has one for each place', () => {
  const picture = growthOverTime({
    title: 'Deposit',
    names,
    atStart: 100,
    rows: [
      [1, 100, 10, 110],
      [1.5, 100, 15, 115],
    ],
    look: 'area',
  })
  expect(picture?.x).toEqual([0, 1, 1.5])
  expect(picture?.series.map(({ label, amounts }) => [label, amounts])).toEqual([
    ['Put in', [100, 100, 100]],
    ['Value', [100, 110, 115]],
  ])
})

test('bars show what was paid in and what it earned, which add up to the value', () => {
  const picture = growth([[1, 100, 10, 110]], 'bar')
  expect(picture?.x).toEqual([1])
  expect(picture?.series.map(({ amounts }) => amounts)).toEqual([[100], [10]])
})

test('the year in which earnings overtake payments is marked', () => {
  const picture = growth([
    [1, 100, 40, 140],
    [2, 200, 130, 330],
    [3, 300, 260, 560],
  ])
  expect(picture?.mark).toEqual({ x: 3, label: 'earnings overtake payments' })
  expect(picture?.sentence).toMatch(/^From year 3 on .*: ₹130 against ₹100\.$/)
})

test('payments that stay larger than earnings are said so, without a mark', () => {
  const picture = growth([
    [1, 100, 4, 104],
    [2, 200, 13, 213],
  ])
  expect(picture?.mark).toBeUndefined()
  expect(picture?.sentence).toBe('In year 2 you pay in ₹100, and the money earns ₹9.')
})

test('no year, and amounts beyond any money, have no picture', () => {
  expect(growth([])).toBeUndefined()
  expect(growth([[1, 1e16, 0, 1e16]])).toBeUndefined()
  expect(growth([[1, NaN, 0, 5]])).toBeUndefined()
})
