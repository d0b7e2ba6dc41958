import fc from 'fast-check'
import { expect, test } from 'vitest'

import { recurringDeposit, recurringYears, type RecurringInput } from './recurring.ts'

const input = (changes: Partial<RecurringInput> = {}): RecurringInput => ({
  wanted: 'maturity',
  monthlyDeposit: 5_000,
  target: 500_000,
  annualRatePercent: 7,
  years: 5,
  slabPercent: 30,
  ...changes,
})
const maturity = (changes: Partial<RecurringInput>) => recurringDeposit(input(changes)).maturity

// The formula of the Indian Banks' Association by 50-digit decimals; ₹100 × 60 at 6.7 % is ₹7,136.58 in India Post's own table.
test.each([
  [5_000, 18, 7.5, 95_502.35],
  [100, 60, 6.7, 7_136.58],
  [1_000, 10, 7, 10_324.59],
  [1_000, 10, 0, 10_000],
  [0, 60, 7, 0],
])('₹%d for %d months at %d %% come to %d', (monthlyDeposit, months, annualRatePercent, amount) => {
  expect(maturity({ monthlyDeposit, years: months / 12, annualRatePercent })).toBeCloseTo(amount, 2)
})

test('a single month earns a third of a quarter, compounded', () => {
  // 5,000 × 1.0175^(1/3)
  expect(maturity({ years: 1 / 12 })).toBeCloseTo(5_000 * Math.cbrt(1.0175), 8)
})

test('no months come to nothing', () => {
  expect(recurringDeposit(input({ years: 0 }))).toMatchObject({ maturity: 0, interest: 0, tax: 0 })
})

test.each<[Partial<RecurringInput>]>([
  [{ annualRatePercent: -1 }],
  [{ monthlyDeposit: -1 }],
  [{ years: -1 }],
  [{ years: 101 }],
])('%j has no value', (changes) => {
  expect(maturity(changes)).toBeNaN()
})

test('what is to be paid in comes to the target, and the years add up to it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 0, max: 150 }),
      fc.integer({ min: 1, max: 240 }),
      (target, tenths, months) => {
        const given = input({
          wanted: 'deposit',
          target,
          annualRatePercent: tenths / 10,
          years: months / 12,
        })
        const found = recurringDeposit(given)
        expect(found.maturity).toBeCloseTo(target, 4)
        const back = input({ ...given, wanted: 'maturity', monthlyDeposit: found.monthlyDeposit })
        expect(recurringDeposit(back).maturity).toBeCloseTo(target, 4)
        const last = recurringYears(found, given).at(-1)
        expect(last?.value).toBeCloseTo(target, 4)
        expect((last?.paidIn ?? NaN) + (last?.interest ?? NaN)).toBeCloseTo(target, 4)
      },
    ),
  )
})
