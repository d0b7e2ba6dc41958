import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { OverTime } from './chart-types.ts'
import { axisFor, scales, yearStep } from './draw-scales.ts'

beforeAll(() => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))
})
afterAll(() => void vi.unstubAllGlobals())

interface XAxis {
  offset?: boolean
  ticks: { callback: (index: number) => string }
  afterBuildTicks: (scale: { ticks: { value: number }[] }) => void
}

/** The x axis of a chart with one series. */
function xAxisOf(x: readonly number[], xUnit: OverTime['xUnit'], look: 'bar' | 'line'): XAxis {
  const series = [{ label: 'Amount', color: 'principal', look, amounts: x.map(() => 1) }] as const
  const overTime = { title: '', sentence: '', xUnit, yUnit: 'rupees', x, series } as const
  return scales(overTime, 800)['x'] as XAxis
}

test('an axis that begins at one lakh names round incomes', () => {
  const scale = { ticks: [] as { value: number }[] }
  xAxisOf([100_000, 5_000_000], 'rupees', 'line').afterBuildTicks(scale)
  expect(scale.ticks.map(({ value }) => value / 100_000)).toEqual([10, 20, 30, 40, 50])
})

test('the first and the last bar have room for their whole width', () => {
  expect(xAxisOf([1, 2], 'years', 'bar')).toMatchObject({ offset: true })
})

test.each([
  [13, ['Year 1', '5', '10', '13']],
  [12, ['Year 1', '5', '10']],
  [3, ['Year 1', '2', '3']],
])('of %i bars these are named', (count, names) => {
  const years = Array.from({ length: count }, (_, index) => index + 1)
  const { ticks } = xAxisOf(years, 'years', 'bar')
  expect(years.map((_, index) => ticks.callback(index)).filter(Boolean)).toEqual(names)
})

test.each([
  [[104_138], { min: 0, max: 120_000, step: 40_000 }],
  [[1_000_000], { min: 0, max: 1_200_000, step: 400_000 }],
  [[0, 300_000], { min: 0, max: 300_000, step: 100_000 }],
  [[30], { min: 0, max: 30, step: 10 }],
  [[0.3], { min: 0, max: 0.3, step: 0.1 }],
])('the axis of %j has four round lines', (amounts, { min, max, step }) => {
  const axis = axisFor(amounts)
  expect(axis.min).toBe(min)
  expect(axis.max).toBeCloseTo(max)
  expect(axis.step).toBeCloseTo(step)
})

test('an axis covers negative amounts', () => {
  expect(axisFor([-50, 100])).toEqual({ min: -50, max: 100, step: 50 })
})

test('no amount at all still has an axis', () => {
  expect(axisFor([0])).toEqual({ min: 0, max: 3, step: 1 })
})

test('at most nine years are named on an axis', () => {
  for (let years = 1; years <= 100; years++) expect(years / yearStep(years)).toBeLessThanOrEqual(9)
})
