import { expect, test } from 'vitest'

import { tableYears } from './table-years.ts'

test.each([
  [3, [1, 2, 3]],
  [2.5, [1, 2, 2.5]],
  [0.5, [0.5]],
  [0, []],
  [-4, []],
  [-0.5, []],
  [NaN, []],
])('a table over %d years has the rows %j', (years, rows) => {
  expect(tableYears(years)).toEqual(rows)
})

test.each([100, 100.5, 1e6, 1e300, Infinity])('a table over %d years ends at year 100', (years) => {
  expect(tableYears(years)).toHaveLength(100)
  expect(tableYears(years).at(-1)).toBe(100)
})
