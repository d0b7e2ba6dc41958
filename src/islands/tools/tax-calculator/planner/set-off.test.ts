import fc from 'fast-check'
import { expect, test } from 'vitest'

import { blankInput } from './blank-input.ts'
import type { PlannerInput } from './planner-input.ts'
import { type Gain, lessOf } from './gains.ts'
import { planNotes, utilitySetOff } from './plan-notes.ts'
import { plan, regimePlan } from './plan.ts'
import { type BeforeSetOff, setOff, sumOf } from './set-off.ts'

const planOf = (given: Partial<PlannerInput>) => plan({ ...blankInput, ...given })
const notesOf = (given: Partial<PlannerInput>) => {
  const input = { ...blankInput, ...given }
  return planNotes(plan(input), input).join(' ')
}

// Section 109(1) of the Income-tax Act 2025, by hand: (10,00,000 − 2,00,000 − 2,50,000 − 1,25,000) × 12.5 % × 1.04
test('a loss from houses is set off against long-term equity gains', () => {
  const given = { ownInterest: 200_000, equityLong: 1_000_000 }
  const found = planOf(given)
  expect([found.old.tax, found.new.tax]).toEqual([55_250, 61_750])
  expect([found.cheaper, found.difference]).toEqual(['old', 6_500])
  expect(found.old.setOff).toEqual({ againstHeads: 0, againstGains: 200_000 })
  expect(found.oldDeductions).toBe(200_000)
  expect(notesOf(given)).toContain('is set off ₹2,00,000 against gains, which costs the least')
  expect(notesOf(given)).not.toContain('utility')
})

test.each<[string, Partial<PlannerInput>, number, number]>([
  [
    'short-term gains before a salary in the slab of 5 %',
    { grossIncome: 550_000, ownInterest: 200_000, equityShort: 200_000 },
    // 5,00,000 after the standard deduction pay 12,500, which the rebate takes back
    0,
    // 3,00,000 by slabs: 2,500; 40,000; together 5,00,000, of which 12,500 are taken back: 30,000 × 1.04
    31_200,
  ],
  [
    'a salary in the slab of 30 % before gains',
    { grossIncome: 2_000_000, ownInterest: 200_000, equityLong: 1_000_000 },
    // 17,50,000: 1,12,500 + 2,25,000; 8,75,000 × 12.5 % = 1,09,375; × 1.04
    464_750,
    464_750,
  ],
  [
    'deductions that use the salary up leave the loss to the gains',
    { grossIncome: 200_000, section80C: 150_000, ownInterest: 200_000, equityShort: 700_000 },
    // No slab income; 7,00,000 − 2,00,000 − 2,50,000 = 2,50,000 × 20 %, total income 5,00,000: 50,000 − 12,500
    39_000,
    // Salary first: 1,50,000 and 50,000 of the gain; 6,50,000 − 2,50,000 = 4,00,000 × 20 %
    83_200,
  ],
])('%s', (_, given, tax, byUtility) => {
  const { old } = planOf(given)
  expect(old.tax).toBe(tax)
  expect(utilitySetOff(old.before).steps.tax).toBe(byUtility)
})

test('the order of the Department’s utility is named where it costs more', () => {
  const given = { grossIncome: 550_000, ownInterest: 200_000, equityShort: 200_000 }
  expect(notesOf(given)).toContain('starts with the salary, which costs ₹31,200 more')
})

test('a loss above two lakh is not set off, and the new regime sets off none', () => {
  const found = planOf({ letInterest: 500_000, equityLong: 1_000_000 })
  expect(found.old).toMatchObject({ unusedLoss: 300_000, tax: 55_250 })
  expect(found.new).toMatchObject({ unusedLoss: 500_000, tax: 61_750 })
})

