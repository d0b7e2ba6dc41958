import fc from 'fast-check'
import { exact, plus, times } from '../../../../../tests/unit/exact-money.ts'
import { expect, test } from 'vitest'

import { dayNumber } from '@/islands/ui/dates/calendar.ts'

import { mostAtBanks } from '../deposit-insurance.ts'
import { interestUntil, type Deposit } from '../deposit/deposit-value.ts'
import { yearsOfLadder } from '../taxed-years.ts'
import { ladder, type LadderEntry } from './ladder.ts'
import { working } from './later.tsx'

const day = (year: number, month: number, date: number) => dayNumber({ year, month, day: date })
const deposit = (changes: Partial<LadderEntry> = {}): LadderEntry => ({
  principal: 300_000,
  annualRatePercent: 7,
  startDate: day(2026, 12, 1),
  years: 1,
  days: 0,
  bank: 'A',
  ...changes,
})
const rungsOf = (...deposits: LadderEntry[]) => ladder({ deposits, age: 'below 60' }).rungs

/** ₹3,00,000 at 7 % after so many quarters, in exact fractions: × (1 + 7/400)^q. */
function afterQuarters(quarters: number): number {
  let value = exact(300_000)
  for (let quarter = 0; quarter < quarters; quarter++)
    value = times(value, plus(exact(1), { top: 7n, bottom: 400n }))
  return Number((value.top * 1_000_000n) / value.bottom) / 1_000_000
}

test('deposits come to what each of them comes to, by exact fractions', () => {
  const deposits = [deposit(), deposit({ years: 2 }), deposit({ years: 3, bank: 'B' })]
  const { principal, interest } = ladder({ deposits, age: 'below 60' })
  expect(principal).toBe(900_000)
  const whole = afterQuarters(4) + afterQuarters(8) + afterQuarters(12)
  expect(principal + interest).toBeCloseTo(whole, 4)
})

// The published method of the State Bank of India: 5 quarters and 47 days come to ₹2,20,836.63.
test('a length of years, months and days ends on its day', () => {
  const [rung] = rungsOf(
    deposit({
      principal: 200_000,
      annualRatePercent: 7.25,
      startDate: day(2027, 9, 15),
      years: 16 / 12,
      days: 16,
    }),
  )
  expect(rung?.deposit.end).toBe(day(2029, 1, 31))
  expect(rung?.interest).toBeCloseTo(20_836.63, 2)
})

test('an empty list comes to nothing, and a deposit that cannot be counted leaves no sum', () => {
  expect(ladder({ deposits: [], age: 'below 60' })).toEqual({
    rungs: [],
    principal: 0,
    interest: 0,
  })
  for (const wrong of [{ startDate: NaN }, { principal: -1 }, { days: 0.5 }, { years: 101 }]) {
    const { rungs, principal, interest } = ladder({
      deposits: [deposit(), deposit(wrong)],
      age: 'below 60',
    })
    expect(rungs.map(({ number }) => number)).toEqual([1])
    expect([principal, interest]).toEqual([NaN, NaN])
  }
})

// Simple interest below six months: 18,25,000 × 5 % × 100 ÷ 365 = 25,000; ₹73 more earn one rupee more.
const half = { principal: 1_825_000, annualRatePercent: 5, years: 0, days: 100 }
test.each([
  ['together exactly at the limit', 'below 60', half.principal, 'A', 0],
  ['together one rupee above it', 'below 60', 1_825_073, 'A', 5_000],
  ['at different banks', 'below 60', 1_825_073, 'B', 0],
  ['from age 60', '60 or more', 1_825_073, 'A', 0],
] as const)('TDS on two deposits %s', (_when, age, principal, bank, deducted) => {
  const rungs = rungsOf(deposit(half), deposit({ ...half, principal, bank }))
  const [year] = yearsOfLadder(rungs, age)
  expect(year?.year).toBe(2026)
  expect(year?.deducted).toBe(deducted)
})

test('the years stand in their order, whatever that of the list', () => {
  const rungs = rungsOf(deposit({ startDate: day(2030, 4, 1) }), deposit({ startDate: day(2027, 4, 1) })) // prettier-ignore
  expect(yearsOfLadder(rungs, 'below 60').map(({ year }) => year)).toEqual([2027, 2030])
})

