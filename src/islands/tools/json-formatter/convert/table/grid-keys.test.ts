import { expect, test } from 'vitest'

import { placeAfterKey } from './grid-keys.ts'
import { columnsBetween, measuresOf } from './use-grid.ts'

const EXTENT = { rows: 100, columns: 4, rowsOnScreen: 10 }

test.each([
  ['ArrowDown', false, [5, 2], [6, 2]],
  ['ArrowUp', false, [0, 2], [-1, 2]],
  ['ArrowUp', false, [-1, 2], [-1, 2]],
  ['ArrowDown', false, [99, 2], [99, 2]],
  ['ArrowLeft', false, [5, 0], [5, 0]],
  ['ArrowRight', false, [5, 2], [5, 3]],
  ['ArrowRight', false, [5, 3], [5, 3]],
  ['PageDown', false, [5, 2], [15, 2]],
  ['PageDown', false, [95, 2], [99, 2]],
  ['PageUp', false, [5, 2], [0, 2]],
  ['Home', false, [5, 2], [5, 0]],
  ['End', false, [5, 2], [5, 3]],
  ['Home', true, [5, 2], [0, 0]],
  ['End', true, [5, 2], [99, 3]],
] as const)('%s (with Ctrl: %s) goes from %j to %j', (key, isWithCtrl, from, to) => {
  const place = { row: from[0], column: from[1] }
  expect(placeAfterKey(place, { key, isWithCtrl }, EXTENT)).toEqual({ row: to[0], column: to[1] })
})

test('other keys go nowhere', () => {
  expect(
    placeAfterKey({ row: 0, column: 0 }, { key: 'a', isWithCtrl: false }, EXTENT),
  ).toBeUndefined()
})

test('only the columns that are seen are drawn', () => {
  const column = { name: 'a', width: 9 }
  // A column is 104 pixels: 10 characters of 0.55 rem plus 1 rem of padding. The row numbers up to 99 take 43.
  const measures = measuresOf([column, column, column, column], 99, { rem: 16, isCoarse: true })
  expect(measures.rowHeight).toBe(44)
  expect(measures.lefts).toEqual([43, 147, 251, 355, 459])
  expect(columnsBetween(measures, 0, 200)).toEqual([0, 2])
  expect(columnsBetween(measures, 147, 251)).toEqual([1, 2])
  expect(columnsBetween(measures, 400, 2000)).toEqual([3, 4])
})
