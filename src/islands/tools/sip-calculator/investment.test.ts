import fc from 'fast-check'
import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'

import { sipCalculator } from './definition.ts'
import { goalPlanner } from './goal/definition.ts'
import { goal } from './goal/goal.ts'
import { investment, planOf, type InvestmentInput } from './investment.ts'
import { investedToday } from './later.tsx'

const fresh = readInput(sipCalculator.fields, initialTexts(sipCalculator.fields))
const plan = (changes: Partial<InvestmentInput> = {}): InvestmentInput => ({ ...fresh, ...changes })
const of = (changes: Partial<InvestmentInput>) => investment(plan(changes))

// Every payment by itself, month by month, with 50 decimal digits.
test('a lump sum and yearly steps in rupees grow with the SIP', () => {
  expect(of({ lumpSum: 100_000 }).totalValue).toBeCloseTo(1_491_734.07, 2)
  expect(of({ lumpSum: 100_000 }).totalInvestment).toBe(700_000)
  expect(of({ stepUpRupees: 500 }).totalValue).toBeCloseTo(1_572_678.12, 2)
  expect(of({ stepUpRupees: 500 }).totalInvestment).toBe(870_000)
  expect(of({ stepUpPercent: 10, stepUpRupees: 500 }).totalValue).toBeCloseTo(2_212_630.88, 2)
  expect(of({ stepUpPercent: 10, stepUpRupees: 500 }).totalInvestment).toBeCloseTo(1_312_490.95, 2)
})

test('a yearly cost of 1 % takes 6,27,874 of twenty years', () => {
  const { totalValue, fundCost } = of({ years: 20, expenseRatioPercent: 1 })
  expect(fundCost).toBeCloseTo(627_874.33, 2)
  expect(totalValue).toBeCloseTo(4_367_865.27, 2)
})

test.each([
  [{ years: 20, delayMonths: 12 }, 619_112.5, 5_707.29],
  [{ delayMonths: 12 }, 187_587.86, 5_962.87],
  [{ delayMonths: 6, stepUpPercent: 10, lumpSum: 100_000 }, 185_916.88, 5_611.42],
])('started later, %j costs %d, made up for by %d a month', (changes, cost, catchUp) => {
  const { delayed } = of(changes)
  expect(delayed.cost).toBeCloseTo(cost, 2)
  expect(delayed.catchUp).toBeCloseTo(catchUp, 2)
})

test.each([
  [{ years: 20, skippedMonths: 12, monthsBeforeBreak: 0 }, 619_112.5, 5_707.29],
  [{ skippedMonths: 12, monthsBeforeBreak: 24 }, 147_737.84, 6_119.4],
  [{ skippedMonths: 6, monthsBeforeBreak: 18, stepUpPercent: 10 }, 88_828.71, 6_458.23],
  [{ skippedMonths: 6, monthsBeforeBreak: 18, stepUpRupees: 500 }, 88_828.71, 6_549.93],
  [
    { skippedMonths: 6, monthsBeforeBreak: 18, stepUpPercent: 10, stepUpRupees: 500 },
    96_904.04,
    7_545.34,
  ],
  [{ skippedMonths: 12, monthsBeforeBreak: 24, lumpSum: 100_000 }, 147_737.84, 6_119.4],
])('a break, %j, costs %d, made up for by %d a month', (changes, cost, catchUp) => {
  const { paused } = of(changes)
  expect(paused.cost).toBeCloseTo(cost, 2)
  expect(paused.catchUp).toBeCloseTo(catchUp, 2)
})

test('without months left, nothing makes up for a delay or a break', () => {
  // 1,00,000 × 1.01^120, less the lump sum, which is in hand all the time
  const late = of({ delayMonths: 120, lumpSum: 100_000, monthlyInvestment: 0 }).delayed
  expect(late.cost).toBeCloseTo(230_038.69, 2)
  expect(late.catchUp).toBeNaN()
  expect(of({ delayMonths: 500 }).delayed.cost).toBeCloseTo(1_161_695.38, 2)
  expect(of({ skippedMonths: 500, monthsBeforeBreak: 119 }).paused.cost).toBeCloseTo(5_050, 6)
  expect(of({ skippedMonths: 1, monthsBeforeBreak: 119 }).paused.catchUp).toBeNaN()
  expect(of({ skippedMonths: 12, monthsBeforeBreak: 130 }).paused.cost).toBe(0)
})

test.each([
  [{}, 557_648.74, 4_046.64, 57_086.04],
  [{ lumpSum: 100_000 }, 787_687.43, 4_046.64, 86_991.07],
  // Held for twelve months, the lump sum is short-term; a month later it is not.
  [{ years: 1, lumpSum: 100_000 }, 0, 16_729.14, 3_479.66],
  [{ years: 13 / 12, lumpSum: 100_000 }, 14_499.79, 4_046.64, 841.7],
  [{ years: 2.5, lumpSum: 50_000, stepUpPercent: 10 }, 39_510.29, 4_568.75, 950.3],
  [{ years: 2.5, stepUpRupees: 500 }, 22_117.85, 4_558.07, 948.08],
  // 12.5 % of 1,25,000 more, with the cess of 4 %
  [{ exemptionUsed: 125_000 }, 557_648.74, 4_046.64, 73_336.04],
])('sold at the end, %j has gains of %d and %d, taxed with %d', (changes, long, short, tax) => {
  const { gains, exitTax, inHand, totalValue } = of(changes)
  expect(gains.longTerm).toBeCloseTo(long, 2)
  expect(gains.shortTerm).toBeCloseTo(short, 2)
  expect(exitTax).toBeCloseTo(tax, 2)
  expect(inHand).toBe(totalValue - exitTax)
})

