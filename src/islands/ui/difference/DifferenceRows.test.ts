import { expect, test } from 'vitest'

import { shownRows } from './DifferenceRows.tsx'

test('equal rows far from every difference are folded away', () => {
  const signs = new Uint8Array(20)
  signs[10] = 5
  expect([...shownRows(signs, true, true)]).toEqual([-7, 7, 8, 9, 10, 11, 12, 13, -6])
  expect(shownRows(signs, true, false)).toHaveLength(20)
  expect(shownRows(signs, false, true)).toHaveLength(20)
})
