import fc from 'fast-check'
import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { roundTo } from '@/lib/format.ts'

import { sipCalculator } from './definition.ts'
import { investment, type InvestmentInput } from './investment.ts'
import { inTodaysRupees, realReturnPercent } from './sip.ts'
import { planYears, valueBy } from './tables.ts'

const fresh = readInput(sipCalculator.fields, initialTexts(sipCalculator.fields))
const plan = (changes: Partial<InvestmentInput> = {}): InvestmentInput => ({ ...fresh, ...changes })

test('the default plan shows the four numbers of the specification', () => {
  const result = investment(plan())
  expect(result.monthlyInvestment).toBe(5_000)
  expect(result.totalInvestment).toBe(600_000)
  expect(Math.round(result.estimatedReturns)).toBe(561_695)
  expect(Math.round(result.totalValue)).toBe(1_161_695)
  expect(result.realValue).toBe(result.totalValue)
})

// The three conventions, each by 50-digit decimals: a twelfth of the rate at the start, the twelfth root at the start, a twelfth at the end.
test.each([
  ['start-of-month', 10, 1_161_695],
  ['end-of-month', 10, 1_150_193],
  ['start-of-month-at-the-effective-rate', 10, 1_120_179],
  ['start-of-month', 1, 64_046.64],
  ['end-of-month', 1, 63_412.52],
  ['start-of-month-at-the-effective-rate', 1, 63_832.49],
] as const)(
  'paid by the convention "%s" for %d years the plan comes to %d',
  (convention, years, value) => {
    const shown = valueBy(convention, plan({ years }))
    expect(years === 1 ? roundTo(shown, 2) : roundTo(shown, 0)).toBe(value)
  },
)

// As the rate goes to 0 the value goes to amount × months.
test.each([0, 1e-13, 5e-324, -1e-13])(
  'at a rate of %d %% nothing but the payments is there',
  (rate) => {
    expect(investment(plan({ annualRatePercent: rate })).totalValue).toBeCloseTo(600_000, 6)
  },
)

test('a falling fund is worth less than was paid in', () => {
  // Exact sum over 12 payments of 100 at −1 % a month: 100 × Σ 0.99^k, k = 1 … 12
  let expected = 0
  for (let month = 1; month <= 12; month++) expected += 100 * 0.99 ** month
  const result = investment(plan({ monthlyInvestment: 100, annualRatePercent: -12, years: 1 }))
  expect(result.totalValue).toBeCloseTo(expected, 9)
  expect(result.estimatedReturns).toBeLessThan(0)
})

test('a yearly step-up of 10 % gives the published value', () => {
  // Ten level years, each grown to the end, by 50-digit decimals
  const result = investment(plan({ stepUpPercent: 10 }))
  expect(Math.round(result.totalValue)).toBe(1_687_163)
  expect(Math.floor(result.totalInvestment)).toBe(956_245)
})

test.each([
  [12, 10, 10, 120],
  [12, 12.682503013196972, 7, 84],
  [0, 5, 4, 48],
  [8, -20, 6, 72],
  [-6, 15, 3, 36],
  [12, 10, 2.5, 30],
])(
  'at %d %% with a step-up of %d %% over %d years the closed form equals paying month by month',
  (annualRatePercent, stepUpPercent, years, months) => {
    let value = 0
    let paid = 0
    for (let month = 0; month < months; month++) {
      const payment = 1_000 * (1 + stepUpPercent / 100) ** Math.floor(month / 12)
      paid += payment
      value = (value + payment) * (1 + annualRatePercent / 1200)
    }
    const result = investment(
      plan({ monthlyInvestment: 1_000, annualRatePercent, stepUpPercent, years }),
    )
    expect(result.totalValue / value).toBeCloseTo(1, 10)
    expect(result.totalInvestment / paid).toBeCloseTo(1, 10)
  },
)

test('a crore in 20 years buys what 31,18,047 buys today at 6 % inflation', () => {
  // One crore divided by the value of one rupee a month, by 50-digit decimals
  expect(Math.round(inTodaysRupees(10_000_000, 6, 20))).toBe(3_118_047)
})

test('12 % a year, paid as 1 % a month, is 6.30 % above an inflation of 6 %', () => {
  // 1.01^12 = 1.12682503…, and 1.12682503 / 1.06 = 1.063042…; 12 % paid once a year would leave 5.66 %
  expect(realReturnPercent(12, 6)).toBeCloseTo(6.3042, 4)
  expect(realReturnPercent(0, 0)).toBe(0)
})

test('paid in today’s rupees at the real return, the plan comes to its value in today’s rupees', () => {
  // One payment only: 5,000 for 10 years at 1 % a month, deflated by 6 % a year
  const real = 1 + realReturnPercent(12, 6) / 100
  expect(5_000 * real ** 10).toBeCloseTo(inTodaysRupees(5_000 * 1.01 ** 120, 6, 10), 6)
})

test('the sentence says the return that the figures have', () => {
  const input = plan({ inflationPercent: 6 })
  expect(sipCalculator.notes?.(investment(input), input)).toEqual([
    'Above inflation, that is a return of 6.30% a year.',
  ])
  expect(sipCalculator.notes?.(investment(plan()), plan())).toEqual([])
})

test.each([
  [{ years: 0 }, 0],
  [{ monthlyInvestment: 0, years: 1e6 }, 0],
  [{ years: 1e6 }, Infinity],
  [{ annualRatePercent: -1300 }, NaN],
  [{ stepUpPercent: -150 }, NaN],
])('the odd plan %j comes to %d without hanging', (changes, value) => {
  expect(investment(plan(changes)).totalValue).toBe(value)
})

test('the table has a row for every year and one for the last part of a year', () => {
  const rows = planYears(plan({ years: 2.5 }))
  expect(rows.map(([year]) => year)).toEqual([1, 2, 2.5])
  expect(rows.map(([, invested]) => invested)).toEqual([60_000, 120_000, 150_000])
  expect(rows[0]?.[3]).toBeCloseTo(64_046.64, 2)
})

test('in every row payments and returns make up the value, and the last row is the result', () => {
  const amounts = fc.double({ min: 1, max: 1e7, noNaN: true })
  const percents = fc.double({ min: -50, max: 50, noNaN: true })
  fc.assert(
    fc.property(
      amounts,
      percents,
      percents,
      fc.double({ min: 0.1, max: 60, noNaN: true }),
      (monthlyInvestment, annualRatePercent, stepUpPercent, years) => {
        const input = plan({ monthlyInvestment, annualRatePercent, stepUpPercent, years })
        const rows = planYears(input)
        for (const [, invested, returns, value] of rows)
          expect((invested + returns - value) / invested).toBeCloseTo(0, 12)
        expect(rows.at(-1)?.[3]).toBe(investment(input).totalValue)
      },
    ),
  )
})
