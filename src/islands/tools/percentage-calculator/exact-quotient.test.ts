import { expect, test } from 'vitest'

import { exactQuotient } from './exact-quotient.ts'

// Worked by hand in decimal digits; a double of the text on the right is the nearest there is.
test.each([
  [[7, 100], [100], 0, 7],
  [[1.005], [1], 0, 1.005],
  [[1e21, 2], [4], 0, 5e20],
  [[1e22], [1e-7], 0, 1e29],
  [[3e-7], [1e21], 0, 3e-28],
  [[1], [1e300], 0, 1e-300],
  [[1e300], [3e299], 0, 10 / 3],
  [[1], [0.5], 0.25, 2.25],
  [[1], [3], 0, 1 / 3],
  [[-150], [100], 1, -0.5],
])('%j over %j plus %d is %d', (factors, divisors, term, quotient) => {
  expect(exactQuotient(factors, divisors, term)).toBe(quotient)
})

test('nothing is never minus nothing', () => {
  expect(exactQuotient([-0], [5])).toBe(0)
  expect(exactQuotient([-5e-324, 1e-300], [1e300])).toBe(0)
})

test.each([
  [[1], [0]],
  [[1], [5, 0]],
  [[Infinity], [2]],
  [[2], [NaN]],
])('%j over %j has no value', (factors, divisors) => {
  expect(exactQuotient(factors, divisors)).toBeNaN()
})
