import { expect, test } from 'vitest'

import { blankInput } from './blank-input.ts'
import type { PlannerInput } from './planner-input.ts'
import { plan } from './plan.ts'
import { casesOf } from '../../../../../tests/cases.ts'

const planOf = (given: Partial<PlannerInput>) =>
  plan({ ...blankInput, grossIncome: 3_000_000, ...given })
const itemsOf = (given: Partial<PlannerInput>) => {
  const found = planOf(given)
  return { new: found.new.items, old: found.old.items }
}

test.each(
  casesOf<
    [string, keyof ReturnType<typeof plan>['new']['items'], Partial<PlannerInput>, number, number]
  >('planner-allowances'),
)('%s allows what its section says', (_, name, given, inNew, inOld) => {
  const items = itemsOf(given)
  expect([items.new[name], items.old[name]]).toEqual([inNew, inOld])
})

test.each([
  ['tax-year-2026-27', 'other', 140_000, 100_000],
  ['fy-2024-25', 'other', 140_000, 100_000],
  ['fy-2023-24', 'other', 100_000, 100_000],
  ['tax-year-2026-27', 'government', 140_000, 140_000],
] as const)('in %s an employer (%s) may pay so much of the pay into the NPS', (...given) => {
  const [taxYear, employer, inNew, inOld] = given
  const items = itemsOf({ taxYear, employer, basicPay: 1_000_000, employerNps: 300_000 })
  expect([items.new.employerNps, items.old.employerNps]).toEqual([inNew, inOld])
})

test.each([
  ['tax-year-2026-27', 'Delhi', 450_000],
  ['tax-year-2026-27', 'Pune', 450_000],
  ['fy-2025-26', 'Pune', 360_000],
  ['fy-2025-26', 'Delhi', 450_000],
  ['tax-year-2026-27', 'other', 360_000],
] as const)('in %s rent in %s exempts by its share of the pay', (...given) => {
  const [taxYear, city, exempt] = given
  const rent = { basicPay: 900_000, hraReceived: 700_000, rentPaid: 1_000_000 }
  const found = planOf({ taxYear, city, ...rent })
  expect([found.new.heads.salary.hra, found.old.heads.salary.hra]).toEqual([0, exempt])
})

test('a third of a small family pension is free', () => {
  expect(planOf({ familyPension: 30_000 }).old.heads.other.familyPension).toBe(10_000)
})

test.each([
  ['tax-year-2026-27', 25_000, 15_000],
  ['fy-2023-24', 15_000, 15_000],
])('in %s a third of a family pension is free up to a limit', (taxYear, inNew, inOld) => {
  const found = planOf({ taxYear, familyPension: 120_000 })
  const { new: ofNew, old: ofOld } = found
  expect([ofNew.heads.other.familyPension, ofOld.heads.other.familyPension]).toEqual([inNew, inOld])
})

test('the interest of one’s own house is limited by what the loan was for', () => {
  const house = (ownLoan: PlannerInput['ownLoan']) =>
    planOf({ ownInterest: 300_000, ownLoan }).old.heads.house.lossInLimit
  expect([house('purchase'), house('repairs')]).toEqual([200_000, 30_000])
})

test('rent leaves 70 % after municipal tax, less all interest, in both regimes', () => {
  const found = planOf({ rentReceived: 500_000, municipalTax: 20_000, letInterest: 100_000 })
  // 4,80,000 × 70 % − 1,00,000
  expect([found.new.heads.house.income, found.old.heads.house.income]).toEqual([236_000, 236_000])
})

test('what only an employee has counts for nobody else', () => {
  const given = { basicPay: 900_000, hraReceived: 1e5, rentPaid: 3e5, employerNps: 1e5 }
  const found = planOf({ ...given, incomeKind: 'other', professionalTax: 2_500 })
  expect([found.new.taxableIncome, found.old.taxableIncome]).toEqual([3_000_000, 3_000_000])
})

// The rates of Finance (No. 2) Act 2024 hold for sales from 23 July 2024, its free amount for the whole of FY 2024-25.
test.each([
  ['fy-2023-24', 'after', 'equityShort', 200_000, 30_000],
  ['fy-2023-24', 'after', 'equityLong', 200_000, 10_000],
  ['fy-2023-24', 'after', 'otherLong', 200_000, 40_000],
  ['fy-2024-25', 'before', 'equityShort', 200_000, 30_000],
  ['fy-2024-25', 'before', 'equityLong', 225_000, 10_000],
  ['fy-2024-25', 'after', 'equityShort', 200_000, 40_000],
  ['fy-2024-25', 'after', 'equityLong', 225_000, 12_500],
  ['tax-year-2026-27', 'before', 'otherLong', 200_000, 25_000],
] as const)('in %s, sold %s: %s of %d pays %d', (taxYear, sold, kind, amount, tax) => {
  expect(planOf({ taxYear, sold, [kind]: amount }).new.gainsTax).toBe(tax)
})

test('before 23 July 2024 the cost of property grows with prices, and 20 % is the only rate', () => {
  // Bought in 2012-13 (index 200), sold in 2023-24 (348): 80 − 30 × 1.74 = 27.8 lakh, which is the gain
  const sale = { propertyPrice: 8_000_000, propertyCost: 3_000_000, propertyYear: 2012 }
  const found = planOf({ taxYear: 'fy-2023-24', ...sale })
  expect(found.new).toMatchObject({ gainsTax: 556_000, taxableIncome: 2_950_000 + 2_780_000 })
})

test('the old rebate falls on short-term equity gains and not on long-term ones', () => {
  const old = (given: Partial<PlannerInput>) =>
    plan({ ...blankInput, otherIncome: 250_000, ...given }).old
  // 1,00,000 × 20 % = 20,000, of which 12,500 are taken back; (2,25,000 − 1,25,000) × 12.5 %, nothing of it
  expect(old({ equityShort: 100_000 })).toMatchObject({ rebate: 12_500, tax: 7_800 })
  expect(old({ equityLong: 225_000 })).toMatchObject({ rebate: 0, tax: 13_000 })
})

test('the surcharge on gains ends at 15 %, and that above it counts the income without them', () => {
  // 3 crore of gains and 1 crore of salary: no 25 %
  const found = plan({ ...blankInput, otherIncome: 10_000_000, otherLong: 30_000_000 }).new
  expect(found.surcharge).toBeCloseTo((found.slabTax + found.gainsTax) * 0.15, 4)
  const rich = plan({ ...blankInput, otherIncome: 60_000_000, otherLong: 30_000_000 }).old
  expect(rich.surcharge).toBeCloseTo(rich.slabTax * 0.37 + rich.gainsTax * 0.15, 4)
})