test('before its rules began, tax deducted is not told', () => {
  expect(yearsOfLadder(rungsOf(deposit({ startDate: day(2025, 4, 1) })), 'below 60')).toEqual([
    { year: 2025, interest: expect.closeTo(afterQuarters(4) - 300_000, 4), deducted: NaN },
  ])
})

test('a bank holds most on the day on which its first deposit matures', () => {
  const rungs = rungsOf(deposit(), deposit({ years: 2 }), deposit({ years: 3, bank: 'B' }))
  const [a, b] = mostAtBanks(rungs)
  expect(a).toEqual({
    bank: 'A',
    most: expect.closeTo(2 * afterQuarters(4), 4),
    day: day(2027, 12, 1),
  })
  expect(b).toMatchObject({ bank: 'B', day: day(2029, 12, 1) })
})

test('a deposit does not stand beside the one that it renews', () => {
  const rungs = rungsOf(deposit(), deposit({ startDate: day(2027, 12, 1) }))
  expect(mostAtBanks(rungs)[0]?.most).toBeCloseTo(afterQuarters(4), 4)
})

const entry = fc.record({
  principal: fc.integer({ min: 0, max: 100_000_000 }),
  annualRatePercent: fc.integer({ min: 0, max: 1_500 }).map((rate) => rate / 100),
  startDate: fc.integer({ min: day(2000, 1, 1), max: day(2060, 1, 1) }),
  years: fc.integer({ min: 0, max: 120 }).map((months) => months / 12),
  days: fc.integer({ min: 0, max: 900 }),
  bank: fc.constantFrom('A', 'B', 'C'),
})

test('the years add up to the whole, and no order of the list changes anything', () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 6 }), (deposits) => {
      const { rungs, interest } = ladder({ deposits, age: 'below 60' })
      const years = yearsOfLadder(rungs, 'below 60')
      const sum = years.reduce((all, year) => all + year.interest, 0)
      expect(Math.abs(sum - interest)).toBeLessThanOrEqual(1e-9 * (1 + interest))
      const turned = ladder({ deposits: deposits.toReversed(), age: 'below 60' })
      expect(Math.abs(turned.interest - interest)).toBeLessThanOrEqual(1e-9 * (1 + interest))
      const before = mostAtBanks(rungs)
      for (const [index, { bank, most }] of mostAtBanks(turned.rungs).entries()) {
        expect(bank).toBe(before[index]?.bank)
        expect(Math.abs(most - (before[index]?.most ?? NaN))).toBeLessThanOrEqual(1e-9 * (1 + most))
      }
    }),
  )
})

const worthOn = (held: Deposit, on: number) => held.principal + interestUntil(held, on)

test('no bank ever holds more than it does on the day that is named', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 1, maxLength: 5 }),
      fc.nat(9_000),
      (deposits, later) => {
        const { rungs } = ladder({ deposits, age: 'below 60' })
        const on = day(2000, 1, 1) + later * 3
        for (const { bank, most } of mostAtBanks(rungs)) {
          const held = rungs
            .filter((rung) => rung.bank === bank)
            .filter(({ deposit: { start, end } }) => start < on && on <= end)
            .reduce((all, rung) => all + worthOn(rung.deposit, on), 0)
          expect(held).toBeLessThanOrEqual(most * (1 + 1e-9))
        }
      },
    ),
  )
})

// 5,00,000 × 7 % × 90 ÷ 365 = 8,630.14; two quarters and 9 days: × 1.0175² × (1 + 7 × 9 ÷ 36500)
test('the working has the quarters and days of each deposit', () => {
  const principal = 500_000
  const input = {
    deposits: [
      deposit({ principal, years: 0, days: 90 }),
      deposit({ principal, years: 0.5, days: 9 }),
    ],
    age: 'below 60' as const,
  }
  expect(working(ladder(input))[0]?.lines.slice(2)).toEqual([
    'Deposit 1: 5,00,000 × (1 + 7 × 90 ÷ 36500) ≈ ₹5,08,630.14',
    'Deposit 2: 5,00,000 × (1 + 7 ÷ 400)^2 × (1 + 7 × 9 ÷ 36500) ≈ ₹5,18,546.61',
    '= ₹10,27,176.75',
  ])
  expect(working(ladder({ ...input, deposits: [] }))).toEqual([])
})