test('what is in hand is said in today’s rupees too', () => {
  // (11,61,695.38 − 57,086.04) ÷ 1.06^10
  expect(of({ inflationPercent: 6 }).inHandToday).toBeCloseTo(616_808.09, 2)
})

test('each payment counts in the rupees of its own day', () => {
  // Σ 5,000 ÷ 1.06^(k/12), k = 0 … 119, with 50 digits
  expect(investedToday(plan(), 6)).toBeCloseTo(455_829.63, 2)
  expect(investedToday(plan({ lumpSum: 100_000 }), 6)).toBeCloseTo(555_829.63, 2)
})

const amount = fc.double({ min: 1, max: 1e7, noNaN: true })
const rate = fc.double({ min: 0, max: 30, noNaN: true })
const plans = fc
  .record({
    monthlyInvestment: amount,
    annualRatePercent: rate,
    years: fc.integer({ min: 2, max: 720 }).map((months) => months / 12),
    stepUpPercent: fc.oneof(fc.constant(0), rate),
    stepUpRupees: fc.oneof(fc.constant(0), amount),
    lumpSum: fc.oneof(fc.constant(0), amount),
  })
  .map(plan)
const holds = (property: (input: InvestmentInput, other: number) => void) =>
  fc.assert(fc.property(plans, rate, property))

test('without options the result is that of the specification', () => {
  holds(({ monthlyInvestment, annualRatePercent, years }) => {
    const { totalValue, totalInvestment } = of({ monthlyInvestment, annualRatePercent, years })
    const [r, n] = [annualRatePercent / 1200, years * 12]
    // docs/specification.md 5.4; the textbook quotient loses its digits at tiny rates.
    fc.pre(r > 1e-6 || r === 0)
    const value = r === 0 ? n : (((1 + r) ** n - 1) / r) * (1 + r)
    expect(totalValue / monthlyInvestment / value).toBeCloseTo(1, 6)
    expect(totalInvestment / monthlyInvestment / n).toBeCloseTo(1, 12)
  })
})

test('whoever starts later or takes a break has less', () => {
  holds((input, share) => {
    const months = input.years * 12
    const delayMonths = Math.max(1, Math.floor((months * share) / 30))
    const { delayed, paused } = investment({
      ...input,
      delayMonths,
      skippedMonths: delayMonths,
      monthsBeforeBreak: 0,
    })
    expect(delayed.cost).toBeGreaterThan(0)
    expect(paused.cost).toBeGreaterThan(0)
  })
})

test('the payment that makes up for a delay is that of the goal in the time left', () => {
  const { delayed, totalValue } = of({ years: 20, lumpSum: 50_000, delayMonths: 12 })
  const found = goal({
    ...readInput(goalPlanner.fields, initialTexts(goalPlanner.fields)),
    targetAmount: totalValue,
    years: 19,
    lumpSum: 50_000,
  })
  expect(delayed.catchUp).toBeCloseTo(found.ways.level.sip, 6)
})

test('a plan paid with the raised SIP after its break comes to the same', () => {
  holds((input) => {
    const months = Math.round(input.years * 12)
    const before = Math.floor(months / 3)
    const { paused } = investment({ ...input, monthsBeforeBreak: before, skippedMonths: 1 })
    if (before + 1 >= months) return expect(paused.catchUp).toBeNaN()
    const paidOf = (month: number) => {
      const year = Math.floor((month - 1) / 12)
      const { monthlyInvestment, stepUpPercent, stepUpRupees } = planOf(input)
      const first = Math.floor((before + 1) / 12)
      const steps = (years: number) => {
        let sum = 0
        for (let step = 0; step < years; step++)
          sum = sum * (1 + stepUpPercent / 100) + stepUpRupees
        return sum
      }
      const raised = (paused.catchUp - steps(first)) / (1 + stepUpPercent / 100) ** first
      const base = month > before ? raised : monthlyInvestment
      return base * (1 + stepUpPercent / 100) ** year + steps(year)
    }
    let value = input.lumpSum
    for (let month = 1; month <= months; month++)
      value =
        (value + (month === before + 1 ? 0 : paidOf(month))) * (1 + input.annualRatePercent / 1200)
    expect(value / investment(input).totalValue).toBeCloseTo(1, 7)
  })
})

test('a dearer fund leaves less, and takes nothing at 0 %', () => {
  holds((input, percent) => {
    const costOf = (expenseRatioPercent: number) =>
      investment({ ...input, expenseRatioPercent }).fundCost
    expect(costOf(0)).toBe(0)
    expect(costOf(percent + 0.1)).toBeGreaterThan(costOf(percent))
  })
})

test('the tax is never negative, nor more than the gains', () => {
  holds((input, percent) => {
    const falling = { ...input, annualRatePercent: input.annualRatePercent - percent }
    const { exitTax, gains } = investment(falling)
    expect(exitTax).toBeGreaterThanOrEqual(0)
    expect(exitTax).toBeLessThanOrEqual(Math.max(0, gains.longTerm) + Math.max(0, gains.shortTerm))
  })
})

test('with inflation, today’s rupees are fewer', () => {
  holds((input, inflationPercent) => {
    const { realValue, totalValue, inHandToday, inHand } = investment({
      ...input,
      inflationPercent,
    })
    expect(realValue).toBeLessThanOrEqual(totalValue)
    expect(inHandToday).toBeLessThanOrEqual(inHand)
  })
})