const amounts = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 0, max: 30 }),
)
const lakhs = amounts.map((steps) => steps * 50_000)
const years = fc.record({
  taxYear: fc.constantFrom('fy-2023-24', 'fy-2024-25', 'tax-year-2026-27'),
  sold: fc.constantFrom('before' as const, 'after' as const),
  ageBand: fc.constantFrom('below-60' as const, '60-to-79' as const, '80-and-over' as const),
  incomeKind: fc.constantFrom('salary' as const, 'other' as const),
  grossIncome: lakhs,
  otherIncome: lakhs,
  section80C: lakhs,
  ownInterest: fc.constantFrom(50_000, 150_000, 200_000),
  equityShort: lakhs,
  equityLong: lakhs,
  otherLong: lakhs,
  propertyPrice: lakhs,
  propertyCost: fc.constantFrom(0, 100_000, 250_000),
  propertyYear: fc.constantFrom(2001, 2012, 2025),
})

/** Every way to share a loss out in steps, as amounts against the heads and each gain. */
function* shares(loss: number, step: number, most: readonly number[]): Generator<number[]> {
  const [first = 0, ...others] = most
  if (others.length === 0) {
    if (loss <= first) yield [loss]
    return
  }
  for (let part = 0; part <= Math.min(loss, first); part += step)
    for (const rest of shares(loss - part, step, others)) yield [part, ...rest]
}

function leastByForce(before: BeforeSetOff, step: number): number {
  const used = Math.min(before.loss, before.heads + sumOf(before.gains))
  let least = Infinity
  for (const [againstHeads = 0, ...parts] of shares(used, step, [
    before.heads,
    ...before.gains.map(({ amount }) => amount),
  ])) {
    const gains = before.gains.map((gain: Gain, index) => lessOf(gain, parts[index] ?? 0))
    least = Math.min(least, setOff(before, againstHeads, gains).steps.tax)
  }
  return least
}

test('no other way to share the loss out costs less, and the utility’s never does', () => {
  fc.assert(
    fc.property(years, fc.constantFrom(25_000, 10_000), (given, step) => {
      const { taxYear } = given
      const input: PlannerInput = { ...blankInput, ...given }
      const year = plan({ ...blankInput, taxYear }).year
      const found = regimePlan(input, 'old', year)
      expect(found.tax).toBeLessThanOrEqual(leastByForce(found.before, step))
      expect(found.tax).toBeLessThanOrEqual(utilitySetOff(found.before).steps.tax)
    }),
    { numRuns: 150 },
  )
})

test('no share drawn at random costs less, in single rupees', () => {
  const whole = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 700_000 }))
  const uneven = years.chain((given) =>
    fc
      .record({
        grossIncome: whole,
        otherIncome: whole,
        equityShort: whole,
        equityLong: whole,
        otherLong: whole,
      }) // prettier-ignore
      .map((odd) => ({ ...given, ...odd })),
  )
  fc.assert(
    fc.property(uneven, fc.infiniteStream(fc.nat({ max: 1_000 })), (given, weights) => {
      const input: PlannerInput = { ...blankInput, ...given }
      const year = plan({ ...blankInput, taxYear: given.taxYear }).year
      const { before, tax } = regimePlan(input, 'old', year)
      const most = [before.heads, ...before.gains.map(({ amount }) => amount)]
      let left = Math.min(before.loss, before.heads + sumOf(before.gains))
      const drawn = most.map((amount) => {
        const part = Math.min(amount, left, Math.round((left * (weights.next().value as number)) / 1_000)) // prettier-ignore
        left -= part
        return part
      })
      const [againstHeads = 0, ...parts] = drawn.map((part, index) => {
        const more = Math.min(left, (most[index] ?? 0) - part)
        left -= more
        return part + more
      })
      const gains = before.gains.map((gain, index) => lessOf(gain, parts[index] ?? 0))
      expect(tax).toBeLessThanOrEqual(setOff(before, againstHeads, gains).steps.tax)
    }),
    { numRuns: 2_000 },
  )
})
