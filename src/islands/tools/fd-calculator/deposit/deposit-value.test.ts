import fc from 'fast-check'
import { expect, test } from 'vitest'

import { dayNumber, parseDate } from '@/islands/ui/dates/calendar.ts'

import {
  interestUntil,
  payoutOf,
  PAYOUT_MONTHS,
  type Deposit,
  type Payout,
} from './deposit-value.ts'
import { earlyClosing } from './later.tsx'
import { interestByYear } from './yield-after-tax.ts'

const day = (text: string) => {
  const date = parseDate(text)
  if (date === undefined) throw new Error(`${text} is no day.`)
  return dayNumber(date)
}
const deposit = (start: string, end: string, changes: Partial<Deposit> = {}): Deposit => ({
  principal: 100_000,
  annualRatePercent: 7,
  start: day(start),
  end: day(end),
  payout: 'maturity',
  dayCount: '365',
  ...changes,
})
const interest = (given: Deposit) => interestUntil(given, given.end)

// By 50-digit decimals from P(1 + r/400)^q (1 + rd/36500), as all amounts below.
const example = deposit('2027-09-15', '2029-01-31', { principal: 200_000, annualRatePercent: 7.25 })

test.each<[string, Deposit, number]>([
  ['5 quarters and 47 days', example, 20_836.63],
  ['the same with 366 days in 2028', { ...example, dayCount: '366' }, 20_834.61],
  ['400 days', deposit('2026-01-01', '2027-02-05'), 7_905.37],
  ['90 days', deposit('2026-01-01', '2026-04-01'), 1_726.03],
  // A day short of six months: 1,00,000 × 7 × 180 / 36,500; six months: two quarters, 1.0175² − 1
  ['180 days to the day before six months', deposit('2026-01-01', '2026-06-30'), 3_452.05],
  ['six months', deposit('2026-01-01', '2026-07-01'), 3_530.63],
  // Quarters from the 31st end with the shorter months: 28 February and 31 August are two of them.
  ['two quarters from the last of August', deposit('2026-08-31', '2027-02-28'), 3_530.63],
  ['no day at all', deposit('2026-01-01', '2026-01-01'), 0],
])('%s earn what the rule says', (_, given, amount) => {
  expect(interest(given)).toBeCloseTo(amount, 2)
})

test.each<[Payout, number]>([
  ['monthly', 2_899.75],
  ['quarterly', 8_750],
  ['half-yearly', 17_653.13],
  ['yearly', 35_929.52],
])('₹5,00,000 at 7 %% pay %s %d', (payout, amount) => {
  const given = deposit('2026-01-01', '2027-01-01', { principal: 500_000, payout })
  expect(payoutOf(given)).toBeCloseTo(amount, 2)
  expect(interest(given)).toBeCloseTo(payoutOf(given) * (12 / PAYOUT_MONTHS[payout]), 6)
})

test('the days after the last payout earn simple interest', () => {
  // 2,899.75… + 5,00,000 × 7 × 10 / 36,500
  const given = deposit('2026-01-01', '2026-02-11', { principal: 500_000, payout: 'monthly' })
  expect(interest(given)).toBeCloseTo(2_899.7514 + 958.9041, 3)
})

test('the interest of a financial year is the value on 1 April less that of the year before', () => {
  expect(interestByYear(example).map(({ year, interest }) => [year, interest.toFixed(2)])).toEqual([
    [2027, '8015.75'],
    [2028, '12820.88'],
  ])
})

test('the night of 31 March belongs to the year that ends', () => {
  const nights = interestByYear(deposit('2026-03-31', '2026-04-02'))
  expect(nights.map(({ year }) => year)).toEqual([2025, 2026])
  expect(nights[0]?.interest).toBeCloseTo(nights[1]?.interest ?? NaN, 9)
})

test('the interest of all years adds up to the whole, and no year has less than none', () => {
  const some = fc.record({
    from: fc.integer({ min: 0, max: 2_000 }),
    days: fc.integer({ min: 0, max: 4_000 }),
    payout: fc.constantFrom<Payout>('maturity', 'monthly', 'quarterly', 'half-yearly', 'yearly'),
    annualRatePercent: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
    dayCount: fc.constantFrom<Deposit['dayCount']>('365', '366'),
  })
  fc.assert(
    fc.property(some, ({ from, days, ...rest }) => {
      const start = day('2024-01-01') + from
      const given = { principal: 1_000_000, start, end: start + days, ...rest }
      const years = interestByYear(given)
      const sum = years.reduce((all, year) => all + year.interest, 0)
      expect(sum).toBeCloseTo(interest(given), 5)
      for (const year of years) expect(year.interest).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each<[string, number, number, number, Partial<ReturnType<typeof earlyClosing>>]>([
  // 2,00,000 × (1.01375³ × (1 + 5.5 × 5 / 36,500) − 1)
  ['2028-06-20', 6.5, 1, 5.5, { interest: 8_520.94, paid: 208_520.94 }],
  ['2028-06-20', 7.5, 1, 6.25, {}],
  ['2028-06-20', 0.5, 1, 0, { interest: 0, paid: 200_000 }],
  // Six days earn nothing, seven 2,00,000 × 5.5 × 7 / 36,500
  ['2027-09-21', 6.5, 1, 0, { interest: 0 }],
  ['2027-09-22', 6.5, 1, 5.5, { interest: 210.96 }],
])(
  'closed on %s at a card rate of %d less %d, a deposit earns %d %%',
  (closed, card, penalty, rate, amounts) => {
    const found = earlyClosing(example, day(closed), card, penalty)
    expect(found.ratePercent).toBe(rate)
    for (const [name, amount] of Object.entries(amounts))
      expect(found[name as keyof typeof found]).toBeCloseTo(amount, 2)
  },
)

test('interest that was paid out at the booked rate is taken off when closing early', () => {
  const monthly = deposit('2026-01-01', '2028-01-01', { principal: 500_000, payout: 'monthly' })
  const closed = earlyClosing(monthly, day('2026-07-01'), 6, 1)
  // Six payouts of 5,00,000 × 7 / 1,207 were made, and 5,00,000 × 5 / 1,205 were due.
  const [made, due] = [(500_000 * 7) / 1_207, (500_000 * 5) / 1_205]
  expect(closed.paid).toBeCloseTo(500_000 + 6 * (due - made), 6)
  expect(closed.lost).toBeCloseTo(6 * (made - due), 6)
})
