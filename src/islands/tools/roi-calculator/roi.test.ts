import fc from 'fast-check'
import { expect, test } from 'vitest'

import { roi, whyUndefined } from './roi.ts'

const investment = (initialInvestment: number, finalValue: number, holdingYears = 0) => ({
  initialInvestment,
  finalValue,
  holdingYears,
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
