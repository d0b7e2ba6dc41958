import fc from 'fast-check'
import { expect, test } from 'vitest'

import { withdrawalPlan, type WithdrawalInput } from './withdrawal.ts'

const pension: WithdrawalInput = {
  savings: 2_000_000,
  annualRatePercent: 9,
  withdrawal: 20_000,
  takenAt: 'end',
  risePercent: 0,
  years: 20,
  leave: 0,
  taxedAs: 'equity',
  gainPercent: 0,
  heldMonths: 0,
  exemptionUsed: 0,
}
const found = (changed: Partial<WithdrawalInput> = {}) => withdrawalPlan({ ...pension, ...changed })

// By 50-digit decimals: paid at the end of each month, a twelfth of the rate a month
test('20 lakh at 9 % pay 20,000 for 185 months and then 10,649', () => {
  const { lasts, months, lastWithdrawal, withdrawn } = found()
  expect([lasts, months, Math.round(lastWithdrawal)]).toEqual(['ends', 186, 10_649])
  expect(Math.round(withdrawn)).toBe(185 * 20_000 + 10_649)
})

test('20 lakh at 9 % pay 15,000 for ever and 17,995 for 240 months', () => {
  expect(found().mostForEver).toBeCloseTo(15_000, 8)
  expect(Math.round(found().mostForYears)).toBe(17_995)
  const { lasts, months, leftAfterYears } = found({ withdrawal: 15_000 })
  expect([lasts, months]).toEqual(['for ever', NaN])
  expect(leftAfterYears).toBeCloseTo(2_000_000, 4)
})

// By 50-digit decimals: each withdrawal before the interest of its month
test('taken at the start of each month, 20 lakh pay 20,000 for 182 months and then 11,530', () => {
  const start = { takenAt: 'start' as const }
  const { months, lastWithdrawal, mostForEver, mostForYears } = found(start)
  expect([months, Math.round(lastWithdrawal)]).toEqual([183, 11_530])
  // 15,000 ÷ 1.0075 and 17,994.519… ÷ 1.0075
  expect(mostForEver).toBeCloseTo(14_888.34, 2)
  expect(mostForYears).toBeCloseTo(17_860.56, 2)
  const forEver = found({ ...start, withdrawal: mostForEver })
  expect(forEver.lasts).toBe('for ever')
  expect(forEver.leftAfterYears).toBeCloseTo(2_000_000, 3)
})

test('a withdrawal on the first day of new money has no gain, and ages a month less', () => {
  const [first] = found({ takenAt: 'start', years: 1 / 12, withdrawal: 14_000 }).schedule
  expect(first?.gains).toEqual({ shortTerm: 0, longTerm: 0 })
  // At the start of month 13 the units are 12 months old: still short-term. A month later they are not.
  const age = (heldMonths: number) =>
    found({ takenAt: 'start', heldMonths, gainPercent: 50, years: 1 / 12, withdrawal: 14_000 })
      .schedule[0]?.gains
  expect(age(12)).toEqual({ shortTerm: 7_000, longTerm: 0 })
  expect(age(13)).toEqual({ shortTerm: 0, longTerm: 7_000 })
})

test('without a return the savings are divided', () => {
  const { months, lastWithdrawal, mostForYears, mostForEver } = found({ annualRatePercent: 0 })
  expect([months, lastWithdrawal, mostForEver]).toEqual([100, 20_000, 0])
  expect(mostForYears).toBeCloseTo(2_000_000 / 240, 8)
})

test('withdrawals that rise with the money’s own growth never end, faster ones do', () => {
  // (1.0075)^12 − 1 = 9.380689…%: at a rise of 9.38 % the series still has a sum, above it none
  expect(found({ risePercent: 9.4 }).mostForEver).toBe(0)
  const { mostForEver } = found({ risePercent: 5 })
  expect(found({ risePercent: 5, withdrawal: mostForEver }).lasts).toBe('for ever')
  expect(found({ risePercent: 5, withdrawal: mostForEver * 1.1 }).lasts).toBe('ends')
})

test('a withdrawal a little above what the money earns lasts over a hundred years', () => {
  // ln(15,000.5 ÷ 0.5) ÷ ln(1.0075) = 1,379.7 months
  const { lasts, months, schedule } = found({ withdrawal: 15_000.5 })
  expect([lasts, months, schedule.length]).toEqual(['over a hundred years', NaN, 20])
})

