import { expect, test } from 'vitest'

import { barHeights, DOUGHNUT, drawnAmounts, slices } from './chart-geometry.ts'

const part = (amount: number, label = 'Part') => ({ label, amount, color: 'principal' as const })

test('the slices follow each other and fill the circle', () => {
  expect(slices([1, 2, 1])).toEqual([
    { start: 0, share: 0.25 },
    { start: 0.25, share: 0.5 },
    { start: 0.75, share: 0.25 },
  ])
})

// The specification's loan: 10,00,000 of 20,82,776 is principal.
test('a loan of 10 lakh that costs 10,82,776 is principal for 48.0 % of its circle', () => {
  const [principal, interest] = slices([1_000_000, 1_082_776])
  expect(principal?.share).toBeCloseTo(0.4801, 4)
  expect(interest?.start).toBe(principal?.share)
  expect((principal?.share ?? 0) + (interest?.share ?? 0)).toBe(1)
})

test('one part takes the whole circle, and no part an empty one', () => {
  expect(slices([0, 5])).toEqual([
    { start: 0, share: 0 },
    { start: 0, share: 1 },
  ])
  expect(slices([0, 0]).map(({ share }) => share)).toEqual([0, 0])
})

test('what is negative, undefined or hidden takes nothing', () => {
  const parts = [part(-5), part(NaN), part(Infinity), part(7, 'Hidden'), part(3)]
  expect(drawnAmounts(parts, new Set(['Hidden']))).toEqual([0, 0, 0, 0, 3])
})

test('amounts beyond any money still have shares', () => {
  expect(slices(drawnAmounts([part(1e308), part(1e308)])).map(({ share }) => share)).toEqual([
    0.5, 0.5,
  ])
})

test('the highest bar fills its place, and the others keep their proportion', () => {
  expect(barHeights([100_000, 150_000, 75_000])).toEqual([2 / 3, 1, 0.5])
  expect(barHeights([0, 0])).toEqual([0, 0])
})

// chart.js: the outer radius is half of the box without the border, and the inner radius is a fraction of it. The border
// covers half of its width on both edges.
test('the static ring is the one that chart.js draws', () => {
  const { size, gap, cutout, radius, thickness, turnOfGap } = DOUGHNUT
  const outer = (size - gap) / 2
  expect(radius + thickness / 2).toBeCloseTo(outer - gap / 2, 2)
  expect(radius - thickness / 2).toBeCloseTo(outer * cutout + gap / 2, 2)
  expect(turnOfGap).toBeCloseTo(gap / (2 * Math.PI * radius), 4)
})
