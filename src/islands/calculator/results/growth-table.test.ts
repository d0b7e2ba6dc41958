import { expect, test } from 'vitest'

import { growthTable, tableYears } from './growth-table.ts'
import { whyNoValue } from '../frame/notes.ts'

const table = (years: number, rows: [number, number, number, number][]) =>
  growthTable({ fileName: 'growth', years, amounts: ['Paid in', 'Interest', 'Value'], rows })

test('a growth table that ends before the money does says so in its title', () => {
  expect(table(100, [[1, 5, 1, 6]])[0]?.title).toBe('Growth year by year')
  expect(table(101, [[1, 5, 1, 6]])[0]?.title).toBe('Growth year by year (first 100 years)')
})

test('a growth table has a column for the year and one in rupees for each amount', () => {
  expect(table(1, [[1, 5, 1, 6]])[0]).toMatchObject({
    fileName: 'growth',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Paid in', unit: 'rupees' },
      { label: 'Interest', unit: 'rupees' },
      { label: 'Value', unit: 'rupees' },
    ],
    rows: [[1, 5, 1, 6]],
  })
})

test('no year makes no table', () => {
  expect(table(0, [])).toEqual([])
})

test('growth without a value is explained, and one with a value is not', () => {
  expect(whyNoValue([3])).toEqual([])
  expect(whyNoValue([1, Infinity])).toEqual([expect.stringContaining('no result')])
})

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
