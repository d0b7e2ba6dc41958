import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { gst, gstByRate, type Direction, type GstItem, type Supply, gstRates } from './gst.ts'

const one = (amount: number, ratePercent: number, direction: Direction, supply: Supply) =>
  gst([{ amount, ratePercent }], direction, supply).sum

// Value, half of the tax, tax and total, by the fractions of Python, rounded to the paisa.
test.each([
  [1_000, 18, 'add', 'within', [1_000, 90, 180, 1_180]],
  [1_000, 18, 'add', 'between', [1_000, 0, 180, 1_180]],
  [500, 40, 'remove', 'within', [357.14, 71.43, 142.86, 500]],
  [500, 40, 'remove', 'between', [357.14, 0, 142.86, 500]],
  [100, 18, 'remove', 'within', [84.74, 7.63, 15.26, 100]],
  [100, 18, 'remove', 'between', [84.75, 0, 15.25, 100]],
  [61_950, 3, 'remove', 'between', [60_145.63, 0, 1_804.37, 61_950]],
  [1_00_000, 0.25, 'add', 'within', [1_00_000, 125, 250, 1_00_250]],
  [33.33, 5, 'add', 'within', [33.33, 0.83, 1.66, 34.99]],
  [999.99, 18, 'add', 'between', [999.99, 0, 180, 1_179.99]],
  [-1_000, 18, 'add', 'within', [-1_000, -90, -180, -1_180]],
  [250, 0, 'remove', 'within', [250, 0, 0, 250]],
] as const)(
  '%d at %d %%, %s, %s the state',
  (amount, rate, direction, supply, [value, halfTax, tax, total]) => {
    expect(one(amount, rate, direction, supply)).toEqual({ value, halfTax, tax, total })
  },
)

describe('half a paisa goes away from zero, however a computer writes the amount', () => {
  // 5 % of 1.10 is 0.055, and 0.75 % of 10 is 0.075: both lie below that as doubles.
  test.each([
    [1.1, 5, 'between', 0.06],
    [-1.1, 5, 'between', -0.06],
    [10, 1.5, 'within', 0.16],
    [1.005, 0, 'between', 0],
  ] as const)('the tax on %d at %d %% %s states is %d', (amount, rate, supply, tax) => {
    expect(one(amount, rate, 'add', supply).tax).toBe(tax)
  })

  test('an amount with parts of a paisa is taken to the paisa', () => {
    expect(one(1.005, 0, 'add', 'between').total).toBe(1.01)
  })
})

test('many small amounts add up without binary noise', () => {
  // 0.1 + 0.2 is 0.30000000000000004 to a computer; ten times 0.1 is 0.9999999999999999.
  const tenth = { amount: 0.1, ratePercent: 0 }
  expect(gst(Array(10).fill(tenth), 'add', 'between').sum.total).toBe(1)
  expect(gst([tenth, { ...tenth, amount: 0.2 }], 'add', 'between').sum.value).toBe(0.3)
})

test('each amount is taxed and rounded by itself, as the lines of an invoice are', () => {
  // Three lines of 0.06 tax from 0.055 each; the tax on 3.30 at once would be 0.17.
  const line = { amount: 1.1, ratePercent: 5 }
  expect(gst([line, line, line], 'add', 'between').sum.tax).toBe(0.18)
})

test('without amounts there is no tax', () => {
  expect(gst([], 'add', 'within').sum).toEqual({ value: 0, halfTax: 0, tax: 0, total: 0 })
})

test.each([
  [{ amount: NaN, ratePercent: 18 }],
  [{ amount: 100, ratePercent: NaN }],
  [{ amount: 100, ratePercent: -1 }],
  [{ amount: 100, ratePercent: -100 }],
  [{ amount: Infinity, ratePercent: 18 }],
])('%j has no tax, and then there is no sum', (item) => {
  const { parts, sum } = gst([{ amount: 100, ratePercent: 18 }, item], 'remove', 'within')
  expect(parts[0]?.total).toBe(100)
  for (const figure of [...Object.values(parts[1] ?? {}), ...Object.values(sum)])
    expect(figure).toBeNaN()
})

test('an amount near the largest double is whole in its total', () => {
  expect(one(1.5e308, 0, 'add', 'between').total).toBe(1.5e308)
})

test('value and tax are the total, half and half the tax, and the tax that of the rate', () => {
  const paise = (rupees: number) => Math.round(rupees * 100)
  const item = fc.record({
    amount: fc.integer({ min: -1e9, max: 1e9 }).map((amount) => amount / 100),
    ratePercent: fc.constantFrom(...gstRates.rates.map(({ percent }) => percent), 1.5, 12, 28),
  })
  const directions = fc.constantFrom<Direction>('add', 'remove')
  fc.assert(
    fc.property(item, directions, fc.constantFrom<Supply>('within', 'between'), (given, to, by) => {
      const { value, halfTax, tax, total } = gst([given], to, by).sum
      expect(paise(value) + paise(tax)).toBe(paise(total))
      expect(to === 'add' ? value : total).toBe(given.amount + 0)
      if (by === 'within') expect(paise(tax)).toBe(2 * paise(halfTax))
      // Two roundings of half a paisa at most.
      expect(Math.abs((total * given.ratePercent) / (100 + given.ratePercent) - tax)).toBeLessThan(
        0.0101,
      )
    }),
  )
})

test('what was added can be removed again, to the paisa', () => {
  // The two roundings together move the value by less than a paisa at any rate, so they do not move it at all.
  const amounts = fc.integer({ min: 0, max: 1e11 }).map((amount) => amount / 100)
  const rates = fc.constantFrom(...gstRates.rates.map(({ percent }) => percent))
  fc.assert(
    fc.property(amounts, rates, (amount, ratePercent) => {
      const item: GstItem = { amount, ratePercent }
      const { total } = gst([item], 'add', 'between').sum
      expect(one(total, ratePercent, 'remove', 'between').value).toBe(amount)
    }),
  )
})

test('the rates are those that have been in force since 22 September 2025', () => {
  // Schedules I to V of Notification No. 9/2025-Central Tax (Rate), twice the central tax, and nil.
  const schedules = [2.5, 9, 20, 1.5, 0.125].map((central) => 2 * central)
  expect(new Set(gstRates.rates.map(({ percent }) => percent))).toEqual(new Set([0, ...schedules]))
  expect(gstRates.from).toBe('2025-09-22')
})

test('the sums of the rates are those of their amounts, the lowest rate first', () => {
  const items = [
    { amount: 1_000, ratePercent: 18 },
    { amount: 200, ratePercent: 5 },
    { amount: 500, ratePercent: 18 },
  ]
  expect(gstByRate(items, 'add', 'within')).toEqual([
    { ratePercent: 5, value: 200, halfTax: 5, tax: 10, total: 210 },
    { ratePercent: 18, value: 1_500, halfTax: 135, tax: 270, total: 1_770 },
  ])
})
