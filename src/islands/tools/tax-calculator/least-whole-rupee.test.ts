import fc from 'fast-check'
import { expect, test } from 'vitest'

import { leastWholeRupee } from './income-tax.ts'

test('the least whole rupee is the first at which the condition holds', () => {
  fc.assert(
    fc.property(fc.tuple(fc.maxSafeNat(), fc.maxSafeNat(), fc.maxSafeNat()), (drawn) => {
      const [notYet = 0, first = 0, enough = 0] = drawn.toSorted((a, b) => a - b)
      fc.pre(notYet < first)
      expect(leastWholeRupee(notYet, enough, (rupees) => rupees >= first)).toBe(first)
    }),
  )
})

test('from within a rupee the next whole one is found', () => {
  expect(leastWholeRupee(0.5, 10, (rupees) => rupees > 0.5)).toBe(1)
  expect(leastWholeRupee(4, 5, (rupees) => rupees > 4)).toBe(5)
})

test('it halves: a crore takes no more than 24 tries', () => {
  let tries = 0
  leastWholeRupee(0, 1e7, (rupees) => {
    tries += 1
    return rupees > 1_234_567
  })
  expect(tries).toBeLessThanOrEqual(24)
})

test.each([2 ** 53, 1e17, 1e300, Number.MAX_VALUE])(
  'the search up to %d ends with a number at which the condition holds, next to one at which it does not',
  (enough) => {
    const holds = (rupees: number) => rupees > enough / 3
    const found = leastWholeRupee(0, enough, holds)
    expect(holds(found)).toBe(true)
    expect(holds(found - Math.max(1, found * Number.EPSILON))).toBe(false)
  },
)

test('where the condition ceases in between, a rupee is found at which it begins', () => {
  const holds = (rupees: number) => (rupees >= 10 && rupees < 20) || rupees >= 50
  expect([10, 50]).toContain(leastWholeRupee(0, 100, holds))
})
