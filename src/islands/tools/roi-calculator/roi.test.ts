import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { percent, whole } from '@/lib/format.ts'

import { dayNumber } from '@/islands/ui/dates/calendar.ts'
import { whyUndefined } from './definition.ts'
import { daysHeld, roi } from './roi.ts'

const investment = (initialInvestment: number, finalValue: number, holdingYears = 0) => ({
  initialInvestment,
  finalValue,
  holdingYears,
  boughtOn: NaN,
  soldOn: NaN,
})

// (final − initial)/initial by hand
test.each([
  [100_000, 150_000, 50, 50_000, 'profitable'],
  [100_000, 100_000, 0, 0, 'profitable'],
  [100_000, 75_000, -25, -25_000, 'loss'],
  [100_000, 0, -100, -100_000, 'loss'],
  [80_000, 100_000, 25, 20_000, 'profitable'],
  [100_000, -50_000, -150, -150_000, 'loss'],
])('%d that became %d returned %d %%', (initial, final, percent, profit, status) => {
  const result = roi(investment(initial, final))
  expect(result).toMatchObject({ roi: percent, netProfit: profit, totalReturn: final, status })
})

// 1.5^(1/5) − 1 = 8.45 %; 1.5^(1/10) − 1 = 4.14 %; 2^(1/10) − 1 = 7.1773 %; 0.81 = 0.9²
test.each([
  [100_000, 150_000, 5, 8.4472],
  [100_000, 150_000, 10, 4.138],
  [1, 2, 10, 7.1773],
  [100, 81, 2, -10],
  [100, 0, 3, -100],
  [100, 100, 7, 0],
  [100, 150, 1, 50],
  [100, 225, 0.5, 406.25],
])('%d that became %d in %d years grew by %d %% a year', (initial, final, years, percent) => {
  expect(roi(investment(initial, final, years)).cagrPercent).toBeCloseTo(percent, 4)
})

test('the return on nothing is not defined', () => {
  // docs/specification.md 5.7
  const result = roi(investment(0, 150_000))
  expect(result).toMatchObject({ roi: NaN, netProfit: 150_000, status: 'undefined' })
  expect(roi(investment(0, 0)).status).toBe('undefined')
  expect(roi(investment(-0, 5)).roi).toBeNaN()
})

test.each([
  [0, 100, 2],
  [-100, -200, 2],
  [100, -200, 2],
  [100, 200, 0],
  [100, 200, -1],
])('%d that became %d in %d years has no yearly rate', (initial, final, years) => {
  expect(roi(investment(initial, final, years)).cagrPercent).toBeNaN()
})

test.each([
  [investment(0, 150_000), /not defined/],
  [investment(1e-300, 1e300), /too large/],
  [investment(100, 200, -1), /longer than 0 years/],
  [investment(100, -200, 2), /negative/],
  [investment(-100, 200, 2), /negative/],
  [investment(1, 1e9, 1e-3), /too large/],
])('%j is explained in words', (input, sentence) => {
  expect(whyUndefined(input)).toMatch(sentence)
})

test('an ordinary investment needs no explanation', () => {
  expect(whyUndefined(investment(100_000, 150_000))).toBeUndefined()
  expect(whyUndefined(investment(100_000, 150_000, 5))).toBeUndefined()
  expect(whyUndefined(investment(100_000, -5))).toBeUndefined()
  expect(whyUndefined(investment(100_000, 0, 3))).toBeUndefined()
})

const between = (from: string, to: string) => {
  const [boughtOn = NaN, soldOn = NaN] = [from, to].map((text) => {
    const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number)
    return dayNumber({ year, month, day })
  })
  return { ...investment(100_000, 150_000, 7), boughtOn, soldOn }
}

// 1827 days with two leap days: 1.5^(365/1827) − 1 = 8.4376 %; 365 days are one year, 366 a little more: 1.5^(365/366) − 1 = 49.8339 %.
test.each([
  ['2020-01-01', '2025-01-01', 8.4376],
  ['2025-01-01', '2026-01-01', 50],
  ['2024-01-01', '2025-01-01', 49.8339],
])('between %s and %s days are counted, with 365 a year', (from, to, percent) => {
  expect(roi(between(from, to)).cagrPercent).toBeCloseTo(percent, 4)
})

test.each([
  ['2025-01-01', '2025-01-01'],
  ['2025-01-02', '2025-01-01'],
])('held from %s to %s there is no yearly rate', (from, to) => {
  const input = between(from, to)
  expect(roi(input).cagrPercent).toBeNaN()
  expect(whyUndefined(input)).toMatch(/after the date/)
})

test('one date alone leaves the years as they are', () => {
  const input = { ...between('2020-01-01', '2025-01-01'), soldOn: NaN }
  expect(roi(input)).toEqual(roi(investment(100_000, 150_000, 7)))
})

test('growing by the yearly rate for all the years gives the final value', () => {
  const amounts = fc.double({ min: 1_000, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(
      amounts,
      amounts,
      fc.double({ min: 1, max: 50, noNaN: true }),
      (initial, final, years) => {
        const { cagrPercent } = roi(investment(initial, final, years))
        expect((initial * (1 + cagrPercent / 100) ** years) / final).toBeCloseTo(1, 6)
      },
    ),
  )
})

test('the page says what its formula gives between two dates', () => {
  const path = '../../../content/tools/roi-calculator.mdx'
  const page = readFileSync(new URL(path, import.meta.url), 'utf8')
  const dated = between('2020-01-01', '2025-01-01')
  expect(page).toContain(
    `1 January 2020 to 1 January 2025 is ${whole(daysHeld(dated))} days, so the growth from ₹1,00,000 to ₹1,50,000 is ${percent(roi(dated).cagrPercent)} a year`,
  )
})
