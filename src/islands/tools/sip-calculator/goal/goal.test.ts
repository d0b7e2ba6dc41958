import fc from 'fast-check'
import { expect, test } from 'vitest'

import { planPaidIn, planValue, type SavingPlan } from '../sip.ts'
import { goal, lastPayment, type GoalInput } from './goal.ts'

const crore: GoalInput = {
  targetAmount: 10_000_000,
  amountIn: 'then',
  priceRisePercent: 6,
  years: 20,
  lumpSum: 0,
  annualRatePercent: 12,
  stepUpPercent: 8,
  stepUpRupees: 500,
  furtherGoals: [],
}
const found = (changed: Partial<GoalInput> = {}) => goal({ ...crore, ...changed })
const sips = (changed: Partial<GoalInput> = {}) => {
  const { level, percent, rupees } = found(changed).ways
  return [level.sip, percent.sip, rupees.sip].map(Math.round)
}

/** Month by month, as the fund would do it: pay in, then grow; each thirteenth payment rises. */
function monthByMonth(plan: SavingPlan): { value: number; paid: number } {
  let value = plan.lumpSum
  let paid = plan.lumpSum
  for (let month = 0; month < plan.years * 12; month++) {
    const year = Math.floor(month / 12)
    const payment =
      plan.monthlyInvestment * (1 + plan.stepUpPercent / 100) ** year + plan.stepUpRupees * year
    paid += payment
    value = (value + payment) * (1 + plan.annualRatePercent / 1200)
  }
  return { value, paid }
}

// By 50-digit decimals, paid at the start of each month
test('a crore in 20 years at 12 % takes 10,009 a month, 5,866 rising by 8 %, 7,077 rising by ₹500', () => {
  expect(sips()).toEqual([10_009, 5_866, 7_077])
})

test('a lump sum grows beside the payments', () => {
  // By 50-digit decimals: 1,00,000 and 5,000 a month at 12 % for 10 years
  const plan = { monthlyInvestment: 5_000, annualRatePercent: 12, years: 10, stepUpPercent: 0, stepUpRupees: 0, lumpSum: 100_000 } // prettier-ignore
  expect(Math.round(planValue(plan))).toBe(1_491_734)
  expect(planPaidIn(plan)).toBe(700_000)
})

test('a goal in today’s rupees costs what prices have risen to', () => {
  // 1.06^20 = 3.207135472…
  expect(Math.round(found({ amountIn: 'today' }).needed)).toBe(32_071_355)
  expect(found({ amountIn: 'today' }).today).toBeCloseTo(10_000_000, 5)
  // 10^7 / 1.06^20
  expect(Math.round(found().today)).toBe(3_118_047)
})

test('without a return the goal is divided by the months', () => {
  const [level, , steps] = sips({ annualRatePercent: 0, targetAmount: 240_000 })
  expect(level).toBe(1_000)
  // The steps alone: 500 × 12 × (0 + 1 + … + 19) = 11,40,000
  expect(steps).toBe(0)
})

test('what is there already is enough when it grows to the goal', () => {
  // 1.01^240 = 10.8925536…
  expect(sips({ lumpSum: 1_000_000, targetAmount: 10_892_553 })).toEqual([0, 0, 0])
  expect(found({ lumpSum: 1_000_000, targetAmount: 10_892_654 }).ways.level.sip).toBeGreaterThan(0)
})

test('a year sooner takes more, a year later less, by the same formula', () => {
  const { sooner, later } = found()
  expect(sooner).toBe(found({ years: 19 }).ways.level.sip)
  expect(later).toBe(found({ years: 21 }).ways.level.sip)
  expect(sooner).toBeGreaterThan(found().ways.level.sip)
  expect(later).toBeLessThan(found().ways.level.sip)
})

test('what is saved already counts for the first goal only', () => {
  const second = { targetAmount: 10_000_000, years: 20 }
  const { goals } = found({ lumpSum: 200_000, furtherGoals: [second] })
  expect(goals[0]?.level).toBe(found({ lumpSum: 200_000 }).ways.level.sip)
  expect(goals[1]?.level).toBe(found().ways.level.sip)
})

test.each([{ years: 0 }, { years: -1 }, { years: 101 }, { targetAmount: NaN }])(
  'there is no plan for %j',
  (changed) => {
    expect(found(changed).ways.level.sip).toBeNaN()
  },
)

test('the last payment has risen once for every year begun', () => {
  const { ways } = found({ years: 2.5 })
  expect(lastPayment(ways.percent.plan)).toBeCloseTo(ways.percent.sip * 1.08 ** 2, 8)
  expect(lastPayment(ways.rupees.plan)).toBeCloseTo(ways.rupees.sip + 1_000, 8)
  expect(lastPayment(found({ years: 1 }).ways.rupees.plan)).toBe(
    found({ years: 1 }).ways.rupees.sip,
  )
})

const plans = fc.record({
  monthlyInvestment: fc.integer({ min: 0, max: 1_000_000 }),
  annualRatePercent: fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 40, noNaN: true })),
  years: fc.integer({ min: 1, max: 40 * 12 }).map((months) => months / 12),
  lumpSum: fc.integer({ min: 0, max: 10_000_000 }),
  stepUpPercent: fc.constant(0),
  stepUpRupees: fc.constant(0),
})
const steps = fc.constantFrom(
  { stepUpPercent: 0, stepUpRupees: 0, way: 'level' as const },
  { stepUpPercent: 7.5, stepUpRupees: 0, way: 'percent' as const },
  { stepUpPercent: 0, stepUpRupees: 750, way: 'rupees' as const },
)

test('the goal of what a plan comes to is that plan again, to the rupee', () => {
  fc.assert(
    fc.property(plans, steps, (level, { way, ...step }) => {
      const plan = { ...level, ...step }
      const result = goal({ ...crore, ...plan, targetAmount: planValue(plan) })
      expect(Math.abs(result.ways[way].sip - plan.monthlyInvestment)).toBeLessThan(0.5)
      expect(result.ways[way].value / (planValue(plan) || 1)).toBeCloseTo(
        planValue(plan) ? 1 : 0,
        9,
      )
    }),
    { numRuns: 1_000 },
  )
})

test('a plan comes to what paying month by month comes to', () => {
  fc.assert(
    fc.property(plans, steps, (level, { way: _, ...step }) => {
      const plan = { ...level, ...step, years: Math.max(1, Math.floor(level.years)) }
      const { value, paid } = monthByMonth(plan)
      expect(Math.abs(planValue(plan) - value)).toBeLessThanOrEqual(1e-8 * value)
      expect(Math.abs(planPaidIn(plan) - paid)).toBeLessThanOrEqual(1e-8 * paid)
    }),
  )
})
