import fc from 'fast-check'
import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'

import { coursesOf, monthsUntil } from './course-of-returns.ts'
import { sipCalculator } from './definition.ts'
import { optionSentences, overTime } from './later.tsx'
import { investment, planOf, type InvestmentInput } from './investment.ts'
import { rangeTable } from './tables.ts'

const fresh = readInput(sipCalculator.fields, initialTexts(sipCalculator.fields))
const plan = (changes: Partial<InvestmentInput> = {}): InvestmentInput => ({ ...fresh, ...changes })
const values = (changes: Partial<InvestmentInput>) =>
  coursesOf(planOf(plan(changes)), plan(changes)).map(({ value }) => value)

// Every payment by itself, month by month, with 50 decimal digits.
test('three steady returns, and bad years at either end', () => {
  const expected = [920_828.38, 1_161_695.38, 1_482_357.55, 1_016_899.26, 643_015]
  const found = values({ rangePoints: 4 })
  expect(found).toHaveLength(5)
  for (const [index, value] of expected.entries()) expect(found[index]).toBeCloseTo(value, 2)
})

test('a part of a year, a lump sum and both step-ups take part', () => {
  const options = {
    years: 2.5,
    badYears: 1,
    lumpSum: 100_000,
    stepUpPercent: 10,
    stepUpRupees: 500,
  }
  const [first, last] = values({ ...options, rangePoints: 4 }).slice(3)
  expect(first).toBeCloseTo(301_884.53, 2)
  expect(last).toBeCloseTo(278_023.97, 2)
})

test('bad years are at most all years, and none are no course', () => {
  const found = values({ rangePoints: 4, badYears: 50, badReturnPercent: 5 })
  const all = investment(plan({ annualRatePercent: 5 })).totalValue
  expect(found[3]).toBeCloseTo(all, 4)
  expect(found[4]).toBeCloseTo(all, 4)
  expect(values({ rangePoints: 4, badYears: 0 })).toHaveLength(3)
  expect(values({ rangePoints: 4, badYears: -1 }).slice(3)).toEqual([NaN, NaN])
})

test('the order of the years does not matter for a lump sum alone, and late bad years cost a SIP more', () => {
  const cases = fc.record({
    years: fc.integer({ min: 12, max: 480 }).map((months) => months / 12),
    annualRatePercent: fc.double({ min: 1, max: 20, noNaN: true }),
    badReturnPercent: fc.double({ min: -30, max: 0, noNaN: true }),
    badYears: fc.integer({ min: 1, max: 10 }),
  })
  fc.assert(
    fc.property(cases, (changes) => {
      const lump = { ...changes, rangePoints: 1, monthlyInvestment: 0, lumpSum: 1e5 }
      const [first = NaN, last = NaN] = values(lump).slice(3)
      expect(first / last).toBeCloseTo(1, 9)
      const sip = values({ ...changes, rangePoints: 1 }).slice(3)
      expect(sip[1] ?? NaN).toBeLessThanOrEqual((sip[0] ?? NaN) * (1 + 1e-9))
    }),
  )
})

test.each([
  [{}, 1_000_000, 110],
  [{}, 10_000_000, 306],
  [{ stepUpPercent: 10 }, 10_000_000, 241],
  [
    { monthlyInvestment: 10_000, stepUpPercent: 10, stepUpRupees: 500, lumpSum: 100_000 },
    10_000_000,
    173,
  ],
  [{ annualRatePercent: 0 }, 600_000, 120],
  [{ lumpSum: 5 }, 5, 0],
  [{ monthlyInvestment: 0 }, 5, NaN],
])('%j reaches %d after %d months', (changes, amount, months) => {
  expect(monthsUntil(planOf(plan(changes)), amount)).toBe(months)
})

const wanted = (changes: Partial<InvestmentInput>) =>
  Object.fromEntries(optionSentences(investment(plan(changes)), plan(changes)))['Amount wanted']

test('the sentence names the month and what the plan is then worth', () => {
  expect(wanted({ wantedAmount: 1_000_000 })).toBe(
    'At this return, every month, the plan reaches ₹10,00,000 after 110 months (9 years 2 months). It is then worth ₹10,03,838.',
  )
  expect(wanted({ wantedAmount: 1e30 })).toContain('does not reach')
  expect(wanted({ wantedAmount: 5, lumpSum: 10 })).toContain('You start with ₹10')
  expect(wanted({})).toBeUndefined()
})

test('the table names each course by its return', () => {
  const table = rangeTable(plan({ rangePoints: 4 }))
  expect(table?.rows.map(([name]) => name)).toEqual([
    'Low: 8% every year',
    'As entered: 12% every year',
    'High: 16% every year',
    'The first 3 years at -10%, the others as entered',
    'The last 3 years at -10%, the others as entered',
  ])
  expect(rangeTable(plan())).toBeUndefined()
})

test('a course is left out while a field that names it cannot be read', () => {
  for (const unread of [{ annualRatePercent: NaN }, { expenseRatioPercent: NaN }])
    expect(rangeTable(plan({ rangePoints: 4, ...unread }))).toBeUndefined()
  for (const unread of [{ years: NaN }, { badYears: NaN }, { badReturnPercent: NaN }])
    expect(rangeTable(plan({ rangePoints: 4, ...unread }))?.rows).toHaveLength(3)
})

test('with a range the chart shows three lines', () => {
  const input = plan({ rangePoints: 4 })
  const picture = overTime(investment(input), input)
  expect(picture?.series.map(({ label }) => label)).toEqual(['Put in', 'Low', 'As entered', 'High'])
  expect(picture?.series[1]?.amounts.at(-1)).toBeCloseTo(920_828.38, 2)
})
