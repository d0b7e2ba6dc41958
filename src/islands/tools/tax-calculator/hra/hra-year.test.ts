import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hraYear, type HraChange, type HraInput } from './hra-year.ts'

const home = { monthlyBasic: 50_000, monthlyHra: 20_000, monthlyRent: 18_000, city: 'Bengaluru' }
const input = (changes: Partial<HraInput> = {}): HraInput => ({
  ...home,
  taxYear: 'tax-year-2026-27',
  changes: [],
  paidFrom: 0,
  oldRatePercent: 20,
  ...changes,
})
const change = (changes: Partial<HraChange>): HraChange => ({
  ...home,
  fromMonth: 6,
  what: 'rent',
  ...changes,
})

// By hand: 12 × (18,000 − 5,000), and 20 % of it with 4 % cess
test('a year without changes', () => {
  expect(hraYear(input())).toMatchObject({
    exempt: 156_000,
    taxable: 84_000,
    received: 240_000,
    saved: 32_448,
    perRupeeOfRent: 12,
  })
})

// By hand, a half year each: 6 × 13,000 and then the least of 20,000, new rent − 5,000 and 25,000 or 20,000
test.each<[string, Partial<HraChange>, number]>([
  ['the rent rises to ₹22,000', { monthlyRent: 22_000 }, 78_000 + 6 * 17_000],
  ['the rent rises past the allowance', { monthlyRent: 30_000 }, 78_000 + 6 * 20_000],
  // salary 1,00,000, allowance 60,000: rent beyond 10,000
  [
    'the pay doubles',
    { what: 'pay', monthlyBasic: 100_000, monthlyHra: 60_000 },
    78_000 + 6 * 8_000,
  ],
  [
    'the home moves to Noida',
    { what: 'home', city: 'other', monthlyRent: 16_000 },
    78_000 + 6 * 11_000,
  ],
  ['the rent changes only in March', { fromMonth: 11, monthlyRent: 5_000 }, 11 * 13_000],
])('where %s, each month counts with its own', (_, changes, exempt) => {
  expect(hraYear(input({ changes: [change(changes)] })).exempt).toBe(exempt)
})

test('a change of the rent leaves pay and city as they were, and one of the pay the home', () => {
  const strange = { monthlyBasic: 1, monthlyHra: 2, monthlyRent: 3, city: 'other' }
  const changes = (['rent', 'pay', 'home'] as const).map((what, index) =>
    change({ ...strange, what, fromMonth: index + 1 }),
  )
  const { periods } = hraYear(input({ changes }))
  expect(periods.map((p) => [p.from, p.months, p.salary, p.hra, p.rent, p.city])).toEqual([
    [0, 1, 50_000, 20_000, 18_000, 'metro'],
    [1, 1, 50_000, 20_000, 3, 'metro'],
    [2, 1, 1, 2, 3, 'metro'],
    [3, 9, 1, 2, 3, 'other'],
  ])
})

// 50 % of 24,000 against 40 %: 12,000 or 9,600 a month, the allowance and the rent being above both
test('a city counts by the rule of the year', () => {
  const small = { monthlyBasic: 24_000, monthlyHra: 15_000, monthlyRent: 18_000 }
  expect(hraYear(input(small)).exempt).toBe(144_000)
  expect(hraYear(input({ ...small, taxYear: 'fy-2025-26' })).exempt).toBe(115_200)
  expect(hraYear(input({ ...small, city: 'Mumbai', taxYear: 'fy-2025-26' })).exempt).toBe(144_000)
})

test('months before the first paid one do not count, and what changed in them does', () => {
  const { periods, received } = hraYear(
    input({ paidFrom: 9, changes: [change({ fromMonth: 3, monthlyRent: 9_000 })] }),
  )
  expect(periods).toMatchObject([{ from: 9, months: 3, rent: 9_000 }])
  expect(received).toBe(60_000)
})

test('of two changes in one month, the later one in the list holds', () => {
  const changes = [change({ monthlyRent: 9_000 }), change({ monthlyRent: 10_000 })]
  const { periods } = hraYear(input({ changes }))
  expect(periods.map(({ rent }) => rent)).toEqual([18_000, 10_000])
})

test('one more rupee of rent counts only in months in which the rent is the least', () => {
  expect(hraYear(input({ changes: [change({ monthlyRent: 30_000 })] })).perRupeeOfRent).toBe(6)
  expect(hraYear(input({ monthlyRent: 25_000 })).perRupeeOfRent).toBe(0)
  expect(hraYear(input({ monthlyRent: 4_000 })).perRupeeOfRent).toBe(0)
})

test.each(['monthlyBasic', 'monthlyHra', 'monthlyRent'] as const)(
  'an unusable %s has no exemption',
  (name) => {
    for (const amount of [NaN, -1, 1e308, Infinity])
      expect(hraYear(input({ [name]: amount })).exempt).toBeNaN()
  },
)

test('the order of the changes does not matter, and the periods fill the year', () => {
  const amount = fc.integer({ min: 0, max: 200_000 })
  const changes = fc.uniqueArray(
    fc.record({
      fromMonth: fc.integer({ min: 0, max: 11 }),
      what: fc.constantFrom('rent' as const, 'pay' as const, 'home' as const),
      monthlyBasic: amount,
      monthlyHra: amount,
      monthlyRent: amount,
      city: fc.constantFrom('Mumbai', 'Pune', 'other'),
    }),
    { selector: ({ fromMonth }) => fromMonth },
  )
  fc.assert(
    fc.property(changes, fc.integer({ min: 0, max: 11 }), (list, paidFrom) => {
      const one = hraYear(input({ changes: list, paidFrom }))
      expect(hraYear(input({ changes: list.toReversed(), paidFrom }))).toEqual(one)
      expect(one.periods.reduce((sum, { months }) => sum + months, 0)).toBe(12 - paidFrom)
      expect(one.exempt + one.taxable).toBeCloseTo(one.received, 3)
    }),
  )
})
