import { beforeEach, describe, expect, test, vi } from 'vitest'

import { blockOf, RowScroller } from './row-scroller.ts'

const ROW_PX = 28
const MILLION = 1_000_000

/** A box of 280 px, ten rows of it, that scrolls as far as its room is tall. */
function made(rowCount: number, row = 0) {
  const room = { style: { height: '' } }
  const layer = { style: { top: '' }, parentElement: room }
  const box = { clientHeight: 280, scrollTop: 0 }
  const see = vi.fn()
  const scroller = new RowScroller(
    box as unknown as HTMLElement,
    layer as unknown as HTMLElement,
    see,
  )
  scroller.take(rowCount, row)
  const scrollTo = (px: number) => {
    box.scrollTop = px
    scroller.scrolled()
  }
  /** How far below the top of the box a drawn row stands. */
  const topOf = (at: number) =>
    parseFloat(layer.style.top) + (at - blockOf(at)) * ROW_PX - box.scrollTop
  return { room, layer, box, see, scroller, scrollTo, topOf }
}

beforeEach(() => {
  vi.stubGlobal('getComputedStyle', () => ({ lineHeight: `${ROW_PX}px` }))
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('a list that is drawn around what is seen', () => {
  test('asks for the seen rows first and then for those around them', () => {
    const { see, scroller } = made(MILLION)
    expect(see).toHaveBeenLastCalledWith(0, 10)
    scroller.draw(0, 10)
    expect(see).toHaveBeenLastCalledWith(0, 24)
    see.mockClear()
    scroller.draw(0, 24)
    expect(see).not.toHaveBeenCalled()
  })

  test('moves by the steps of the wheel in the middle of a million rows, and stays there at rest', () => {
    const { box, layer, scroller, scrollTo, topOf } = made(MILLION, 505_000)
    scroller.draw(504_980, 60)
    const before = topOf(505_000)
    const { top } = layer.style
    expect(before).toBeGreaterThanOrEqual(0)
    expect(before).toBeLessThan(280)
    for (let step = 0; step < 5; step++) scrollTo(box.scrollTop + 20)
    expect(topOf(505_000)).toBeCloseTo(before - 100, 3)
    expect(layer.style.top).toBe(top)
    vi.runAllTimers()
    expect(topOf(505_000)).toBeCloseTo(before - 100, 3)
  })

  test('comes back to its place after it was hidden', () => {
    const { box, scroller, topOf } = made(1_000, 500)
    scroller.draw(490, 40)
    const before = topOf(500)
    Object.assign(box, { clientHeight: 0, scrollTop: 0 })
    scroller.measure()
    box.clientHeight = 280
    scroller.measure()
    expect(topOf(500)).toBeCloseTo(before, 3)
  })

  test('leaves the drawn rows where they are until those of a changed list are there', () => {
    const { layer, see, scroller } = made(MILLION, 505_000)
    scroller.draw(504_980, 60)
    const { top } = layer.style
    see.mockClear()
    scroller.take(MILLION, 505_001)
    expect(layer.style.top).toBe(top)
    expect(see).toHaveBeenCalledOnce()
  })

  test('keeps the chosen row in sight when it becomes lower', () => {
    const { box, scroller, topOf } = made(1_000, 9)
    scroller.draw(0, 40)
    expect(topOf(9)).toBe(280 - ROW_PX)
    box.clientHeight = 200
    scroller.measure()
    expect(topOf(9)).toBe(200 - ROW_PX)
  })

  test('shows its last row when that is chosen, below the limit of any browser', () => {
    const { room, scroller, topOf } = made(MILLION, MILLION - 1)
    expect(parseFloat(room.style.height)).toBeLessThan(17_000_000)
    scroller.draw(MILLION - 24, 24)
    expect(topOf(MILLION - 1)).toBeCloseTo(280 - ROW_PX, 3)
  })
})
