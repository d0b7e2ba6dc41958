import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayNumber } from '@/islands/ui/dates/calendar.ts'
import { xirr, type CashFlow } from './xirr.ts'

const on = (year: number, month: number, day: number, amount: number): CashFlow => ({
  day: dayNumber({ year, month, day }),
  amount,
})
const microsoft = [
  on(2008, 1, 1, -10_000),
  on(2008, 3, 1, 2750),
  on(2008, 10, 30, 4250),
  on(2009, 2, 15, 3250),
  on(2009, 4, 1, 2750),
]
const yearly = (...amounts: number[]) =>
  amounts.map((amount, year) => ({ day: year * 365, amount }))

test("the example of the spreadsheet's documentation returns 37.34 %", () => {
  // Microsoft states 0.373362535, found within 1e-8; the amounts balance at 0.3733625335.
  const { rates } = xirr(microsoft)
  expect(rates).toHaveLength(1)
  expect(rates[0]).toBeCloseTo(0.3733625335, 9)
})

test('a payment on the way and the rest after two and a half years return 9.87 %', () => {
  const { rates } = xirr([
    on(2023, 1, 1, -100_000),
    on(2024, 1, 1, 10_000),
    on(2025, 7, 1, 115_000),
  ])
  expect(rates.map((rate) => (rate * 100).toFixed(2))).toEqual(['9.87'])
})

test('two rates are both found, also when they lie closely together or coincide', () => {
  const [low, high] = xirr([on(2026, 1, 1, -100), on(2027, 1, 1, 230), on(2028, 1, 1, -132)]).rates
  expect(low).toBeCloseTo(0.1, 12)
  expect(high).toBeCloseTo(0.2, 12)
  // (1 + R − 1.1)(1 + R − 1.101) = 0
  const near = xirr(yearly(-1, 2.201, -1.2111)).rates
  expect(near.map((rate) => Number(rate.toFixed(8)))).toEqual([0.1, 0.101])
  const touching = xirr(yearly(-100, 220, -121)).rates
  expect(touching).toHaveLength(1)
  expect(touching[0]).toBeCloseTo(0.1, 6)
})

test('three rates are found', () => {
  // (x − 1.1)(x − 1.2)(x − 1.5), x = 1 + R
  const { rates } = xirr(yearly(1, -3.8, 4.77, -1.98))
  expect(rates.map((rate) => Number(rate.toFixed(8)))).toEqual([0.1, 0.2, 0.5])
})

test.each([
  ['money one way', yearly(-100, -50), 'one way'],
  ['no money', [], 'one way'],
  ['amounts of one day that differ', [on(2026, 1, 1, -100), on(2026, 1, 1, 90)], 'one day'],
  ['amounts that never balance', yearly(-100, 150, -100), 'no rate'],
  ['a loss of all but a billionth', yearly(-1e9, 1), 'no rate'],
  ['amounts without an end', yearly(-Infinity, 1), 'too large'],
])('%s has no rate, and it is known why', (_case, flows, problem) => {
  expect(xirr(flows)).toEqual({ rates: [], problem })
})

test('rates near both ends are found, and amounts of any size', () => {
  expect(xirr(yearly(-1e6, 1)).rates[0]).toBeCloseTo(1e-6 - 1, 12)
  expect(xirr(yearly(-1, 1e6)).rates[0]).toBeCloseTo(999_999, 3)
  expect(xirr(yearly(-1e308, 1.1e308)).rates[0]).toBeCloseTo(0.1, 12)
  expect(xirr([{ day: 0, amount: -1 }, { day: 365 * 900, amount: 2 }]).rates[0]).toBeCloseTo(2 ** (1 / 900) - 1, 12) // prettier-ignore
})

const flows = fc.array(
  fc.record({
    day: fc.integer({ min: 700_000, max: 715_000 }),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  }),
  { minLength: 2, maxLength: 12 },
)

test('at each rate the amounts together are worth nothing', () => {
  fc.assert(
    fc.property(flows, (all) => {
      const last = Math.max(...all.map(({ day }) => day))
      for (const rate of xirr(all).rates) {
        // Each worth on the last day or the first, whichever overflows less.
        const from = rate < 0 ? last : Math.min(...all.map(({ day }) => day))
        const worth = all.map(({ day, amount }) => amount / (1 + rate) ** ((day - from) / 365))
        const sum = worth.reduce((total, part) => total + part, 0)
        const size = worth.reduce((total, part) => total + Math.abs(part), 0)
        expect(Math.abs(sum)).toBeLessThanOrEqual(size * 1e-9)
      }
    }),
    { numRuns: 100 },
  )
})

test('the order of the amounts is of no matter, and those of a day add up', () => {
  const close = (one: readonly number[], other: readonly number[]) => {
    expect(one).toHaveLength(other.length)
    one.forEach((rate, index) => expect(rate).toBeCloseTo(other[index] ?? NaN, 9))
  }
  close(xirr(microsoft.toReversed()).rates, xirr(microsoft).rates)
  const [start = NaN] = microsoft.map(({ day }) => day)
  const halves = [
    { day: start, amount: -4000 },
    ...microsoft.slice(1),
    { day: start, amount: -6000 },
  ]
  close(xirr(halves).rates, xirr(microsoft).rates)
})

test('one amount out and one back a year later earn the rate they differ by', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 1, max: 1e7 }), (a, b) => {
      fc.pre(Math.abs(Math.log(b / a)) < 7)
      expect(xirr(yearly(-a, b)).rates[0]).toBeCloseTo(b / a - 1, 9)
    }),
    { numRuns: 100 },
  )
})
