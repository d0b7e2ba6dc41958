import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hraCityRule, hraExemption, type HraPeriod, hraRuleOf } from './hra-exemption.ts'

const thisYear = hraCityRule('tax-year-2026-27')
const yearIn = (changes: Partial<HraPeriod> = {}): HraPeriod => ({
  months: 12,
  salary: 50_000,
  hra: 20_000,
  rent: 18_000,
  city: 'metro',
  ...changes,
})

// By hand from section 10(13A) with rule 2A, now Schedule III, Sl. No. 11 with rule 279: the least of the three.
test.each([
  ['the rent beyond a tenth of the salary', {}, 156_000, 'rent'],
  ['the allowance itself', { hra: 10_000 }, 120_000, 'hra'],
  ['half of the salary in a metro', { hra: 40_000, rent: 40_000 }, 300_000, 'salary'],
  ['two fifths elsewhere', { hra: 40_000, rent: 40_000, city: 'other' }, 240_000, 'salary'],
  ['nothing without rent', { rent: 0 }, 0, 'rent'],
  ['nothing where the rent is a tenth of the salary', { rent: 5_000 }, 0, 'rent'],
  ['one rupee where it is a rupee more', { rent: 5_001, months: 1 }, 1, 'rent'],
  ['nothing without an allowance', { hra: 0 }, 0, 'hra'],
] as const)('%s is the least of the three', (_, changes, exempt, least) => {
  const period = yearIn(changes)
  const result = hraExemption([period], thisYear)
  expect(result).toMatchObject({
    exempt,
    least,
    taxable: period.months * period.hra - exempt,
  })
})

test('the three limits are those of the whole period', () => {
  expect(hraExemption([yearIn()], thisYear).parts[0]?.limits).toEqual({
    hra: 240_000,
    rent: 156_000,
    salary: 300_000,
  })
})

// Six months at rent 18,000 exempt 6 × 13,000; six at rent 40,000 exempt 6 × 20,000, the allowance. In one go, the average
// rent of 29,000 would exempt 12 × 20,000.
test('a change of the rent is taken period by period', () => {
  const result = hraExemption(
    [yearIn({ months: 6 }), yearIn({ months: 6, rent: 40_000 })],
    thisYear,
  )
  expect(result.parts.map(({ exempt, least }) => [exempt, least])).toEqual([
    [78_000, 'rent'],
    [120_000, 'hra'],
  ])
  expect(result).toMatchObject({ exempt: 198_000, taxable: 42_000, least: undefined })
  expect(result.limits).toEqual({ hra: 240_000, rent: 288_000, salary: 300_000 })
})

test('of equal limits it names the one that more rent does not move', () => {
  expect(hraExemption([yearIn({ rent: 25_000 })], thisYear).least).toBe('hra')
  expect(hraExemption([yearIn({ rent: 30_000, hra: 25_000 })], thisYear).least).toBe('hra')
  expect(hraExemption([yearIn({ rent: 30_000, hra: 30_000 })], thisYear).least).toBe('salary')
})

test('a year without a period has nothing', () => {
  expect(hraExemption([], thisYear)).toMatchObject({ exempt: 0, taxable: 0, least: undefined })
})

test('an amount that is no number has no exemption', () => {
  for (const name of ['months', 'salary', 'hra', 'rent'] as const)
    expect(hraExemption([yearIn({ [name]: NaN })], thisYear).exempt).toBeNaN()
})

// Rule 279 of the Income-tax Rules 2026; rule 2A of 1962 before it.
const four = ['Mumbai', 'Kolkata', 'Delhi', 'Chennai']
test.each([
  ['fy-2023-24', four],
  ['fy-2025-26', four],
  ['tax-year-2026-27', [...four, 'Hyderabad', 'Pune', 'Ahmedabad', 'Bengaluru']],
])('the cities of %s are those of its rule', (id, metros) => {
  expect(hraCityRule(id).metros).toEqual(metros)
  expect(hraCityRule(id).salaryPercent).toEqual({ metro: 50, other: 40 })
})

test('a year that no rule names has the rule of the years before it', () => {
  expect(hraRuleOf('2027-04-01')).toBe(thisYear)
  expect(hraRuleOf('1999-04-01')).toBe(hraCityRule('fy-2023-24'))
})

test('the exemption is never below nothing nor above any limit, and is the same however a year is cut', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  const city = fc.constantFrom('metro' as const, 'other' as const)
  const period = fc.record({
    months: fc.integer({ min: 2, max: 12 }),
    salary: amount,
    hra: amount,
    rent: amount,
    city,
  })
  fc.assert(
    fc.property(period, (whole) => {
      const { exempt, limits } = hraExemption([whole], thisYear)
      expect(exempt).toBeGreaterThanOrEqual(0)
      expect(exempt).toBeLessThanOrEqual(Math.min(limits.hra, limits.rent, limits.salary))
      const cut = [
        { ...whole, months: 1 },
        { ...whole, months: whole.months - 1 },
      ]
      expect(hraExemption(cut, thisYear).exempt).toBeCloseTo(exempt, 4)
    }),
  )
})
