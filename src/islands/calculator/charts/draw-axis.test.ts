import { expect, test } from 'vitest'

import { axisFor, yearStep } from './draw-axis.ts'

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

test('an axis reaches below nought as far as it must', () => {
  expect(axisFor([-50, 100])).toEqual({ min: -50, max: 100, step: 50 })
})

test('no amount at all still has an axis', () => {
  expect(axisFor([0])).toEqual({ min: 0, max: 3, step: 1 })
})

test('at most nine years are named on an axis', () => {
  for (let years = 1; years <= 100; years++) expect(years / yearStep(years)).toBeLessThanOrEqual(9)
})
