import { expect, test } from 'vitest'

import {
  balanceArea,
  centreOf,
  isDrawable,
  periodOf,
  strokeRects,
  type Strokes,
} from './strokes.ts'

const strokesOf = (all: Strokes['all'], more: Partial<Strokes> = {}): Strokes => ({
  title: 'What each year pays',
  period: 'Year',
  colors: { near: 'interest', far: 'principal' },
  all,
  ...more,
})

test('strokes hang from the line, the longest to the end of the drawing', () => {
  const { near, far } = strokeRects(
    strokesOf([
      { near: 75, far: 25 },
      { near: 10, far: 40 },
    ]),
  )
  // Two strokes are 50 % apart, and 8 % of the drawing wide at most.
  expect(near).toEqual([
    { x: 21, y: 0, width: 8, height: 75 },
    { x: 71, y: 0, width: 8, height: 10 },
  ])
  expect(far).toEqual([
    { x: 21, y: 75, width: 8, height: 25 },
    { x: 71, y: 10, width: 8, height: 40 },
  ])
})

test('a loss shortens the near part', () => {
  const { near, far } = strokeRects(
    strokesOf([
      { near: 100, far: 0 },
      { near: 100, far: -60 },
    ]),
  )
  expect([near[1]?.height, far[1]?.height]).toEqual([40, 0])
})

test('outlines share the scale and the places of the strokes', () => {
  const drawn = strokesOf([{ near: 30, far: 20 }], { outlines: [{ near: 60, far: 40 }, { near: 60, far: 40 }] }) // prettier-ignore
  const { near, outlines } = strokeRects(drawn)
  expect(near[0]).toMatchObject({ x: 21, height: 30 })
  expect(outlines.map(({ height }) => height)).toEqual([100, 100])
  expect(centreOf(1, drawn)).toBe(75)
})

test('a balance is the area below its line, through the centres of the strokes', () => {
  const drawn = strokesOf(Array(4).fill({ near: 1, far: 1 }), { balance: [200, 150, 100, 50, 0] })
  expect(balanceArea(drawn)).toBe('M0 0L0 100L12.5 75L37.5 50L62.5 25L87.5 0V0Z')
})

test('a given scale keeps the end of the drawing free', () => {
  const { far } = strokeRects(strokesOf([{ near: 50, far: 50 }], { scale: 125 }))
  expect(far[0]).toMatchObject({ y: 40, height: 40 })
})

test.each([1, 5, 36, 37, 40, 100])('%d strokes are 3 px wide at least and never touch', (count) => {
  const { near } = strokeRects(strokesOf(Array(count).fill({ near: 1, far: 1 })))
  const [first, second] = near
  const px = ((first?.width ?? 0) * 216) / 100
  // A hundred of them are closer than 3 px.
  if (count <= 40) expect(px).toBeGreaterThanOrEqual(3)
  if (second) expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second.x)
  const last = near.at(-1)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(100)
})

test.each([
  [[{ near: 1, far: 0 }], true],
  [[], false],
  [[{ near: 0, far: 0 }], false],
  [[{ near: NaN, far: 1 }], false],
  [[{ near: Infinity, far: 1 }], false],
  [[{ near: 1e16, far: 1 }], false],
])('%j can be drawn: %s', (all, expected) => {
  expect(isDrawable({ all })).toBe(expected)
})

test('up to 3 years each month has a stroke', () => {
  expect([1, 36, 37, 480].map(periodOf)).toEqual(['month', 'month', 'year', 'year'])
})
