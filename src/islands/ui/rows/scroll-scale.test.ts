import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { boxHeight, placeAfterScroll, placeInList } from './scroll-scale.ts'

const MILLION_ROWS = { totalPx: 28_000_000, viewPx: 500 }
const SHORT = { totalPx: 2_800, viewPx: 500 }

describe('a list that is scrolled', () => {
  test('is never taller than a browser can draw', () => {
    expect(boxHeight(SHORT.totalPx)).toBe(2_800)
    expect(boxHeight(280_000_000)).toBeLessThan(17_000_000)
  })

  test('goes pixel by pixel when it is short', () => {
    expect(placeInList(1_000, SHORT)).toEqual({ listPx: 1_000, boxPx: 1_000 })
    expect(placeAfterScroll({ listPx: 0, boxPx: 0 }, 2_300, SHORT)).toEqual({
      listPx: 2_300,
      boxPx: 2_300,
    })
    expect(placeInList(9_999, SHORT).listPx).toBe(2_300)
    expect(placeInList(5, { totalPx: 100, viewPx: 500 })).toEqual({ listPx: 0, boxPx: 0 })
  })

  test('moves by the pixels of the wheel wherever it is', () => {
    const before = placeInList(14_000_000, MILLION_ROWS)
    const after = placeAfterScroll(before, before.boxPx + 120, MILLION_ROWS)
    expect(after.listPx).toBe(14_000_120)
  })

  test('reaches its first and its last row by the bar', () => {
    const middle = placeInList(14_000_000, MILLION_ROWS)
    const last = boxHeight(MILLION_ROWS.totalPx) - 500
    expect(placeAfterScroll(middle, last, MILLION_ROWS).listPx).toBe(27_999_500)
    expect(placeAfterScroll(middle, 0, MILLION_ROWS).listPx).toBe(0)
  })

  test('stands at the same place of the bar as that place leads to', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 27_999_500 }), (listPx) => {
        const place = placeInList(listPx, MILLION_ROWS)
        const from = { listPx: 0, boxPx: place.boxPx > 5_000_000 ? 0 : 9_999_500 }
        const back = placeAfterScroll(from, place.boxPx, MILLION_ROWS)
        // One pixel of the bar is four of the list.
        expect(Math.abs(back.listPx - listPx)).toBeLessThanOrEqual(4)
      }),
    )
  })
})
