import fc from 'fast-check'
import { expect, test } from 'vitest'

import { discounted, isStep, percentOff } from './discounts.ts'

// Decimal arithmetic by hand.
test.each([
  [2000, [20, 10], 1440, 560, 28],
  [2000, [10, 20], 1440, 560, 28],
  [2000, [], 2000, 0, 0],
  [999.99, [33.3], 666.99333, 332.99667, 33.3],
  [1000, [50, 50, 50], 125, 875, 87.5],
  [500, [100, 10], 0, 500, 100],
  // 20 % more and then 20 % less is 4 % less; 25 % more and then 20 % less is as before.
  [100, [-20, 20], 96, 4, 4],
  [100, [-25, 20], 100, 0, 0],
  // 1,000 + 18 % = 1,180; less 10 % = 1,062.
  [1000, [-18, 10], 1062, -62, -6.2],
])('%d less %j is %d: %d saved, %d %% in one', (price, percents, pay, saved, asOne) => {
  expect(discounted(price, percents)).toMatchObject({ pay, saved, asOnePercent: asOne })
})

test('each step takes off what the step before has left', () => {
  expect(discounted(2000, [20, 10]).steps).toEqual([
    { percent: 20, off: 400, left: 1600 },
    { percent: 10, off: 160, left: 1440 },
  ])
})

test.each([[[101]], [[NaN]], [[10, NaN]]])('%j has no price', (percents) => {
  expect(discounted(100, percents)).toMatchObject({ pay: NaN, saved: NaN, asOnePercent: NaN })
})

test('a rise is a negative discount, and an impossible step is not a number', () => {
  expect(percentOff({ percent: 5, direction: 'more' })).toBe(-5)
  expect(percentOff({ percent: 0, direction: 'more' })).toBe(0)
  expect(percentOff({ percent: 5, direction: 'off' })).toBe(5)
  expect(percentOff({ percent: 150, direction: 'more' })).toBe(-150)
  expect(percentOff({ percent: 150, direction: 'off' })).toBeNaN()
  expect(percentOff({ percent: -5, direction: 'more' })).toBeNaN()
  expect(isStep({ percent: NaN, direction: 'off' })).toBe(false)
})

test('a chain is as much as its one discount, in any order', () => {
  const whole = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 4 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), whole, (price, percents) => {
      const { pay, asOnePercent } = discounted(price, percents)
      expect(discounted(price, [asOnePercent]).pay).toBe(pay)
      expect(discounted(price, percents.toReversed()).pay).toBe(pay)
    }),
  )
})
