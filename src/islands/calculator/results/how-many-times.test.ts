import { expect, test } from 'vitest'

import { howManyTimes } from './how-many-times.ts'

test('a whole is so many times its part, to two decimals', () => {
  // 20,82,776 ÷ 10,00,000 = 2.082776
  expect(howManyTimes(2_082_776, 1_000_000)).toBe('2.08 times')
  expect(howManyTimes(0, 5)).toBe('0.00 times')
})

test.each([
  [1, 0],
  [0, 0],
  [5, -5],
  [-5, 5],
  [1e300, 1],
  [NaN, 1],
  [1, NaN],
])('of %d and %d nothing is said', (whole, part) =>
  expect(howManyTimes(whole, part)).toBeUndefined(),
)