test('the gain in a withdrawal is its part of all gains, and turns long-term after 12 months', () => {
  // ₹1,00,000 at 12 %: after a month 1,01,000, of which 50,500 are taken, and a month later the rest of 51,005
  const year = (heldMonths: number) =>
    found({ savings: 100_000, annualRatePercent: 12, withdrawal: 50_500, heldMonths, years: 1 })
      .schedule[0]
  const first = year(0)
  expect(first?.gains.longTerm).toBe(0)
  expect(first?.gains.shortTerm).toBeCloseTo((first?.withdrawn ?? NaN) - 100_000, 6)
  expect(year(12)?.gains.shortTerm).toBe(0)
  // Held for 11 months at the start: 12 after the first, which is short-term, with 50,500 × (1 − 1,00,000 ÷ 1,01,000)
  expect(year(11)?.gains.shortTerm).toBeCloseTo(500, 6)
})

test('short-term gains pay 20 % and 4 % cess from the first rupee', () => {
  // 20,000 × (1 − 20,00,000 ÷ 20,15,000) = 148.883…, taxed at 20.8 %
  expect(found({ years: 1 / 12, withdrawal: 15_000 }).tax).toBeCloseTo(
    15_000 * (1 - 2_000_000 / 2_015_000) * 0.208,
    6,
  )
})

test('long-term gains pay 12.5 % beyond the exemption of each year', () => {
  // Half gain, no growth: 25,000 × 12 a year, 1,50,000 of it gain; 25,000 beyond 1,25,000 at 13 %
  const taxed = { annualRatePercent: 0, gainPercent: 50, heldMonths: 12, withdrawal: 25_000 }
  expect(found({ ...taxed, savings: 3_000_000 }).schedule[0]?.tax).toBeCloseTo(3_250, 6)
  const used = { ...taxed, exemptionUsed: 125_000, savings: 3_000_000 }
  expect(found(used).schedule[0]?.tax).toBeCloseTo(19_500, 6)
  expect(found({ ...used, taxedAs: 'other' }).tax).toBe(0)
})

test.each([
  { savings: 0 },
  { savings: -5 },
  { withdrawal: -1 },
  { annualRatePercent: -1200 },
  { risePercent: -100 },
  { savings: NaN },
])('nothing is said of %j', (changed) => {
  expect(found(changed)).toMatchObject({ lasts: undefined, months: NaN, schedule: [], tax: NaN })
})

test('what is to be left cannot be more than the savings grow to', () => {
  // 20,00,000 × 1.0075^240 = 1,20,18,303
  expect(found({ leave: 12_018_000 }).mostForYears).toBeGreaterThan(0)
  expect(found({ leave: 12_019_000 }).mostForYears).toBeNaN()
})

const plans = fc.record({
  savings: fc.integer({ min: 1_000, max: 100_000_000 }),
  annualRatePercent: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 24, noNaN: true })),
  risePercent: fc.oneof(fc.constant(0), fc.double({ min: 0.1, max: 12, noNaN: true })),
  years: fc.integer({ min: 1, max: 480 }).map((months) => months / 12),
  takenAt: fc.constantFrom('end' as const, 'start' as const),
})

test('the most that can be taken leaves what is to be left, to the rupee', () => {
  fc.assert(
    fc.property(plans, fc.double({ min: 0, max: 1, noNaN: true }), (plan, part) => {
      const leave = plan.savings * part
      const { mostForYears } = found({ ...plan, leave })
      const again = found({ ...plan, leave, withdrawal: mostForYears })
      expect(Math.abs(again.leftAfterYears - leave)).toBeLessThan(0.5)
      expect(Math.abs(again.savingsNeeded - plan.savings)).toBeLessThan(0.5)
    }),
  )
})

test('what is withdrawn and left is what was there and what it earned; gains are withdrawals less cost', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 500 }), (plan, per) => {
      const { lasts, schedule, withdrawn } = found({ ...plan, withdrawal: plan.savings / per })
      fc.pre(lasts === 'ends')
      const gains = schedule.reduce((sum, year) => sum + year.gains.shortTerm + year.gains.longTerm, 0) // prettier-ignore
      // All units are sold in the end, so all gains are what was paid out beyond what was paid in.
      expect(Math.abs(gains - (withdrawn - plan.savings))).toBeLessThan(1e-6 * withdrawn)
      expect(schedule.at(-1)?.left).toBe(0)
    }),
  )
})
