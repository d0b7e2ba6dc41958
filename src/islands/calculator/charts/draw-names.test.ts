import { expect, test } from 'vitest'

import { placeNames, type LineName, type Point } from './draw-names.ts'

const AREA = { left: 0, right: 200, top: 0, bottom: 200 }

const line = (text: string, points: Point[]): LineName => ({
  points,
  whole: { text: `${text} ₹0`, width: 80 },
  short: { text, width: 60 },
})

/** Builds a line with a point every ten pixels, its height a function of the index. */
const along = (height: (x: number) => number) =>
  Array.from({ length: 21 }, (_, step) => ({ x: step * 10, y: height(step * 10) }))

test('a line that rises has its name with its amount above its end', () => {
  const [placed] = placeNames(
    [
      line(
        'Value',
        along((x) => 180 - x / 2),
      ),
    ],
    AREA,
    [],
  )
  expect(placed).toMatchObject({ text: 'Value ₹0', x: 198, align: 'right' })
  expect(placed?.y).toBeLessThan(80)
})

test('lines that meet on the ground are named on their way, each clear of both', () => {
  const upper = along((x) => 200 - Math.sqrt(200 ** 2 - x ** 2) * 0.9)
  const lower = along((x) => Math.min(200, 20 + x * 1.4))
  const placed = placeNames([line('Without', upper), line('With', lower)], AREA, [])
  expect(placed.map(({ text }) => text)).toEqual(['Without', 'With'])
  expect(placed.every(({ y }) => y < 180)).toBe(true)
  for (const { x, y, align } of placed) {
    const [left, right] = align === 'left' ? [x, x + 60] : [x - 60, x]
    const crossing = [...upper, ...lower].filter(
      (point) => point.x > left && point.x < right && Math.abs(point.y - y) < 8,
    )
    expect(crossing).toEqual([])
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(200)
  }
})

test('of two lines that end as one the second is named below', () => {
  const level = along(() => 100)
  const [first, second] = placeNames([line('New', level), line('Old', level)], AREA, [])
  expect(first).toMatchObject({ text: 'New ₹0', y: 86 })
  expect(second).toMatchObject({ text: 'Old ₹0', y: 114 })
})

test('no line runs between a name and its own line', () => {
  const upper = along((x) => 180 - x * 0.6)
  const lower = along((x) => 186 - x * 0.55)
  const [, second] = placeNames([line('New', upper), line('Old', lower)], AREA, [])
  const below = lower.find(({ x }) => Math.abs(x - (second?.x ?? 0)) < 10)
  expect(second?.y).toBeGreaterThan(below?.y ?? Infinity)
})

test('a name that has no room anywhere stands above the end', () => {
  const [placed] = placeNames(
    [
      line(
        'Value',
        along(() => 100),
      ),
    ],
    { ...AREA, right: 50 },
    [],
  )
  expect(placed).toMatchObject({ text: 'Value ₹0', y: 86 })
})

test('a name keeps clear of the mark', () => {
  const level = along(() => 100)
  const mark = [
    { x: 150, y: 0 },
    { x: 150, y: 200 },
  ]
  const [placed] = placeNames([line('Value', level)], AREA, mark)
  const [left, right] = placed?.align === 'left' ? [placed.x, placed.x + 60] : [(placed?.x ?? 0) - 60, placed?.x ?? 0] // prettier-ignore
  expect(left > 150 || right < 150).toBe(true)
})
